import type { Insertable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** A payout that was not cancelled, locked until the commit, so that its account and amount can't change. */
export function holdReviewed(transaction: Database, id: string) {
  return transaction
    .selectFrom('payout')
    .select(['id', 'cents', 'bank_account_id', 'contract_id', 'policy_id', 'requested_by'])
    .select('payee_named_by')
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertReview(
  transaction: Database,
  review: Insertable<Schema['payout_review']>,
) {
  await transaction.insertInto('payout_review').values(review).execute()
}
