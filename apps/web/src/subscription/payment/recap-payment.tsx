import { partsOf } from '@sillage/domain/payments/parts.ts'
import { schedule } from '@sillage/domain/payments/schedule.ts'
import { fromEuros } from '@sillage/domain/values/money.ts'
import type { LivePrice } from '../price/use-price.ts'
import type { Recap, RecapSummary } from '../recap/recap-summary.ts'
import { PaymentCard } from './payment-card.tsx'
import type { PaymentChoice } from './payment-choice.ts'

interface RecapPaymentProps {
  readonly recap: Recap
  readonly summary: RecapSummary
  readonly live: LivePrice
  readonly isPressed: boolean
  readonly onChange: (choice: PaymentChoice) => void
}

/** The payment card of the recap, with what would be due if the contract were signed today. */
export function RecapPayment({ recap, summary, live, isPressed, onChange }: RecapPaymentProps) {
  return (
    <PaymentCard
      choice={recap.payment}
      onChange={onChange}
      period={summary.period}
      instalments={instalmentsOf(recap, summary, live)}
      isPressed={isPressed}
    />
  )
}

/** Empty while the price is unknown. */
function instalmentsOf(recap: Recap, { period }: RecapSummary, { price }: LivePrice) {
  const { contractPrice, compensationAmount, isContributionPending, today, payment } = recap
  if (!period || !price || contractPrice === null || isContributionPending) return []
  const rows = price.breakdown.map(({ code, amount }) => ({ code, cents: fromEuros(amount) }))
  const totalCents = fromEuros(contractPrice)
  const parts = partsOf({ rows, totalCents }, fromEuros(compensationAmount))
  return schedule(parts, { plan: payment, period, signedOn: today })
}
