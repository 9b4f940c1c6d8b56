import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import type { Database } from '../../platform/database/database.ts'

/** How far the statement of an accident is. */
export async function statementStage(
  database: Database,
  claimId: string,
): Promise<NonNullable<ClaimDetail['statement']>> {
  const row = await database
    .selectFrom('claim_statement')
    .select(['signed_a_at', 'signed_b_at'])
    .where('claim_id', '=', claimId)
    .executeTakeFirst()
  if (!row) return 'new'
  return row.signed_a_at && row.signed_b_at ? 'signed' : 'begun'
}
