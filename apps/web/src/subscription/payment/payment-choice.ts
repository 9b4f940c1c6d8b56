import { partsOf } from '@sillage/domain/payments/parts.ts'
import {
  type Instalment,
  type PaymentPlan,
  PLAN_BY_DEFAULT,
  schedule,
} from '@sillage/domain/payments/schedule.ts'
import { readIban } from '@sillage/domain/values/iban.ts'
import { fromEuros } from '@sillage/domain/values/money.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import type { TypedAccount } from '../../shell/bank-account-fields.tsx'

/** How somebody wants to pay. The account stays on this page: no draft keeps an IBAN. */
export interface PaymentChoice extends PaymentPlan {
  readonly account: TypedAccount
}

export const NO_CHOICE: PaymentChoice = { ...PLAN_BY_DEFAULT, account: { holder: '', iban: '' } }

/** Whether what the choice needs is there. */
export function isChoiceComplete({ method, account }: PaymentChoice): boolean {
  return method === 'transfer' || (account.holder.trim() !== '' && readIban(account.iban).ok)
}

/** Whether it is what a contract without a plan does anyway. */
export function isByDefault({ cadence, method }: PaymentChoice): boolean {
  return cadence === PLAN_BY_DEFAULT.cadence && method === PLAN_BY_DEFAULT.method
}

interface Priced {
  readonly rows: readonly { readonly code: string; readonly amount: number }[]
  /** Euros. */
  readonly contractPrice: number
  readonly compensationAmount: number
}

/** What a signature today would owe, payment by payment. */
export function plannedInstalments(
  choice: PaymentChoice,
  { priced, period, today }: { priced: Priced; period: Period; today: Temporal.PlainDate },
): Instalment[] {
  const rows = priced.rows.map(({ code, amount }) => ({ code, cents: fromEuros(amount) }))
  const totalCents = fromEuros(priced.contractPrice)
  const parts = partsOf({ rows, totalCents }, fromEuros(priced.compensationAmount))
  return schedule(parts, { plan: choice, period, signedOn: today })
}
