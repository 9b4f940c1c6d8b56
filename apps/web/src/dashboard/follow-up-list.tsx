import { formatDay } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { CalendarClock, MailCheck, MessageSquareText, MessageSquareWarning } from 'lucide-react'
import { contractTitle, shortId } from '../contracts/contract-title.ts'
import { DEFAULT_VIEW, writeView } from '../contracts/list/list-view.ts'
import { RouteButton } from '../shell/pages/route-button.tsx'
import { SHELL_MESSAGES } from '../shell/shell.messages.ts'
import { Tile } from '../ui/data/tile.tsx'
import { MESSAGES } from './dashboard.messages.ts'
import type { ClaimToFollow, Ending } from './follow-up.ts'

interface FollowUpListProps {
  readonly claims: readonly ClaimToFollow[]
  /** Messages that wait for a member of staff in the claims of others. */
  readonly deskUnread: number
  readonly endings: readonly Ending[]
  /** The address that nobody has confirmed yet. */
  readonly unproved: string | null
}

/** « À suivre »: what will need the user before long. */
export function FollowUpList({ claims, deskUnread, endings, unproved }: FollowUpListProps) {
  if (endings.length + claims.length + deskUnread === 0 && unproved === null)
    return <p className="follow-up-nothing muted">{MESSAGES.nothing}</p>
  return (
    <ul className="follow-up">
      {unproved !== null && <ProofItem email={unproved} />}
      {deskUnread > 0 && <DeskItem unread={deskUnread} />}
      {claims.map((one) => (
        <ClaimItem key={one.claim.claim_id} {...one} />
      ))}
      {endings.map((ending) => (
        <EndingItem key={ending.contract.contract_id} {...ending} />
      ))}
    </ul>
  )
}

function ProofItem({ email }: { email: string }) {
  return (
    <li>
      <Tile icon={MailCheck} />
      <div className="grow">
        <p className="strong">{MESSAGES.unproved}</p>
        <p className="small muted">{MESSAGES.unprovedDetail(email)}</p>
      </div>
      <RouteButton to={paths.profile} variant="secondary" size="s">
        {MESSAGES.seeProfile}
      </RouteButton>
    </li>
  )
}

function DeskItem({ unread }: { unread: number }) {
  return (
    <li>
      <Tile icon={MessageSquareText} />
      <div className="grow">
        <p className="strong">{MESSAGES.deskUnread(SHELL_MESSAGES.unread(unread))}</p>
        <p className="small muted">{MESSAGES.deskUnreadDetail}</p>
      </div>
      <RouteButton to={paths.claimsDesk} variant="secondary" size="s">
        {MESSAGES.seeDesk}
      </RouteButton>
    </li>
  )
}

function ClaimItem({ claim, isAwaited, unread }: ClaimToFollow) {
  const id = shortId(claim.claim_id)
  const said = unread > 0 ? SHELL_MESSAGES.unread(unread) : null
  return (
    <li>
      <Tile icon={isAwaited ? MessageSquareWarning : MessageSquareText} />
      <div className="grow">
        <p className="strong">
          {isAwaited || !said
            ? MESSAGES.claimWaits(claim.nature)
            : MESSAGES.claimUnread(claim.nature, said)}
        </p>
        <p className="small muted num">
          {MESSAGES.claimDetail(id, {
            asked: claim.open_requests,
            unread: isAwaited ? said : null,
          })}
        </p>
      </div>
      <RouteButton
        to={paths.claimOf(claim.claim_id)}
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
