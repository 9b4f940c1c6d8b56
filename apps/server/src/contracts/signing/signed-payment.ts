import { randomUUID } from 'node:crypto'
import { type Parts, partsAdded, partsOf } from '@sillage/domain/payments/parts.ts'
import { PLAN_BY_DEFAULT } from '@sillage/domain/payments/plan.ts'
import {
  type Instalment,
  type PaymentPlan,
  partsAskedFor,
  schedule,
} from '@sillage/domain/payments/schedule.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import type { PapersContext } from '../../documents/issued-documents.service.ts'
import { planOfPolicy } from '../../payments/mandates/mandates.service.ts'
import { type ChosenPlan, planOf } from '../../payments/mandates/plans.service.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import type { ContractTerms } from '../contract-terms.ts'

/** The context of a request that signs: it can print an IBAN. */
export type SigningContext = PapersContext & { readonly ibans: IbanVault }

export interface SignedPayment {
  readonly plan: PaymentPlan
  readonly instalments: readonly Instalment[]
  /** The mandate of a direct debit; a new one is signed with the contract. */
  readonly mandate:
    | (NonNullable<ChosenPlan['account']> & {
        readonly mandateId: string
        readonly isNew: boolean
      })
    | null
  readonly chosenAt: Date | null
}

/** What a payment covers: the price of a contract, or what it adds to an earlier one, and the days. */
interface ToPay {
  readonly terms: ContractTerms
  readonly before?: Parts
  readonly period: Period
  readonly signedOn: Temporal.PlainDate
}

/** The payment plan chosen in the questionnaire; without one, a single payment by transfer. */
export async function chosenPayment(
  { database, ibans }: SigningContext,
  questionnaireId: string,
  toPay: ToPay,
): Promise<SignedPayment> {
  const { plan, chosenAt, account } = await planOf(database, ibans, questionnaireId)
  return {
    plan,
    instalments: instalmentsOf(toPay, plan),
    mandate: account && { ...account, mandateId: randomUUID(), isNew: true },
    chosenAt,
  }
}

/** The way the chain of the contract is already paid. */
export async function continuedPayment(
  { database, ibans }: SigningContext,
  policyId: string,
  toPay: ToPay,
): Promise<SignedPayment> {
  const known = await planOfPolicy(database, ibans, policyId)
  const plan = known?.plan ?? PLAN_BY_DEFAULT
  const { account = null, mandateId = null } = known ?? {}
  return {
    plan,
    instalments: instalmentsOf(toPay, plan),
    mandate: account && mandateId ? { ...account, mandateId, isNew: false } : null,
    chosenAt: null,
  }
}

function instalmentsOf({ terms, before, period, signedOn }: ToPay, plan: PaymentPlan) {
  const { price, contribution } = terms
  const whole = partsOf({ rows: price.lines, totalCents: price.cents }, contribution?.cents ?? 0)
  const parts = before ? partsAskedFor(partsAdded(whole, before)) : whole
  return schedule(parts, { plan, period, signedOn })
}
