import { shownStatus } from '@sillage/domain/claims/status.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { Link } from 'wouter'
import { shortId } from '../../contracts/contract-title.ts'
import { dayText } from '../../shell/moment.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { LINKS as SAY } from './links.messages.ts'

interface SameClaimsProps extends Pick<NonNullable<ClaimDetail['desk']>, 'same'> {
  readonly onLink: (number: string) => void
}

/** Possible duplicates of this claim; each links to the other claim, and can be marked as linked after review. */
export function SameClaims({ same, onLink }: SameClaimsProps) {
  if (same.length === 0) return null
  return (
    <Banner tone="warn" lead={SAY.same}>
      {SAY.sameText}
      <ul className="claim-same">
        {same.map((one) => (
          <li key={one.claim_id}>
            <Link href={paths.claimOf(one.claim_id)}>
              {SAY.sameOne(
                shortId(one.claim_id),
                dayText(one.declared),
                shownStatus(one.claimStatus),
              )}
            </Link>
            <Button
              variant="secondary"
              size="s"
              aria-label={SAY.linkOf(shortId(one.claim_id))}
              onClick={() => onLink(one.claim_id)}
            >
              {SAY.link}
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
