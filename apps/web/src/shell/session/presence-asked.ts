import { useSyncExternalStore } from 'react'
import { sessionStore } from './session-store.ts'

type Answer = (isProved: boolean) => void

let pending: { readonly proved: Promise<boolean>; readonly answer: Answer } | null = null
const listeners = new Set<() => void>()

/** Whether the person is asked for a proof of presence, and what takes the answer. */
export function usePresenceAsked(): Answer | null {
  return useSyncExternalStore(subscribe, () => pending?.answer ?? null)
}

/** Asks for a proof of presence; false when the person declines, or when the session ends meanwhile. Several calls share one answer. */
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
