import type { Database } from '../../platform/database/database.ts'

/** Showing more would tell the reader nothing new. */
const MOST = 5
const MOST_DECLARED = 50

/** The other claims of the same policy chain, nature and day: perhaps the same claim declared again. */
export function findSameClaims(
  database: Database,
  claim: {
    readonly id: string
    readonly contract_id: string
    readonly nature_id: string
    readonly incident_date: string
  },
) {
  return onChainOf(database, claim.contract_id)
    .select(['claim.id', 'claim.status', 'claim.declared_at'])
    .where('claim.incident_date', '=', claim.incident_date)
    .where('claim.nature_id', '=', claim.nature_id)
    .where('claim.id', '<>', claim.id)
    .orderBy('claim.declared_at')
    .orderBy('claim.id')
    .limit(MOST)
    .execute()
}

/** The claims already declared on the policy chain of a contract, newest first. */
export function findDeclared(database: Database, contractId: string) {
  return onChainOf(database, contractId)
    .select(['claim.id', 'claim.nature_id', 'claim.incident_date', 'claim.declared_at'])
    .select('claim.draft_id')
    .orderBy('claim.declared_at', 'desc')
    .limit(MOST_DECLARED)
    .execute()
}

function onChainOf(database: Database, contractId: string) {
  return database
    .selectFrom('claim')
    .innerJoin('contract', 'contract.id', 'claim.contract_id')
    .where((eb) =>
      eb(
        eb.fn.coalesce('contract.origin_contract_id', 'contract.id'),
        '=',
        eb
          .selectFrom('contract as own')
          .select((own) => own.fn.coalesce('own.origin_contract_id', 'own.id').as('origin'))
          .where('own.id', '=', contractId),
      ),
    )
}
