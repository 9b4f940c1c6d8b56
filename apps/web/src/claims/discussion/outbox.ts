import { claimFile } from '@sillage/wire/claims/claim-message.ts'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { unsent } from '../../shell/session/unsent.ts'

const pendingMessage = z.object({
  /** Sent as the `Idempotency-Key`, so that a retry never makes two messages. */
  key: z.string(),
  /** Id of the last message when it was written. */
  after: z.string(),
  content: z.string(),
  // entries stored by earlier versions have no `health`
  files: z.readonly(
    z.array(z.extend(claimFile, { health: z._default(claimFile.shape.health, null) })),
  ),
  /** Whether the files contain health data and the author consents; missing in older entries. */
  isHealth: z._default(z.boolean(), false),
  isNote: z.boolean(),
  /** Ids of the mentioned colleagues; missing in older entries. */
  mentions: z._default(z.readonly(z.array(z.string())), []),
  /** Whether the team keeps the turn: the next step is its own. */
  keepsTurn: z.boolean(),
  state: z.enum(['sending', 'failed']),
  error: z.nullable(z.string()),
})

/** A message that the server has not acknowledged yet. */
export type PendingMessage = Readonly<z.output<typeof pendingMessage>>

const NONE: readonly PendingMessage[] = []
const boxes = new Map<string, readonly PendingMessage[]>()
const listeners = new Set<() => void>()

unsent.onForget(() => boxes.clear())

/** The unsent messages of one person on one claim. They survive a reload, but not closing the tab or signing out. */
export function useOutbox(box: string): readonly PendingMessage[] {
  return useSyncExternalStore(
    subscribe,
    () => readBox(box),
    () => NONE,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function putPending(box: string, message: PendingMessage): void {
  const others = readBox(box)
  const isThere = others.some(({ key }) => key === message.key)
  writeBox(
    box,
    isThere
      ? others.map((other) => (other.key === message.key ? message : other))
      : [...others, message],
  )
}

/** Marks a message as failed, unless it was discarded or forgotten meanwhile. */
export function failPending(box: string, message: PendingMessage): void {
  if (readBox(box).some(({ key }) => key === message.key)) putPending(box, message)
}

export function dropPending(box: string, key: string): void {
  writeBox(
    box,
    readBox(box).filter((message) => message.key !== key),
  )
}

function readBox(box: string): readonly PendingMessage[] {
  const known = boxes.get(box)
  if (known) return known
  const restored = restore(box)
  boxes.set(box, restored)
  return restored
}

/** Restores the outbox after a reload. A message that was being sent may have arrived: its key makes a retry safe. */
function restore(box: string): readonly PendingMessage[] {
  try {
    const text = unsent.read(storageKey(box))
    if (!text) return NONE
    const messages = z.array(pendingMessage).parse(JSON.parse(text))
    return messages.map((message) => ({ ...message, state: 'failed' }))
  } catch {
    return NONE
  }
}

function writeBox(box: string, messages: readonly PendingMessage[]): void {
  boxes.set(box, messages)
  unsent.write(storageKey(box), messages.length === 0 ? null : JSON.stringify(messages))
  for (const listener of listeners) listener()
}

function storageKey(box: string): string {
  return `outbox.${box}`
}
