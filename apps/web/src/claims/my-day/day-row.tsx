import { paths } from '@sillage/wire/addresses.ts'
import type { DeskClaim } from '@sillage/wire/claims/claim-desk.ts'
import { Link } from 'wouter'
import { shortId } from '../../contracts/contract-title.ts'
import { useUnread } from '../../shell/notifications/unread.ts'
import { Button } from '../../ui/nav/button.tsx'
import { messageTime } from '../claim-dates.ts'
import { DESK } from '../desk/desk.messages.ts'
import { takeClaim } from '../desk/desk-row.tsx'
import { useTakeClaim } from '../desk/use-desk.ts'
import { MY_DAY } from './my-day.messages.ts'

interface DayRowProps {
  readonly claim: DeskClaim
  /** When it started waiting, or last changed. */
  readonly at: string
  readonly isToTake: boolean
  readonly onOpen: () => void
}

/** One claim of a section, with a button to take it when nobody able handles it. */
export function DayRow({ claim, at, isToTake, onOpen }: DayRowProps) {
  const take = useTakeClaim()
  const unread = useUnread()
  const number = shortId(claim.claim_id)
  return (
    <li data-age={claim.age} data-unread={unread.of(claim.claim_id) > 0}>
      <Link
        href={paths.claimOf(claim.claim_id)}
        className="my-day-file"
        onClick={onOpen}
        aria-label={MY_DAY.open(claim.nature, number)}
      >
        {claim.nature}
      </Link>
      <span className="my-day-owner">{claim.owner}</span>
      <span className="my-day-state small">
        {claim.is_pressing && <b>{DESK.pressing}</b>}
        {claim.age !== 'none' && <span className="desk-age">{DESK.ages[claim.age]}</span>}
        {claim.open_requests > 0 && (
          <span className="micro subtle">{DESK.asked(claim.open_requests)}</span>
        )}
      </span>
      <span className="my-day-when num small subtle">{messageTime(at)}</span>
      {isToTake && !claim.concerns_you && (
        <Button
          variant="quiet"
          size="s"
          aria-label={DESK.takeNamed(number)}
          busy={take.isPending}
          onClick={() => takeClaim(take, claim)}
        >
          {DESK.take}
        </Button>
      )}
    </li>
  )
}
