import { paths } from '@sillage/wire/addresses.ts'
import { notifyAll } from '../../notifications/notifications.service.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ClaimRow } from '../../platform/database/tables/tables-claims.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { publish } from '../../platform/live/live.repository.ts'
import { findNoteReaders } from '../access/claim-access.repository.ts'
import { referenceOf } from '../outcome/claim-movement.ts'
import { insertMentions } from './mentions.repository.ts'
import { MESSAGE_NOTICES, MESSAGE_REFUSALS } from './messages.messages.ts'

interface Mention {
  readonly context: Pick<RequestContext, 'session'>
  readonly claim: Pick<ClaimRow, 'id' | 'incident_date'>
  /** The id of the note. */
  readonly messageId: string
  readonly to: readonly string[]
}

/** Mentions colleagues in a note: each is notified, and it stays in their day view until they have read it. */
export async function mention(
  transaction: Database,
  { context, claim, messageId, to }: Mention,
): Promise<void> {
  const claimId = claim.id
  const accountIds = [...new Set(to.map((id) => id.toLowerCase()))]
  const readers = await findNoteReaders(transaction, claimId)
  const me = context.session.account.id
  if (accountIds.some((id) => id === me || !readers.includes(id)))
    throw refuse({
      code: 'message.mention',
      message: MESSAGE_REFUSALS.mentionUnknown,
      path: 'mentions',
    })
  await insertMentions(transaction, { claimId, messageId, accountIds })
  const title = MESSAGE_NOTICES.mentioned(referenceOf(claim))
  const path = paths.claimOf(claimId)
  await notifyAll(
    transaction,
    accountIds.map((accountId) => ({ accountId, key: `note ${messageId}`, title, path })),
  )
  await publish(transaction, { kind: 'notification', accountIds, payload: { title, path } })
}
