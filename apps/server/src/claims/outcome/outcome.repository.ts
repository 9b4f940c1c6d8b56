import type { Insertable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { ClaimOutcomeRow } from '../../platform/database/tables/tables-claims.ts'

export async function insertOutcome(
  transaction: Database,
  outcome: Insertable<Schema['claim_outcome']>,
) {
  await transaction.insertInto('claim_outcome').values(outcome).execute()
}

/** Marks the decision in force as superseded, and returns it; undefined if none was. */
export function supersedeOutcome(
  transaction: Database,
  { claimId, at }: { claimId: string; at: Date },
) {
  return transaction
    .updateTable('claim_outcome')
    .set({ superseded_at: at })
    .where('claim_id', '=', claimId)
    .where('superseded_at', 'is', null)
    .returning(['decision', 'amount_cents', 'excess_cents'])
    .executeTakeFirst()
}

/** The last decision, in force or superseded. */
export function findLastOutcome(
  database: Database,
  claimId: string,
): Promise<ClaimOutcomeRow | undefined> {
  return database
    .selectFrom('claim_outcome')
    .select(columnsOf('claim_outcome'))
    .where('claim_id', '=', claimId)
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
