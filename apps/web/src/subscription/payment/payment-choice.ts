import { PLAN_BY_DEFAULT } from '@sillage/domain/payments/plan.ts'
import type { PaymentPlan } from '@sillage/domain/payments/schedule.ts'
import type { TypedAccount } from '../../shell/bank-account-fields.tsx'

/** A payment choice. The account is kept only on this page: drafts never contain an IBAN. */
export interface PaymentChoice extends PaymentPlan {
  readonly account: TypedAccount
  /** Whether the account is filled in, when paying by direct debit. */
  readonly isComplete: boolean
}

export const NO_CHOICE: PaymentChoice = {
  ...PLAN_BY_DEFAULT,
  account: { holder: '', iban: '' },
  isComplete: true,
}

/** The choice that a draft kept: the account of a direct debit has to be given again. */
export function choiceOf(plan: PaymentPlan): PaymentChoice {
  return { ...NO_CHOICE, ...plan, isComplete: plan.method === 'transfer' }
}

/** Whether it equals the default of a contract without a plan. */
export function isByDefault({ cadence, method }: PaymentPlan): boolean {
  return cadence === PLAN_BY_DEFAULT.cadence && method === PLAN_BY_DEFAULT.method
}
