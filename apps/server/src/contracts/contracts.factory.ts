import type { ContributionOption } from '@sillage/domain/carbon/contribution.ts'
import { consentSentence, SUBSCRIPTION_CONSENT } from '@sillage/domain/contracts/consent.ts'
import type { ContractOrigin, ContractStatus } from '@sillage/domain/contracts/status.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { fromEuros, toEuros } from '@sillage/domain/values/money.ts'
import { sql } from 'kysely'
import { findAccount } from '../accounts/accounts.repository.ts'
import { estimateContribution } from '../carbon/estimate-contribution.service.ts'
import { createRoads } from '../carbon/places/roads.service.ts'
import { buildIssuer } from '../documents/issuer.factory.ts'
import type { Issuer } from '../documents/issuer.ts'
import { buildSignaturePng } from '../documents/seal/signature.factory.ts'
import { choosePlan } from '../payments/mandates/plans.service.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import type { FileKeeper } from '../platform/files/file-keeper.ts'
import { filesOf } from '../platform/files/files.factory.ts'
import { buildContext } from '../platform/http/request-context.factory.ts'
import type { RequestContext, Session } from '../platform/http/request-context.ts'
import { buildIbanVault } from '../platform/ibans/iban-vault.factory.ts'
import type { IbanVault } from '../platform/ibans/iban-vault.ts'
import { quotePrice } from '../subscription/pricing.service.ts'
import { ownQuestionnaire, saveQuestionnaire } from '../subscription/questionnaire.service.ts'
import { buildAnswers } from '../subscription/subscription.factory.ts'
import { checkSubscription } from './declarations/check-subscription.service.ts'
import { createContract } from './signing/create-contract.service.ts'

export interface ContractOptions {
  /** A new one by default. */
  readonly issuer?: Issuer
  /** The server's, when its IBAN must be readable. */
  readonly ibans?: IbanVault
  /** By default a single payment by transfer. */
  readonly plan?: Omit<Parameters<typeof choosePlan>[2], 'contractQuestionnaryId'>
  /** By default, that of the server that uses the database. */
  readonly files?: FileKeeper
  readonly accountId: string
  readonly product?: ProductId
  /** Days from today to the first and to the last day; negative in the past. */
  readonly startingIn?: number
  readonly endingIn?: number
  readonly answerIds?: readonly string[]
  /** Typed answers, by question id; an example for the others. */
  readonly typed?: Readonly<Record<string, string>>
  readonly travels?: readonly {
    departure: string
    arrival: string
    format: 'car' | 'train' | 'flight'
  }[]
  /** Trips of a contract signed before trips were checked, so without any check. */
  readonly olderTravels?: ContractOptions['travels']
  /** What the page noted as opened before the signature. */
  readonly documentsOpened?: Parameters<typeof createContract>[1]['documentsOpened']
  /** The contribution bought with it, at the price of that day. */
  readonly contribution?: ContributionOption
  readonly status?: ContractStatus
  readonly origin?: ContractOrigin
  readonly parentId?: string
  readonly cancellation?: { readonly daysAgo: number; readonly reason: string }
}

const TRIPS = [
  { departure: 'Paris', arrival: 'Barcelone', format: 'flight' },
  { departure: 'Barcelone', arrival: 'Paris', format: 'train' },
] as const

/** Signs a contract as a customer would, on the day it starts, then puts it in the requested state. */
export async function buildContract(
  database: Database,
  options: ContractOptions,
): Promise<{ id: string }> {
  const { product = 'car', startingIn = 0, endingIn = startingIn + 30 } = options
  // by the calendar: a multiple of 24 hours can land on another day when the clocks have changed
  const now = Temporal.Now.zonedDateTimeISO('Europe/Paris')
    .add({ days: Math.min(startingIn, 0) })
    .toInstant()
  const today = dayInParis(Temporal.Now.instant())
  const days = { start: today.add({ days: startingIn }), end: today.add({ days: endingIn }) }
  const period = { start_date: days.start.toString(), end_date: days.end.toString() }
  const session = await openSession(database, options.accountId)
  const issuer = options.issuer ?? (await buildIssuer())
  const files = options.files ?? filesOf(database)
  const questions = buildAnswers({ ...options, product }, dayInParis(now))
  const answers = questions.flatMap((answer) => answer.choosable_answer_id ?? [])
  const { data: contractPrice } = quotePrice({ contract_type: product, answers, ...period }, now)
  const contractQuestionnaryId = await saveQuestionnaire({ database, now }, options.accountId, {
    contract_type: product,
    questions,
  })
  const travels = traitsOf(product).trips ? [...(options.travels ?? TRIPS)] : []
  const { accountId, contribution: option } = options
  const own = { id: contractQuestionnaryId, accountId }
  const { answers: kept } = await ownQuestionnaire(database, own)
  const compensationCents = option
    ? estimateContribution({ product, answers: kept, travels, period: days, option, now }).cents
    : 0
  const ibans = options.ibans ?? buildIbanVault()
  const context = buildContext({ database, now, session })
  if (options.plan) await choosePlan(context, ibans, { contractQuestionnaryId, ...options.plan })
  const store = await createContract(
    { ...context, issuer, files, ibans, roads: createRoads({ url: null }) },
    {
      ...period,
      contract_type: product,
      signatureData: `data:image/png;base64,${buildSignaturePng()}`,
      price: toEuros(fromEuros(contractPrice) + compensationCents),
      contractPrice,
      compensationAmount: toEuros(compensationCents),
      offsetOption: option ?? 'renewable_energy',
      contractQuestionnaryId,
      travels,
      signatureKind: 'drawn',
      documentsOpened: options.documentsOpened ?? [],
      consent: { sentence: consentSentence(SUBSCRIPTION_CONSENT), accepted: true },
      declarations: await declarationsOf(context, { ...period, contract_type: product, questions }),
    },
  )
  const { contract_id } = await inTransaction(database, store)
  await giveState(database, contract_id, options)
  if (options.olderTravels)
    await database
      .updateTable('contract')
      .set({ travels: JSON.stringify(options.olderTravels) })
      .where('id', '=', contract_id)
      .execute()
  // contracts made in a row for a test or a demo do not count towards the daily quota
  await database.deleteFrom('daily_use').where('account_id', '=', accountId).execute()
  return { id: contract_id }
}

/** Accepts every declaration that the page asks for. */
async function declarationsOf(
  context: RequestContext,
  asked: Omit<Parameters<typeof checkSubscription>[1], 'travels'>,
) {
  const { declarations } = await checkSubscription(context, { ...asked, travels: [] })
  return declarations.map(({ kind, sentence }) => ({ kind, sentence }))
}

export async function openSession(database: Database, accountId: string): Promise<Session> {
  const account = await findAccount(database, accountId)
  const { id } = await database
    .insertInto('session')
    .values({ account_id: accountId, expires_at: new Date(), ended_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, presentAt: new Date(), account: { ...account, capabilities: [] } }
}

async function giveState(database: Database, id: string, options: ContractOptions) {
  const { status = 'active', origin = 'original', parentId = null, cancellation } = options
  await database
    .updateTable('contract')
    .set({
      status,
      origin,
      parent_contract_id: parentId,
      origin_contract_id:
        parentId &&
        sql<string>`(select coalesce(origin_contract_id, id) from contract where id = ${parentId})`,
      cancellation_date: cancellation
        ? new Date(Date.now() - cancellation.daysAgo * 86_400_000)
        : null,
      cancellation_reason: cancellation?.reason ?? null,
    })
    .where('id', '=', id)
    .execute()
  if (parentId && origin === 'renewal')
    await database
      .updateTable('contract')
      .set({ renewal_contract_id: id })
      .where('id', '=', parentId)
      .execute()
}
