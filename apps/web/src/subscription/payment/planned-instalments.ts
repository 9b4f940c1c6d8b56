import { partsOf } from '@sillage/domain/payments/parts.ts'
import { type Instalment, type PaymentPlan, schedule } from '@sillage/domain/payments/schedule.ts'
import { fromEuros } from '@sillage/domain/values/money.ts'
import type { Period } from '@sillage/domain/values/period.ts'

interface Priced {
  readonly rows: readonly { readonly code: string; readonly amount: number }[]
  /** Euros. */
  readonly contractPrice: number
  readonly compensationAmount: number
}

/** The payments due if the contract were signed today. */
export function plannedInstalments(
  plan: PaymentPlan,
  { priced, period, today }: { priced: Priced; period: Period; today: Temporal.PlainDate },
): Instalment[] {
  const rows = priced.rows.map(({ code, amount }) => ({ code, cents: fromEuros(amount) }))
  const totalCents = fromEuros(priced.contractPrice)
  const parts = partsOf({ rows, totalCents }, fromEuros(priced.compensationAmount))
  return schedule(parts, { plan, period, signedOn: today })
}
