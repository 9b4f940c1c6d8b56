import type { Database } from '../../platform/database/database.ts'

/** What is needed of a claim that keeps premiums from being refunded. */
export interface HoldingClaim {
  readonly contract_id: string
  readonly nature_id: string
  readonly incident_date: string
}

/**
 * The claims on some contracts that keep premiums from being refunded: open ones, and those decided with something to
 * pay; refused ones do not.
 */
export async function findHoldingClaims(
  database: Database,
  contractIds: readonly string[],
): Promise<HoldingClaim[]> {
  if (contractIds.length === 0) return []
  return database
    .selectFrom('claim')
    .leftJoin('claim_outcome', (join) =>
      join
        .onRef('claim_outcome.claim_id', '=', 'claim.id')
        .on('claim_outcome.superseded_at', 'is', null),
    )
    .select(['claim.contract_id', 'claim.nature_id', 'claim.incident_date'])
    .where('claim.contract_id', 'in', contractIds)
    .where((where) =>
      where.or([
        where('claim.status', '!=', 'closed'),
        where('claim_outcome.decision', 'in', ['accepted', 'partly']),
      ]),
    )
    .execute()
}

/** Whether any claim was ever declared on some contracts. */
export async function hasClaims(
  database: Database,
  contractIds: readonly string[],
): Promise<boolean> {
  if (contractIds.length === 0) return false
  const found = await database
    .selectFrom('claim')
    .select('id')
    .where('contract_id', 'in', contractIds)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
