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
import { keptClaimTexts } from '../claims/kept/kept-claim-texts.ts'
import type { KeptClaimFound } from '../claims/kept/read-kept-claims.ts'
import { contractName, shortId } from '../contracts/contract-title.ts'
import { withDialog } from '../contracts/detail/contract-dialog-address.ts'
import { SHELL_MESSAGES } from '../shell/shell.messages.ts'
import type { BegunDraft, BegunPayout, BegunQuote } from './begun-api.ts'
import { declarationTask, draftTask, payoutTask, quoteTask, type Task } from './begun-tasks.ts'
import { MESSAGES } from './dashboard.messages.ts'
import type { ClaimToFollow, Ending } from './follow-up.ts'

/** All that may need the user. */
export interface ToFollow {
  readonly claims: readonly ClaimToFollow[]
  /** Messages awaiting a staff member, in other people's claims. */
  readonly deskUnread: number
  /** Declarations that exist only on this device. */
  readonly kept: readonly KeptClaimFound[]
  readonly payments: readonly Contract[]
  readonly endings: readonly Ending[]
  /** The unconfirmed e-mail address; null when confirmed. */
  readonly unproved: string | null
  /** Unfinished declarations, each with its contract's name. */
  readonly declarations: readonly (Draft & { readonly name: string })[]
  /** Payments to the customer that lack a bank account. */
  readonly payouts: readonly BegunPayout[]
  readonly quotes: readonly BegunQuote[]
  readonly drafts: readonly BegunDraft[]
}

/**
 * The tasks, most urgent first: what hasn't reached us, confirming the e-mail address, money due either way, claims
 * and messages, what ends soon.
 */
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

function keptTask(claim: KeptClaimFound): Task {
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
    detail: MESSAGES.toPayDetail(contract.payment?.label ?? '', shortId(contract.contract_id)),
    action: { to: paths.payments, label: MESSAGES.pay, named: MESSAGES.payFor(name) },
  }
}

function desk(unread: number): Task {
  return {
    key: 'desk',
    icon: MessageSquareText,
    title: MESSAGES.deskUnread(SHELL_MESSAGES.unread(unread)),
    detail: MESSAGES.deskUnreadDetail,
    action: { to: paths.claimsDeskUnread, label: MESSAGES.seeDesk },
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
      ? {
          to: paths.claimOf(claim.claim_id),
          label: MESSAGES.answer,
          named: MESSAGES.claimNamed(MESSAGES.answer, claim.nature, id),
        }
      : {
          to: paths.claimOf(claim.claim_id),
          label: MESSAGES.seeClaim,
          named: MESSAGES.claimNamed(MESSAGES.seeClaim, claim.nature, id),
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
