import { randomUUID } from 'node:crypto'
import { buildContract } from '../contracts/contracts.factory.ts'
import type { Database } from '../platform/database/database.ts'
import { saveQuestionnaire } from '../subscription/questionnaire.service.ts'
import { buildAnswers } from '../subscription/subscription.factory.ts'
import { sampleCardReturn } from './cards/card-house.factory.ts'
import { payDue } from './dues/dues.factory.ts'

export const SAMPLE_IBAN = 'FR1420041010050500013M02606'
export const OTHER_IBAN = 'DE89370400440532013000'

/** A monthly plan by direct debit. */
export const DEBITED = {
  cadence: 'monthly',
  method: 'direct_debit',
  holder: 'Camille Roussel',
  iban: SAMPLE_IBAN,
} as const

/** A random, valid French IBAN. */
export function buildIban(): string {
  const bban = Array.from({ length: 23 }, () => Math.floor(Math.random() * 10)).join('')
  const check = 98n - (BigInt(`${bban}152700`) % 97n)
  return `FR${String(check).padStart(2, '0')}${bban}`
}

/** A questionnaire that nobody signed. */
export function buildQuestionnaire(database: Database, accountId: string): Promise<string> {
  const now = Temporal.Now.instant()
  return saveQuestionnaire({ database, now }, accountId, {
    contract_type: 'travel',
    questions: buildAnswers({ product: 'travel' }),
  })
}

/** A contract paid by direct debit, and its mandate. */
export async function buildMandate(database: Database, accountId: string) {
  const { id: contractId } = await buildContract(database, {
    accountId,
    startingIn: 10,
    endingIn: 200,
    plan: DEBITED,
  })
  const { id } = await database
    .selectFrom('mandate')
    .select('id')
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow()
  return { id, contractId }
}

/** A due, paid or not. */
export async function buildDue(
  database: Database,
  accountId: string,
  { isPaid = false }: { isPaid?: boolean } = {},
): Promise<string> {
  const { id: contractId } = await buildContract(database, { accountId })
  const { id } = await database
    .selectFrom('due')
    .select('id')
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow()
  if (isPaid) await payDue(database, { id })
  return id
}

/** A refund whose IBAN is asked for. */
export async function buildPayout(database: Database, accountId: string): Promise<string> {
  const { id: contractId } = await buildContract(database, { accountId })
  const id = randomUUID()
  await database
    .insertInto('payout')
    .values({
      id,
      kind: 'refund',
      account_id: accountId,
      contract_id: contractId,
      policy_id: contractId,
      cents: 5164,
      requested_at: new Date(),
      due_on: Temporal.Now.plainDateISO('Europe/Paris').add({ days: 30 }).toString(),
    })
    .execute()
  return id
}

/** The subjects of each call about an account's money. */
export function paymentSubjects(database: Database, accountId: string) {
  const due = async (isPaid: boolean) => ({
    params: { id: await buildDue(database, accountId, { isPaid }) },
  })
  return {
    'payments.plan': async () => ({
      body: {
        contractQuestionnaryId: await buildQuestionnaire(database, accountId),
        cadence: 'once',
        method: 'transfer',
      },
    }),
    'payments.changeIban': async () => ({
      params: { id: (await buildMandate(database, accountId)).id },
    }),
    'payments.revoke': async () => ({
      params: { id: (await buildMandate(database, accountId)).id },
    }),
    'payments.payoutIban': async () => ({ params: { id: await buildPayout(database, accountId) } }),
    'cards.start': async () => ({ body: { due_id: await buildDue(database, accountId) } }),
    'cards.back': () => ({ body: sampleCardReturn() }),
    'payments.notice': () => due(false),
    'payments.receipt': () => due(true),
  }
}
