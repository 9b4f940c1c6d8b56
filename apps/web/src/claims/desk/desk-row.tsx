import { PRODUCT_NATURES } from '@sillage/domain/products/natures.ts'
import { formatEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { DeskClaim } from '@sillage/wire/claims/claim-desk.ts'
import { FileText } from 'lucide-react'
import { Link } from 'wouter'
import { shortId } from '../../contracts/contract-title.ts'
import { PRODUCT_ICONS } from '../../shell/product-icons.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { messageTime } from '../claim-dates.ts'
import { ClaimStatusBadge } from '../claim-status.tsx'
import { ClaimStatusSelect } from '../claim-status-select.tsx'
import type { OptionalColumn } from './columns/desk-columns.ts'
import { DESK } from './desk.messages.ts'
import { DESK_BULK } from './desk-bulk.messages.ts'
import type { useTakeClaim } from './use-desk.ts'

interface RowProps {
  readonly claim: DeskClaim
  readonly unread: number
  readonly isSelected: boolean
  readonly take: ReturnType<typeof useTakeClaim>
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly columns: ReadonlySet<OptionalColumn>
}

/** A row of the desk. */
export function DeskRow({
  claim,
  unread,
  isSelected,
  take,
  isChosen,
  onChoose,
  columns,
}: RowProps) {
  const id = shortId(claim.claim_id)
  return (
    <tr data-selected={isSelected} data-unread={unread > 0}>
      <td data-column="number">
        <span className="desk-number">
          <input
            type="checkbox"
            aria-label={DESK_BULK.choose(id)}
            checked={isChosen}
            onChange={onChoose}
          />
          <Link href={paths.claimOf(claim.claim_id)} className="num" data-row={claim.claim_id}>
            {id}
          </Link>
        </span>
      </td>
      <td data-column="nature">
        <span className="desk-nature">
          <Icon of={iconOf(claim.nature)} size="s" />
          {claim.nature}
        </span>
      </td>
      {columns.has('owner') && <td data-column="owner">{claim.owner}</td>}
      {columns.has('incident') && (
        <td data-column="incident" className="num">
          {shortDate(claim.dateIncident)}
        </td>
      )}
      {columns.has('status') && (
        <td data-column="status">
          {claim.may_set_status ? (
            <ClaimStatusSelect claim={claim} label={DESK.statusOf(id)} />
          ) : (
            <ClaimStatusBadge status={claim.claimStatus} />
          )}
        </td>
      )}
      {columns.has('assignee') && (
        <td data-column="assignee">
          {claim.assignee?.is_active ? (
            <span className="desk-person">
              <Avatar name={claim.assignee.name} size="s" />
              {claim.assignee.name}
            </span>
          ) : claim.concerns_you ? (
            <span className="small subtle">{DESK.concernsYou}</span>
          ) : (
            <span className="desk-person">
              {claim.assignee && <span className="small subtle">{claim.assignee.name}</span>}
              <Button
                variant="quiet"
                size="s"
                aria-label={DESK.takeNamed(id)}
                busy={take.isPending && take.variables?.claim_id === claim.claim_id}
                onClick={() => takeClaim(take, claim)}
              >
                {DESK.take}
              </Button>
            </span>
          )}
        </td>
      )}
      {columns.has('reserve') && (
        <td data-column="reserve" className="num">
          {claim.reserve === null ? '–' : formatEuros(Math.round(claim.reserve * 100))}
        </td>
      )}
      <td data-column="urgency">
        <Urgency claim={claim} />
      </td>
      {columns.has('activity') && (
        <td data-column="activity" className="num">
          <span className="desk-activity">
            {unread > 0 && <i aria-hidden="true" />}
            {messageTime(claim.updated_at)}
          </span>
          {unread > 0 && (
            <span className="vh">
              {' '}
              ({DESK.unread} : {unread})
            </span>
          )}
        </td>
      )}
    </tr>
  )
}

/** Takes a claim, and shows a message when a colleague took it first. */
export function takeClaim(take: ReturnType<typeof useTakeClaim>, claim: DeskClaim): void {
  take.mutate(claim, {
    onSuccess: () => toast.success(DESK.taken(shortId(claim.claim_id))),
    onError: (failure) => toast.error(`${DESK.takeFailed} ${failure.message}`),
  })
}

/** Who must act, and how long they have been waited for: a word beside the colour. */
function Urgency({ claim }: { claim: DeskClaim }) {
  if (claim.written_on)
    return (
      <span className="desk-urgency">
        <b>{DESK.writtenOn}</b>
      </span>
    )
  if (claim.claimStatus === 'closed') return <span className="subtle">–</span>
  return (
    <span className="desk-urgency" data-age={claim.age}>
      {claim.is_pressing && <b>{DESK.pressing}</b>}
      <span>{DESK.turns[claim.waiting]}</span>
      {claim.age !== 'none' && <span className="desk-age">{DESK.ages[claim.age]}</span>}
      {claim.open_requests > 0 && (
        <span className="micro subtle">{DESK.asked(claim.open_requests)}</span>
      )}
    </span>
  )
}

/** The icon of the product that has this nature. */
function iconOf(nature: string) {
  const product = PRODUCT_NATURES.find(({ natures }) =>
    natures.some(({ label }) => label === nature),
  )
  return product ? PRODUCT_ICONS[product.id] : FileText
}

/** An ISO day formatted for tables: « 14/11/2026 ». */
function shortDate(day: string): string {
  return day.slice(0, 10).split('-').toReversed().join('/')
}
