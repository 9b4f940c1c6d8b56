import { useSyncExternalStore } from 'react'
import { sessionStore } from './session-store.ts'

type Answer = (isProved: boolean) => void

let pending: { readonly proved: Promise<boolean>; readonly answer: Answer } | null = null
const listeners = new Set<() => void>()

/** The callback of a pending proof of presence; null when none is requested. */
export function usePresenceAsked(): Answer | null {
  return useSyncExternalStore(subscribe, readAnswer, readAnswer)
}

const readAnswer = () => pending?.answer ?? null

/**
 * Asks for a proof of presence; false when the person declines or the session ends meanwhile. Concurrent calls share
 * one request.
 */
export function askForPresence(): Promise<boolean> {
  pending ??= newAsking()
  announce()
  return pending.proved
}

function newAsking() {
  const { promise: proved, resolve } = Promise.withResolvers<boolean>()
  const { epoch } = sessionStore.read()
  const stop = sessionStore.subscribe(() => {
    if (sessionStore.read().epoch !== epoch) answer(false)
  })
  const answer: Answer = (isProved) => {
    stop()
    pending = null
    resolve(isProved)
    announce()
  }
  return { proved, answer }
}

function announce() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
