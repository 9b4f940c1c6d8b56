import { ATTACHMENT_TYPES } from '@sillage/domain/claims/attachments.ts'
import type { ClaimFile } from '@sillage/wire/claims/claim-message.ts'
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { unsent } from '../../shell/session/unsent.ts'

// entries stored by earlier versions have no `health`
const claimFile: v.GenericSchema<unknown, ClaimFile> = v.object({
  file_id: v.string(),
  file_name: v.string(),
  type: v.picklist(ATTACHMENT_TYPES),
  bytes: v.number(),
  has_thumbnail: v.boolean(),
  upload_date: v.string(),
  health: v.optional(
    v.nullable(
      v.object({
        is_readable: v.boolean(),
        consent: v.picklist(['given', 'withdrawn', 'none']),
        may_withdraw: v.boolean(),
      }),
    ),
    null,
  ),
})

const pendingMessage = v.object({
  /** Sent as the `Idempotency-Key`, so that a retry never makes two messages. */
  key: v.string(),
  /** Id of the last message when it was written. */
  after: v.string(),
  content: v.string(),
  files: v.pipe(v.array(claimFile), v.readonly()),
  /** Whether the files contain health data and the author consents; missing in older entries. */
  isHealth: v.optional(v.boolean(), false),
  isNote: v.boolean(),
  /** Ids of the mentioned colleagues; missing in older entries. */
  mentions: v.optional(v.pipe(v.array(v.string()), v.readonly()), []),
  /** Whether the team keeps the turn: the next step is its own. */
  keepsTurn: v.boolean(),
  state: v.picklist(['sending', 'failed']),
  error: v.nullable(v.string()),
})

/** A message that the server has not acknowledged yet. */
export type PendingMessage = Readonly<v.InferOutput<typeof pendingMessage>>

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
    const messages = v.parse(v.array(pendingMessage), JSON.parse(text))
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
