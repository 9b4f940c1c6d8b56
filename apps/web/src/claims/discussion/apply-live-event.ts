import type { ClaimMessage } from '@sillage/wire/claims/claim-message.ts'
import type { LiveEvent } from '@sillage/wire/live.ts'

/** Compares message ids, which are large integers as text: the longer one is greater. */
export function compareMessageIds(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0)
}

/**
 * Adds a message in order; a message already there is replaced. Never removes readers: the reply to a post may arrive
 * after someone has read it.
 */
export function withMessage(
  list: readonly ClaimMessage[],
  message: ClaimMessage,
): readonly ClaimMessage[] {
  const known = list.find((one) => one.message_id === message.message_id)
  const others = list.filter((one) => one !== known)
  const after = others.findIndex((one) => compareMessageIds(one.message_id, message.message_id) > 0)
  const read_by = Math.max(message.read_by, known?.read_by ?? 0)
  return others.toSpliced(after === -1 ? others.length : after, 0, { ...message, read_by })
}

/** The discussion after a live event; events of other claims change nothing. */
export function applyLiveEvent(
  list: readonly ClaimMessage[],
  { claimId, event }: { readonly claimId: string; readonly event: LiveEvent },
): readonly ClaimMessage[] {
  if (event.kind === 'message' && event.payload.claim_id === claimId)
    return withMessage(list, event.payload.message)
  if (event.kind === 'read' && event.payload.claim_id === claimId) {
    const { user_id: reader, from, up_to: upTo } = event.payload
    return list.map((message) =>
      message.user_id !== reader &&
      compareMessageIds(message.message_id, from) > 0 &&
      compareMessageIds(message.message_id, upTo) <= 0
        ? { ...message, read_by: message.read_by + 1 }
        : message,
    )
  }
  return list
}
