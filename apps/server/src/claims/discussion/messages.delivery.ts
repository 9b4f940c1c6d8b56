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
  /** Who caused it; null for an automatic event. */
  readonly accountId: string | null
  readonly content: string
  readonly at: Date
}

/** Adds the line of an event to the discussion. Call it in the event's transaction, with the claim locked. */
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

/** Sends a message to the open pages of those who may read it, once its files are attached. */
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
  const seenBy = (viewer: Viewer) => presentMessage(row, seenFiles(files, viewer))
  const team = seenBy({ accountId: '', standing: 'staff' })
  const forAuthor = author ? seenBy(author) : team
  if (isNote) {
    // a note on a colleague's claim is not for that colleague
    await tell(team, { accountIds: await findNoteReaders(transaction, claimId), staff: false })
    return forAuthor
  }
  const viewers = await findViewers(transaction, claimId)
  const hasThird = viewers.some(({ standing }) => standing === 'third')
  if (files.length === 0 || !(hasThird || files.some((file) => file.is_health))) {
    const withThird = row.kind !== 'system'
    const accountIds = await findReaders(transaction, claimId, { withThird })
    await tell(team, { accountIds, staff: true })
    return forAuthor
  }
  await tell(team, { accountIds: [], staff: true })
  // one by one: each sees only the files they may see
  for (const viewer of viewers)
    if (viewer.standing !== 'staff')
      await tell(seenBy(viewer), { accountIds: [viewer.accountId], staff: false })
  return forAuthor
}
