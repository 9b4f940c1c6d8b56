import { formatDay } from '@sillage/domain/values/day.ts'
import { CalendarClock, MessageSquareWarning } from 'lucide-react'
import { claimAddress } from '../claims/claim-address.ts'
import type { OwnClaim } from '../claims/claim-card.tsx'
import { contractTitle, shortId } from '../contracts/contract-title.ts'
import { DEFAULT_VIEW, writeView } from '../contracts/list-view.ts'
import { paths } from '../shell/paths.ts'
import { RouteButton } from '../shell/route-button.tsx'
import { Tile } from '../ui/tile.tsx'
import { MESSAGES } from './dashboard.messages.ts'
import type { Ending } from './follow-up.ts'

interface FollowUpListProps {
  readonly claims: readonly OwnClaim[]
  readonly endings: readonly Ending[]
}

/** « À suivre »: what will need the user before long. */
export function FollowUpList({ claims, endings }: FollowUpListProps) {
  if (endings.length + claims.length === 0)
    return <p className="follow-up-nothing muted">{MESSAGES.nothing}</p>
  return (
    <ul className="follow-up">
      {claims.map((claim) => (
        <ClaimItem key={claim.claim_id} claim={claim} />
      ))}
      {endings.map((ending) => (
        <EndingItem key={ending.contract.contract_id} {...ending} />
      ))}
    </ul>
  )
}

function ClaimItem({ claim }: { claim: OwnClaim }) {
  const id = shortId(claim.claim_id)
  return (
    <li>
      <Tile icon={MessageSquareWarning} />
      <div className="grow">
        <p className="strong">{MESSAGES.claimWaits(claim.nature)}</p>
        <p className="small muted num">{MESSAGES.claimDetail(id, claim.open_requests)}</p>
      </div>
      <RouteButton
        to={claimAddress(claim.claim_id)}
        variant="secondary"
        size="s"
        aria-label={`${MESSAGES.seeClaim} ${id}`}
      >
        {MESSAGES.seeClaim}
      </RouteButton>
    </li>
  )
}

function EndingItem({ contract, end, daysLeft }: Ending) {
  const id = shortId(contract.contract_id)
  const title = contractTitle(contract)
  return (
    <li>
      <Tile icon={CalendarClock} />
      <div className="grow">
        <p className="strong">
          {MESSAGES.ending(`${title[0]?.toLowerCase()}${title.slice(1)}`, daysLeft)}
        </p>
        <p className="small muted num">{MESSAGES.endingDetail(id, formatDay(end))}</p>
      </div>
      <RouteButton
        to={`${paths.contracts}?${writeView({ ...DEFAULT_VIEW, query: id })}`}
        variant="secondary"
        size="s"
        aria-label={`${MESSAGES.seeContract} ${id}`}
      >
        {MESSAGES.seeContract}
      </RouteButton>
    </li>
  )
}
