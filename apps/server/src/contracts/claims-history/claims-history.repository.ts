import type { Database } from '../../platform/database/database.ts'

/** The claims on some contracts, each with the decision in force and whose fault it was. */
export function findClaimsOn(database: Database, contractIds: readonly string[]) {
  return database
    .selectFrom('claim')
    .leftJoin('claim_outcome', (join) =>
      join
        .onRef('claim_outcome.claim_id', '=', 'claim.id')
        .on('claim_outcome.superseded_at', 'is', null),
    )
    .select([
      'claim.incident_date',
      'claim.declared_at',
      'claim.nature',
      'claim.nature_id',
      'claim.injured',
      'claim.status',
      'claim_outcome.decision',
      (claim) =>
        claim
          .selectFrom('claim_fault')
          .select('claim_fault.fault')
          .whereRef('claim_fault.claim_id', '=', 'claim.id')
          .orderBy('claim_fault.set_at', 'desc')
          .orderBy('claim_fault.id')
          .limit(1)
          .as('fault'),
    ])
    .where('claim.contract_id', 'in', contractIds)
    .orderBy('claim.incident_date')
    .orderBy('claim.declared_at')
    .execute()
}

/** The grounds of the requests that end contracts on a day; null for a day that was freely chosen. */
export function findEndingGround(
  database: Database,
  contractIds: readonly string[],
  effectDate: string,
) {
  return database
    .selectFrom('ending_notice')
    .select('ground')
    .where('contract_id', 'in', contractIds)
    .where('effect_date', '=', effectDate)
    .executeTakeFirst()
}

/** When cover of these contracts was suspended for non-payment, earliest first. */
export function findSuspensions(database: Database, contractIds: readonly string[]) {
  return database
    .selectFrom('formal_notice')
    .select(['suspended_at', 'resumes_at'])
    .where('contract_id', 'in', contractIds)
    .where('suspended_at', 'is not', null)
    .$narrowType<{ suspended_at: Date }>()
    .orderBy('suspended_at')
    .execute()
}
