import type { PostOccasion } from '@sillage/domain/contracts/paper-posts.ts'
import type { Database } from '../../platform/database/database.ts'
import { insertPost } from './paper-posts.repository.ts'

/** Has the papers of a contract go out, in the transaction of what they tell of. */
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
