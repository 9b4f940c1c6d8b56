import type { ClaimMessage } from '@sillage/wire/claims/claim-message.ts'
import type { Database } from '../../platform/database/database.ts'
import { publish } from '../../platform/live/live.repository.ts'
import { findNoteReaders, findReaders } from '../access/claim-access.repository.ts'
import { findFilesOfMessages } from './attachments.repository.ts'
import { presentMessage } from './messages.present.ts'
import { findMessages, insertMessage } from './messages.repository.ts'

interface SystemMessage {
  readonly claimId: string
  /** Who caused it; null when nobody did. */
  readonly accountId: string | null
  readonly content: string
  readonly at: Date
}

/** Tells an event in the discussion. In the transaction of the event, with the claim locked. */
export async function postSystemMessage(
  transaction: Database,
  { claimId, accountId, content, at }: SystemMessage,
): Promise<ClaimMessage> {
  const id = await insertMessage(transaction, {
    claim_id: claimId,
    kind: 'system',
    account_id: accountId,
    content,
    posted_at: at,
  })
  return deliver(transaction, { claimId, id })
}

/** Tells the open pages of those who may read it of a message, once its files are with it. */
export async function deliver(
  transaction: Database,
  { claimId, id }: { claimId: string; id: string },
): Promise<ClaimMessage> {
  const after = String(BigInt(id) - 1n)
  const [row] = await findMessages(transaction, { claimId, forStaff: true, after, limit: 1 })
  if (!row) throw new Error(`Message ${id} is not there`)
  const isNote = row.kind === 'note'
  const message = presentMessage(row, await findFilesOfMessages(transaction, [id]))
  await publish(transaction, {
    kind: 'message',
    payload: { claim_id: claimId, message },
    // a note on the claim of a colleague is not for that colleague
    accountIds: await (isNote ? findNoteReaders : findReaders)(transaction, claimId),
    staff: !isNote,
  })
  return message
}
