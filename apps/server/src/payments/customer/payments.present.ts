import { suspensionDay } from '@sillage/domain/payments/arrears.ts'
import {
  type Arrears,
  type DueState,
  dueState,
  isHeld,
  type LedgerDue,
  paymentSummary,
} from '@sillage/domain/payments/payment-state.ts'
import {
  arrearsLine,
  DUE_STATE_LABELS,
  HELD_LABEL,
  paymentLine,
  REFUSED_LABEL,
} from '@sillage/domain/payments/payments.messages.ts'
import { afterCollection } from '@sillage/domain/payments/sepa/reason-codes.ts'
import { refusalSentence } from '@sillage/domain/payments/sepa/refusals.messages.ts'
import { epcQrText } from '@sillage/domain/payments/sepa/transfer-code.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { PaymentStatus } from '@sillage/wire/payments/payment-status.ts'
import type { PaymentDue } from '@sillage/wire/payments/payments.ts'
import { drawQrCode } from '../../platform/qr-code.ts'
import { arrearsOf } from '../arrears/arrears.present.ts'
import type { PostedNotice } from '../arrears/notices.repository.ts'
import { isPayableByCard } from '../cards/card-payments.service.ts'
import { CREDITOR } from '../creditor.service.ts'
import type { KnownDue } from '../dues/dues.repository.ts'
import { nextTry } from '../dues/next-try.ts'
import type { KnownPayout } from './customer.repository.ts'

/** A due in the domain's terms. */
export function ledgerDueOf(due: KnownDue, today: Temporal.PlainDate): LedgerDue {
  const retryOn = nextTry(due, today)
  return {
    dueOn: Temporal.PlainDate.from(due.due_on),
    method: retryOn ? 'direct_debit' : 'transfer',
    ...(isRefused(due) && { refused: { retryOn, asksIban: asksIban(due, retryOn) } }),
    cents: due.cents,
    isIssued: due.issued_at !== null,
    isVoided: due.voided_at !== null,
    owedCents: due.owed,
    collectingCents: due.collecting,
    creditedCents: due.credited,
    awaitsEnd: due.awaits_end,
  }
}

/** Whether a bank refused it and it is still unpaid. */
function isRefused({ tried, owed }: KnownDue): boolean {
  return tried.failures > 0 && owed > 0
}

/** Whether the bank refused the account itself, so that another one is asked for. */
function asksIban({ tried }: KnownDue, retryOn: Temporal.PlainDate | null): boolean {
  return !retryOn && afterCollection(tried.lastReason ?? '') === 'suspend'
}

/** The payment status of a contract; null when nothing is known. */
export function presentPayment(
  dues: readonly KnownDue[],
  {
    payouts,
    today,
    takesCards,
    notice,
  }: {
    payouts: readonly KnownPayout[]
    today: Temporal.PlainDate
    takesCards: boolean
    /** The formal notice that it is under. */
    notice: PostedNotice | undefined
  },
): PaymentStatus | null {
  const arrears = notice ? arrearsOf(notice) : null
  const summary = paymentSummary(
    dues.map((due) => ledgerDueOf(due, today)),
    {
      today,
      arrears,
      repayments: payouts.map(({ cents, paid_on }) => ({ cents, isPaid: paid_on !== null })),
    },
  )
  if (!summary) return null
  const { state, paidCents, remainingCents, next } = summary
  const last = dues.at(-1)
  return {
    status: state,
    label: paymentLine(summary, {
      method: last && nextTry(last, today) ? 'direct_debit' : 'transfer',
      today,
      takesCards,
    }),
    paid: toEuros(paidCents),
    remaining: toEuros(remainingCents),
    next: next && { due_on: next.dueOn.toString(), amount: toEuros(next.cents) },
    ...(arrears && { arrears: presentArrears(arrears, today) }),
  }
}

function presentArrears(
  arrears: Arrears,
  today: Temporal.PlainDate,
): NonNullable<PaymentStatus['arrears']> {
  const { noticedOn, suspendedOn, resumesAt } = arrears
  return {
    text: `${arrearsLine(arrears, today)}.`,
    posted_on: noticedOn.toString(),
    stops_on: suspensionDay(noticedOn).toString(),
    suspended_on: suspendedOn?.toString() ?? null,
    resumes_at: resumesAt?.toString() ?? null,
  }
}

export function presentDue(
  due: KnownDue,
  { today, takesCards }: { today: Temporal.PlainDate; takesCards: boolean },
): PaymentDue {
  const known = ledgerDueOf(due, today)
  const state = dueState(known, today)
  const isUnasked = isHeld(known)
  const isAsked = due.issued_at !== null && due.owed > 0 && !isUnasked
  return {
    id: due.id,
    contract_id: due.contract_id,
    rank: due.rank,
    due_on: due.due_on,
    amount: toEuros(due.cents),
    owed: isAsked ? toEuros(due.owed) : 0,
    state,
    label: labelOf(known, state),
    method: known.method,
    by_card: takesCards && isPayableByCard(due, today),
    refusal: isUnasked ? null : presentRefusal(due, known),
    reference: due.reference,
    // not needed for a direct debit
    qr:
      isAsked && known.method === 'transfer'
        ? drawQrCode(epcQrText({ ...CREDITOR, cents: due.owed, reference: due.reference }))
        : null,
  }
}

function labelOf(due: LedgerDue, state: DueState): string {
  if (isHeld(due)) return HELD_LABEL
  return due.refused ? REFUSED_LABEL : DUE_STATE_LABELS[state]
}

/** The bank's refusal and what follows; null when there is none. */
function presentRefusal({ tried }: KnownDue, { refused }: LedgerDue): PaymentDue['refusal'] {
  if (!refused) return null
  const { retryOn, asksIban: asks_iban } = refused
  return {
    text: refusalSentence(tried.lastReason ?? ''),
    retry_on: retryOn?.toString() ?? null,
    asks_iban,
    on_other_account: retryOn !== null && tried.isOtherAccount,
  }
}
