import { dueState, type LedgerDue, paymentSummary } from '@sillage/domain/payments/payment-state.ts'
import { DUE_STATE_LABELS, paymentLine } from '@sillage/domain/payments/payments.messages.ts'
import { epcQrText } from '@sillage/domain/payments/transfer-code.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { PaymentTold } from '@sillage/wire/payments/payment-told.ts'
import type { PaymentDue } from '@sillage/wire/payments/payments.ts'
import { drawQrCode } from '../../platform/qr-code.ts'
import { CREDITOR } from '../creditor.service.ts'
import type { KnownDue } from '../dues/dues.repository.ts'
import type { KnownPayout } from './customer.repository.ts'

/** A due as the rules of the domain see it. */
export function ledgerDueOf(due: KnownDue): LedgerDue {
  return {
    dueOn: Temporal.PlainDate.from(due.due_on),
    method: due.method,
    cents: due.cents,
    isIssued: due.issued_at !== null,
    isVoided: due.voided_at !== null,
    owedCents: due.owed,
    collectingCents: due.collecting,
    creditedCents: due.credited,
  }
}

/** Where the money of a contract stands; null where nothing is known of it. */
export function presentPayment(
  dues: readonly KnownDue[],
  { payouts, today }: { payouts: readonly KnownPayout[]; today: Temporal.PlainDate },
): PaymentTold | null {
  const summary = paymentSummary(dues.map(ledgerDueOf), {
    today,
    repayments: payouts.map(({ cents, paid_on }) => ({ cents, isPaid: paid_on !== null })),
  })
  if (!summary) return null
  const { state, paidCents, remainingCents, next } = summary
  const upcoming = dues.find(({ voided_at }) => voided_at === null)
  return {
    status: state,
    label: paymentLine(summary, dues.at(-1)?.method ?? upcoming?.method ?? 'transfer'),
    paid: toEuros(paidCents),
    remaining: toEuros(remainingCents),
    next: next && { due_on: next.dueOn.toString(), amount: toEuros(next.cents) },
  }
}

export function presentDue(due: KnownDue, today: Temporal.PlainDate): PaymentDue {
  const state = dueState(ledgerDueOf(due), today)
  const isAsked = due.issued_at !== null && due.owed > 0
  return {
    id: due.id,
    contract_id: due.contract_id,
    rank: due.rank,
    due_on: due.due_on,
    amount: toEuros(due.cents),
    owed: isAsked ? toEuros(due.owed) : 0,
    state,
    label: DUE_STATE_LABELS[state],
    method: due.method,
    reference: due.reference,
    qr: isAsked
      ? drawQrCode(epcQrText({ ...CREDITOR, cents: due.owed, reference: due.reference }))
      : null,
  }
}
