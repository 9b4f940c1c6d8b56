import { PLAN_BY_DEFAULT } from '@sillage/domain/payments/plan.ts'
import type { Cadence, PaymentPlan } from '@sillage/domain/payments/schedule.ts'
import { readDebitedIban } from '@sillage/domain/values/iban.ts'
import type { Body, Reply } from '@sillage/wire/http/route.ts'
import type { payments } from '@sillage/wire/payments/payments.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import { PAYMENT_REFUSALS } from '../payments.messages.ts'
import { findAccounts } from './bank-accounts.repository.ts'
import { keepAccount, presentAccount, readAccount } from './bank-accounts.service.ts'
import { findPlan, findPlanOfPolicy, holdQuestionnaire, putPlan } from './plans.repository.ts'

/** Records how the contract made from a questionnaire will be paid; nothing is owed until it is signed. */
export function choosePlan(
  { database, now, session }: RequestContext,
  ibans: IbanVault,
  body: Body<typeof payments.plan>,
): Promise<Reply<typeof payments.plan>['data']> {
  const { contractQuestionnaryId: id, cadence, method } = body
  const given = method === 'direct_debit' ? readAccount(body, readDebitedIban) : null
  const accountId = session.account.id
  return inTransaction(database, async (transaction) => {
    const held = await holdQuestionnaire(transaction, { id, accountId })
    if (!held) throw notFound()
    if (held.isSigned)
      throw refuse({ code: 'contract.already_created', message: PAYMENT_REFUSALS.signed }, 409)
    const account =
      given && (await keepAccount(transaction, given, { accountId, ibans, now, isChange: false }))
    await putPlan(transaction, {
      questionnaire_id: id,
      cadence,
      method,
      bank_account_id: account?.id ?? null,
      chosen_at: new Date(now.epochMilliseconds),
    })
    return { cadence, method, account: account && presentAccount(account) }
  })
}

/** How a contract about to be signed will be paid. */
export interface ChosenPlan {
  readonly plan: PaymentPlan
  /** When it was chosen; null for the default. */
  readonly chosenAt: Date | null
  /** For a direct debit, with the decrypted IBAN. */
  readonly account: {
    readonly id: string
    readonly holder: string
    readonly iban: string
    readonly masked: string
  } | null
}

/** The plan of a questionnaire, or the default one. */
export async function planOf(
  database: Database,
  ibans: IbanVault,
  questionnaireId: string,
): Promise<ChosenPlan> {
  const row = await findPlan(database, questionnaireId)
  if (!row) return { plan: PLAN_BY_DEFAULT, chosenAt: null, account: null }
  const { cadence, method, chosen_at: chosenAt, bank_account_id: id } = row
  const account = id === null ? undefined : (await findAccounts(database, [id])).get(id)
  return {
    plan: { cadence, method },
    chosenAt,
    account: account
      ? {
          id: account.id,
          holder: account.holder,
          iban: ibans.open(account.id, account.iban_sealed),
          masked: presentAccount(account).iban,
        }
      : null,
  }
}

/** How often a policy chain is paid: as chosen with its first contract. */
export async function cadenceOfPolicy(database: Database, policyId: string): Promise<Cadence> {
  return ((await findPlanOfPolicy(database, policyId)) ?? PLAN_BY_DEFAULT).cadence
}

/** Locks the questionnaire and throws 409 when its plan is no longer the one printed in the contract to sign. */
export async function holdPlan(
  transaction: Database,
  { questionnaireId, accountId }: { questionnaireId: string; accountId: string },
  { chosenAt }: Pick<ChosenPlan, 'chosenAt'>,
) {
  await holdQuestionnaire(transaction, { id: questionnaireId, accountId })
  const now = await findPlan(transaction, questionnaireId)
  if ((now?.chosen_at.getTime() ?? null) !== (chosenAt?.getTime() ?? null))
    throw refuse({ code: 'payment.plan_changed', message: PAYMENT_REFUSALS.planChanged }, 409)
}
