import { natureById } from '@sillage/domain/claims/natures.ts'
import type { LinkedClaim } from '@sillage/wire/claims/links/linked-claim.ts'
import type { Named } from '../access/people.repository.ts'
import { personOf } from '../outcome/claim-timeline.ts'
import type { findLinkedClaims } from './links.repository.ts'

export function presentLinks(
  links: Awaited<ReturnType<typeof findLinkedClaims>>,
  names: ReadonlyMap<string, Named>,
): LinkedClaim[] {
  return links.map((link) => ({
    link_id: link.id,
    claim_id: link.claim_id,
    nature: natureById(link.nature_id)?.label ?? link.nature,
    owner: names.get(link.owner_id)?.name ?? '',
    claimStatus: link.status,
    kind: link.kind,
    reason: link.reason,
    by: personOf(names, link.linked_by),
    at: link.linked_at.toISOString(),
  }))
}
