import { formatDay } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Draft } from '@sillage/wire/claims/declaration.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import {
  CalendarClock,
  CloudUpload,
  Landmark,
  MailCheck,
  MessageSquareText,
  MessageSquareWarning,
} from 'lucide-react'
import { deskPath } from '../claims/desk/desk-view.ts'
import { keptClaimTexts } from '../claims/kept/kept-claim-texts.ts'
import { contractName, shortId } from '../contracts/contract-title.ts'
import { withDialog } from '../contracts/detail/contract-dialog-address.ts'
import type { KeptClaim } from '../shell/device/kept-claims.ts'
import { SHELL_MESSAGES } from '../shell/shell.messages.ts'
import type { BegunDraft, BegunPayout, BegunQuote } from './begun-api.ts'
import { declarationTask, draftTask, payoutTask, quoteTask, type Task } from './begun-tasks.ts'
import { MESSAGES } from './dashboard.messages.ts'
import type { ClaimToFollow, Ending } from './follow-up.ts'

/** All that may need the user. */
export interface ToFollow {
  readonly claims: readonly ClaimToFollow[]
  /** Messages that wait for a member of staff in the claims of others. */
  readonly deskUnread: number
  /** Declarations that lie on this device alone. */
  readonly kept: readonly KeptClaim[]
  readonly payments: readonly Contract[]
  readonly endings: readonly Ending[]
  /** The address that nobody has confirmed yet. */
  readonly unproved: string | null
  /** Declarations begun and not sent, each with the name of its contract. */
  readonly declarations: readonly (Draft & { readonly name: string })[]
  /** Payments to the customer that wait for an account. */
  readonly payouts: readonly BegunPayout[]
  readonly quotes: readonly BegunQuote[]
  readonly drafts: readonly BegunDraft[]
}

/** The most pressing first: what has not reached us, proving one’s address, what is owed either way, who waits for an answer, what ends. */
export function tasksOf(props: ToFollow): readonly Task[] {
  const { claims, deskUnread, kept, payments, endings, unproved } = props
  return [
    ...kept.map(keptTask),
    ...props.declarations.map(declarationTask),
    ...(unproved === null ? [] : [proof(unproved)]),
    ...payments.map(payment),
    ...props.payouts.map(payoutTask),
    ...(deskUnread > 0 ? [desk(deskUnread)] : []),
    ...claims.map(claimTask),
    ...endings.map(ending),
    ...props.quotes.map(quoteTask),
    ...props.drafts.map(draftTask),
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
    action: { to: deskPath({ only: 'unread' }), label: MESSAGES.seeDesk },
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
