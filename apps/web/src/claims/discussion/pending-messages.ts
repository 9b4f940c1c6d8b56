import type { ClaimMessage } from '@sillage/wire/claims/claim-message.ts'
import { compareMessageIds } from './apply-live-event.ts'
import type { PendingMessage } from './outbox.ts'

/**
 * The pending messages to show. Leaves out those that the live connection delivered, before the reply to their own
 * request or instead of it. A refused one stays, since a message with the same text is another.
 */
export function stillPending(
  pending: readonly PendingMessage[],
  { list, viewerId }: { list: readonly ClaimMessage[]; viewerId: string },
): readonly PendingMessage[] {
  return pending.filter(
    (one) =>
      one.error !== null ||
      !list.some((message) => message.user_id === viewerId && isSame(message, one)),
  )
}

function isSame(message: ClaimMessage, pending: PendingMessage): boolean {
  const { after, content, files, isNote } = pending
  return (
    compareMessageIds(message.message_id, after) > 0 &&
    message.message_content === content &&
    (message.kind === 'note') === isNote &&
    message.documents.map((file) => file.file_id).join() ===
      files.map((file) => file.file_id).join()
  )
}
