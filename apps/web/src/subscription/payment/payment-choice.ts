import { PLAN_BY_DEFAULT } from '@sillage/domain/payments/plan.ts'
import type { PaymentPlan } from '@sillage/domain/payments/schedule.ts'
import type { TypedAccount } from '../../shell/bank-account-fields.tsx'

/** How somebody wants to pay. The account stays on this page: no draft keeps an IBAN. */
export interface PaymentChoice extends PaymentPlan {
  readonly account: TypedAccount
  /** Whether what it needs is there: the account of a direct debit. */
  readonly isComplete: boolean
}

export const NO_CHOICE: PaymentChoice = {
  ...PLAN_BY_DEFAULT,
  account: { holder: '', iban: '' },
  isComplete: true,
}

/** Whether it is what a contract without a plan does anyway. */
export function isByDefault({ cadence, method }: PaymentChoice): boolean {
  return cadence === PLAN_BY_DEFAULT.cadence && method === PLAN_BY_DEFAULT.method
}
