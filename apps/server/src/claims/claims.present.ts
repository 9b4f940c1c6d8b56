import type { Claim } from '@sillage/wire/claim.ts'
import type { ListedClaim } from './claims.repository.ts'

export function presentClaim(row: ListedClaim): Claim {
  return {
    claim_id: row.id,
    nature: row.nature,
    description: row.description,
    declaration_date: row.declared_at.toISOString(),
    claimStatus: row.status,
    contract_id: row.contract_id,
    dateIncident: row.incident_date,
  }
}
