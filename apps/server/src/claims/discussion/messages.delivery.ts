import type { ClaimMessage } from '@sillage/wire/claims/claim-message.ts'
import type { Database } from '../../platform/database/database.ts'
import { publish } from '../../platform/live/live.repository.ts'
import { findNoteReaders, findReaders, findViewers } from '../access/claim-access.repository.ts'
import { findFilesOfMessages } from './attachments.repository.ts'
import { seenFiles, type Viewer } from './health-files.ts'
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
  { claimId, id, author }: { claimId: string; id: string; author?: Viewer },
): Promise<ClaimMessage> {
  const after = String(BigInt(id) - 1n)
  const [row] = await findMessages(transaction, { claimId, forStaff: true, after, limit: 1 })
  if (!row) throw new Error(`Message ${id} is not there`)
  const isNote = row.kind === 'note'
  const files = await findFilesOfMessages(transaction, [id])
  const tell = (message: ClaimMessage, to: { accountIds: readonly string[]; staff: boolean }) =>
    publish(transaction, { kind: 'message', payload: { claim_id: claimId, message }, ...to })
  if (!files.some((file) => file.is_health)) {
    const message = presentMessage(row, { files, hasAbsent: false })
    // a note on the claim of a colleague is not for that colleague
    const accountIds = await (isNote ? findNoteReaders : findReaders)(transaction, claimId)
    await tell(message, { accountIds, staff: !isNote })
    return message
  }
  const seenBy = (viewer: Viewer) => presentMessage(row, seenFiles(files, viewer))
  const team = seenBy({ accountId: '', standing: 'staff' })
  if (!isNote) await tell(team, { accountIds: [], staff: true })
  // one by one: each sees of the files what is theirs to see
  for (const viewer of await findViewers(transaction, claimId))
    if (viewer.standing !== 'staff')
      await tell(seenBy(viewer), { accountIds: [viewer.accountId], staff: false })
  return author ? seenBy(author) : team
}
