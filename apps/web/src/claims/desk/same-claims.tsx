import { shownStatus } from '@sillage/domain/claims/status.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { Link } from 'wouter'
import { shortId } from '../../contracts/contract-title.ts'
import { dayText } from '../../shell/moment.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { STAFF as SAY } from './staff.messages.ts'

/** The claims that may be this one declared again; each leads to the other. */
export function SameClaims({ same }: Pick<NonNullable<ClaimDetail['desk']>, 'same'>) {
  if (same.length === 0) return null
  return (
    <Banner tone="warn" lead={SAY.same}>
      {SAY.sameText}
      <ul>
        {same.map((one) => (
          <li key={one.claim_id}>
            <Link href={paths.claimOf(one.claim_id)}>
              {SAY.sameOne(
                shortId(one.claim_id),
                dayText(one.declared),
                shownStatus(one.claimStatus),
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
