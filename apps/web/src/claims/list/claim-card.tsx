import { paths } from '@sillage/wire/addresses.ts'
import type { claims } from '@sillage/wire/claims/claims.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import { shortId } from '../../contracts/contract-title.ts'
import { dayText } from '../../shell/moment.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { SHELL_MESSAGES } from '../../shell/shell.messages.ts'
import { Card } from '../../ui/data/card.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { ClaimStatusBadge } from '../claim-status.tsx'
import { MESSAGES } from '../claims.messages.ts'

export type OwnClaim = Reply<typeof claims.mine>['data'][number]

/** A claim of the list: what it is, its progress, who must act. */
export function ClaimCard({ claim, unread }: { claim: OwnClaim; unread: number }) {
  const id = shortId(claim.claim_id)
  const turn = turnOf(claim)
  return (
    <Card
      as="li"
      className="claim-card"
      title={claim.nature}
      aside={<ClaimStatusBadge status={claim.claimStatus} />}
    >
      {claim.contract_name !== '' && (
        <p className="claim-card-of">{withWholeWords(claim.contract_name)}</p>
      )}
      <p className="small muted num">
        {MESSAGES.number(id)}, {MESSAGES.incident(dayText(claim.dateIncident))}
      </p>
      <p className="claims-description">{claim.description}</p>
      <div className="row-b claim-card-foot">
        <div className="claim-card-marks">
          {unread > 0 && (
            <span className="claim-card-unread">
              <i aria-hidden="true" />
              {SHELL_MESSAGES.unread(unread)}
            </span>
          )}
          {turn && <Tag>{turn}</Tag>}
          {!claim.is_owner && <Tag>{MESSAGES.takesPart}</Tag>}
        </div>
        <RouteButton
          to={paths.claimOf(claim.claim_id)}
          variant="secondary"
          size="s"
          aria-label={MESSAGES.detailsOf(claim, id)}
        >
          {MESSAGES.details}
        </RouteButton>
      </div>
    </Card>
  )
}

/** Who must act, as its owner reads it; who takes part only reads that it is over. */
function turnOf({ claimStatus, is_owner, open_requests: asked, waiting }: OwnClaim): string | null {
  if (claimStatus === 'closed') return MESSAGES.over
  if (!is_owner) return null
  if (asked > 0) return MESSAGES.asked(asked)
  if (waiting === 'customer') return MESSAGES.yourTurn
  return claimStatus === 'pending' ? MESSAGES.unread : MESSAGES.ourTurn
}
