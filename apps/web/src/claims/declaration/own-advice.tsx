import { adviceOn } from '@sillage/domain/claims/advice.ts'
import { natureLabelled } from '@sillage/domain/claims/natures.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { AdviceBanner } from '../detail/advice-banner.tsx'

/** For the owner of an open claim: who else may owe something, when a page elsewhere helps with it. */
export function OwnAdvice({ claim }: { claim: ClaimDetail }) {
  const nature = natureLabelled(claim.contract_type, claim.nature)
  const advice = nature && adviceOn(nature, claim)
  return advice?.link ? <AdviceBanner advice={advice} /> : null
}
