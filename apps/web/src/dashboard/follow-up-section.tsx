import { formatDay } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import {
  CalendarClock,
  CloudUpload,
  Landmark,
  type LucideIcon,
  MailCheck,
  MessageSquareText,
  MessageSquareWarning,
} from 'lucide-react'
import { useState } from 'react'
import { keptClaimTexts } from '../claims/kept/kept-claim-texts.ts'
import { contractName, shortId } from '../contracts/contract-title.ts'
import { withDialog } from '../contracts/detail/contract-dialog-address.ts'
import type { KeptClaim } from '../shell/device/kept-claims.ts'
import { RouteButton } from '../shell/pages/route-button.tsx'
import { SHELL_MESSAGES } from '../shell/shell.messages.ts'
import { Tile } from '../ui/data/tile.tsx'
import { Button } from '../ui/nav/button.tsx'
import { MESSAGES } from './dashboard.messages.ts'
import type { ClaimToFollow, Ending } from './follow-up.ts'

interface FollowUpListProps {
  readonly claims: readonly ClaimToFollow[]
  /** Messages that wait for a member of staff in the claims of others. */
  readonly deskUnread: number
  /** Declarations that lie on this device alone. */
  readonly kept: readonly KeptClaim[]
  readonly payments: readonly Contract[]
  readonly endings: readonly Ending[]
  /** The address that nobody has confirmed yet. */
  readonly unproved: string | null
  /** Whether all of it could be read: else nothing may be said of what is missing. */
  readonly isWhole: boolean
}

/** One thing to do, and the button that does it. */
interface Task {
  readonly key: string
  readonly icon: LucideIcon
  readonly title: string
  readonly detail: string
  readonly action: { readonly to: string; readonly label: string; readonly named?: string }
}

/** What stands above « Voir les autres ». */
const FIRST = 3

/** « À suivre »: what needs the user, and does it. */
export function FollowUp(props: FollowUpListProps) {
  const [showsAll, setShowsAll] = useState(false)
  const tasks = tasksOf(props)
  if (tasks.length === 0 && !props.isWhole) return null
  const shown = showsAll ? tasks : tasks.slice(0, FIRST)
  return (
    <section className="dashboard-section" aria-labelledby="a-suivre">
      <h2 id="a-suivre">{MESSAGES.followUp}</h2>
      {tasks.length === 0 ? (
        <p className="follow-up-nothing muted">{MESSAGES.nothing}</p>
      ) : (
        <ul className="follow-up">
          {shown.map((task, place) => (
            <TaskItem key={task.key} task={task} isFirst={place === 0} />
          ))}
        </ul>
      )}
      {shown.length < tasks.length && (
        <Button
          variant="text"
          size="s"
          className="follow-up-others"
          onClick={() => setShowsAll(true)}
        >
          {MESSAGES.others}
        </Button>
      )}
    </section>
  )
}

function TaskItem({ task, isFirst }: { task: Task; isFirst: boolean }) {
  const { icon, title, detail, action } = task
  return (
    <li>
      <Tile icon={icon} />
      <div className="grow">
        <p className="strong">{title}</p>
        <p className="small muted num">{detail}</p>
      </div>
      <RouteButton
        to={action.to}
        variant={isFirst ? 'primary' : 'secondary'}
        size="s"
        aria-label={action.named}
      >
        {action.label}
      </RouteButton>
    </li>
  )
}

/** The most pressing first: what has not reached us, proving one’s address, what is owed, who waits for an answer, what ends. */
function tasksOf(props: FollowUpListProps): readonly Task[] {
  const { claims, deskUnread, kept, payments, endings, unproved } = props
  return [
    ...kept.map(keptTask),
    ...(unproved === null ? [] : [proof(unproved)]),
    ...payments.map(payment),
    ...(deskUnread > 0 ? [desk(deskUnread)] : []),
    ...claims.map(claimTask),
    ...endings.map(ending),
  ]
}

function keptTask(claim: KeptClaim): Task {
  const { id, title, detail, action } = keptClaimTexts(claim)
  return {
    key: `kept ${id}`,
    icon: CloudUpload,
    title,
    detail,
    action: { to: paths.createClaimKept(id), label: action, named: `${action}. ${title}` },
  }
}

function proof(email: string): Task {
  return {
    key: 'proof',
    icon: MailCheck,
    title: MESSAGES.unproved,
    detail: MESSAGES.unprovedDetail(email),
    action: { to: paths.profile, label: MESSAGES.seeProfile },
  }
}

function payment(contract: Contract): Task {
  const name = contractName(contract)
  return {
    key: `payment ${contract.contract_id}`,
    icon: Landmark,
    title: MESSAGES.toPay(name),
    detail: `${contract.payment?.label ?? ''}.`,
    action: { to: paths.payments, label: MESSAGES.pay, named: MESSAGES.payFor(name) },
  }
}

function desk(unread: number): Task {
  return {
    key: 'desk',
    icon: MessageSquareText,
    title: MESSAGES.deskUnread(SHELL_MESSAGES.unread(unread)),
    detail: MESSAGES.deskUnreadDetail,
    action: { to: paths.claimsDesk, label: MESSAGES.seeDesk },
  }
}

function claimTask({ claim, isAwaited, unread }: ClaimToFollow): Task {
  const id = shortId(claim.claim_id)
  const said = unread > 0 ? SHELL_MESSAGES.unread(unread) : null
  const title =
    isAwaited || !said
      ? MESSAGES.claimWaits(claim.nature)
      : MESSAGES.claimUnread(claim.nature, said)
  return {
    key: claim.claim_id,
    icon: isAwaited ? MessageSquareWarning : MessageSquareText,
    title,
    detail: MESSAGES.claimDetail(id, {
      name: claim.contract_name,
      asked: claim.open_requests,
      unread: isAwaited ? said : null,
    }),
    action: isAwaited
      ? { to: paths.claimOf(claim.claim_id), label: MESSAGES.answer, named: MESSAGES.answerTo(id) }
      : {
          to: paths.claimOf(claim.claim_id),
          label: MESSAGES.seeClaim,
          named: `${MESSAGES.seeClaim} ${id}`,
        },
  }
}

function ending({ contract, end, daysLeft }: Ending): Task {
  const { contract_id: contractId } = contract
  const name = contractName(contract)
  return {
    key: contractId,
    icon: CalendarClock,
    title: MESSAGES.ending(name, daysLeft),
    detail: MESSAGES.endingDetail(shortId(contractId), formatDay(end)),
    action: {
      to: `${paths.contracts}?${withDialog('', { name: 'renew', contractId })}`,
      label: MESSAGES.renew,
      named: MESSAGES.renewOf(name),
    },
  }
}
