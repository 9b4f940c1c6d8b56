import type { Database } from '../../platform/database/database.ts'
import type { ClaimRow } from '../../platform/database/tables/tables-claims.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findReaders } from '../access/claim-access.repository.ts'
import { referenceOf, tell, withDeputy } from '../outcome/claim-movement.ts'
import { MESSAGE_NOTICES } from './messages.messages.ts'
import { findReadings } from './messages.repository.ts'

/** Notifies the other readers of a claim, once until they have read it. */
export async function notifyReaders(
  transaction: Database,
  { now, session }: Pick<RequestContext, 'now' | 'session'>,
  claim: Pick<ClaimRow, 'id' | 'status' | 'incident_date'>,
) {
  const claimId = claim.id
  const readers = await withDeputy(transaction, {
    readers: await findReaders(transaction, claimId),
    claimId,
    now,
  })
  const others = readers.filter((id) => id !== session.account.id)
  const readings = await findReadings(transaction, { claimId, accountIds: others })
  const title =
    claim.status === 'closed'
      ? MESSAGE_NOTICES.postedOnClosed(referenceOf(claim))
      : MESSAGE_NOTICES.posted(referenceOf(claim))
  for (const accountId of others)
    await tell(transaction, [accountId], {
      claimId,
      key: `messages après ${readings.get(accountId) ?? '0'}`,
      title,
      choice: 'messages',
    })
}
