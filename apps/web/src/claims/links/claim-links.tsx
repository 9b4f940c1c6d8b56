import { linkLabel } from '@sillage/domain/claims/desk/linked-claims.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import type { LinkedClaim } from '@sillage/wire/claims/links/linked-claim.ts'
import { Link2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { shortId } from '../../contracts/contract-title.ts'
import { dayText } from '../../shell/moment.ts'
import { lazyPart } from '../../shell/pages/lazy-part.tsx'
import { loadAhead } from '../../shell/pages/load-ahead.ts'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { ClaimStatusBadge } from '../claim-status.tsx'
import { useClaimChange } from '../detail/use-claim.ts'
import './links.css'
import { LINKS as SAY } from './links.messages.ts'
import { linksApi } from './links-api.ts'
import { SameClaims } from './same-claims.tsx'

const LinkClaimDialog = lazyPart(
  () => import('./link-claim-dialog.tsx'),
  (file) => file.LinkClaimDialog,
)

interface ClaimLinksProps {
  readonly claimId: string
  readonly desk: Pick<NonNullable<ClaimDetail['desk']>, 'same' | 'linked'>
}

/** Possible duplicates of this claim, the claims linked to it by hand, and the way to link another. */
export function ClaimLinks({ claimId, desk: { same, linked } }: ClaimLinksProps) {
  const [linking, setLinking] = useState<{ readonly number: string } | null>(null)
  const known = new Set(linked.map(({ claim_id }) => claim_id))
  return (
    <>
      <SameClaims
        same={same.filter((one) => !known.has(one.claim_id))}
        onLink={(number) => setLinking({ number })}
      />
      <section className="claim-links" aria-label={SAY.title}>
        {linked.length > 0 && (
          <>
            <h3>{SAY.title}</h3>
            <ul>
              {linked.map((one) => (
                <OneLink key={one.link_id} claimId={claimId} linked={one} />
              ))}
            </ul>
          </>
        )}
        <Button
          variant="quiet"
          size="s"
          icon={Link2}
          {...loadAhead(LinkClaimDialog)}
          onClick={() => setLinking({ number: '' })}
        >
          {SAY.add}
        </Button>
      </section>
      <Suspense>
        {linking && (
          <LinkClaimDialog
            claimId={claimId}
            number={linking.number}
            onClose={() => setLinking(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function OneLink({ claimId, linked }: { claimId: string; linked: LinkedClaim }) {
  const { link_id: linkId, claim_id: otherId, kind, reason, by, at } = linked
  const number = shortId(otherId)
  const undoing = useClaimChange(
    claimId,
    async () => (await linksApi.unlink({ params: { id: claimId, linkId } })).data,
  )
  return (
    <li>
      <p className="claim-link-head">
        <Link href={paths.claimOf(otherId)}>{SAY.file(linked.nature, number)}</Link>
        <ClaimStatusBadge status={linked.claimStatus} />
        <span className="small subtle">{linked.owner}</span>
      </p>
      <p>{SAY.why(linkLabel(kind), reason)}</p>
      <p className="claim-link-foot">
        <span className="small muted num">{SAY.by(by?.name ?? SAY.nobody, dayText(at))}</span>
        <Button
          variant="quiet"
          size="s"
          aria-label={SAY.undoOf(number)}
          busy={undoing.isPending}
          onClick={() => undoing.mutate(undefined)}
        >
          {SAY.undo}
        </Button>
      </p>
      {undoing.error && (
        <div role="alert">
          <FieldError>
            {SAY.undoFailed} {undoing.error.message}
          </FieldError>
        </div>
      )}
    </li>
  )
}
