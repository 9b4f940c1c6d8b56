import { natureById } from '@sillage/domain/claims/natures.ts'
import type { Claim } from '@sillage/wire/claims/claim.ts'
import type { ListedClaim } from './claims.repository.ts'

export function presentClaim(row: ListedClaim): Claim {
  return {
    claim_id: row.id,
    // one that is not known any more keeps the label that it had
    nature: natureById(row.nature_id)?.label ?? row.nature,
    description: row.description,
    declaration_date: row.declared_at.toISOString(),
    claimStatus: row.status,
    contract_id: row.contract_id,
    dateIncident: row.incident_date,
  }
}
