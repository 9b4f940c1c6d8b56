import type { PostOccasion } from '@sillage/domain/contracts/paper-posts.ts'
import type { Database } from '../../platform/database/database.ts'
import { insertPost } from './paper-posts.repository.ts'

/** Queues the documents of a contract for mailing, in the transaction of the change they are about. */
export function postPapersOf(
  transaction: Database,
  {
    contractId,
    occasion,
    now,
  }: {
    contractId: string
    occasion: PostOccasion
    now: Temporal.Instant
  },
): Promise<void> {
  return insertPost(transaction, { contractId, occasion, at: new Date(now.epochMilliseconds) })
}
