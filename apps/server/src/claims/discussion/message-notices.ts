import type { ClaimStatus } from '@sillage/domain/claims/status.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findReaders } from '../access/claim-access.repository.ts'
import { numberOf, tell, withDeputy } from '../outcome/claim-movement.ts'
import { MESSAGE_NOTICES } from './messages.messages.ts'
import { findReadings } from './messages.repository.ts'

/** Notifies the other readers of a claim, once until they have read it. */
export async function notifyReaders(
  transaction: Database,
  { now, session }: Pick<RequestContext, 'now' | 'session'>,
  { id: claimId, status }: { readonly id: string; readonly status: ClaimStatus },
) {
  const readers = await withDeputy(transaction, {
    readers: await findReaders(transaction, claimId),
    claimId,
    now,
  })
  const others = readers.filter((id) => id !== session.account.id)
  const readings = await findReadings(transaction, { claimId, accountIds: others })
  const title =
    status === 'closed'
      ? MESSAGE_NOTICES.postedOnClosed(numberOf(claimId))
      : MESSAGE_NOTICES.posted(numberOf(claimId))
  for (const accountId of others)
    await tell(transaction, [accountId], {
      claimId,
      key: `messages après ${readings.get(accountId) ?? '0'}`,
      title,
      choice: 'messages',
    })
}
