import { DECLARATION_MESSAGES } from '@sillage/domain/contracts/declarations/declarations.messages.ts'
import {
  type Declaration,
  type Declared,
  readDeclarations,
} from '@sillage/domain/contracts/declarations/declarations.ts'
import {
  doubleInsurance,
  plateKey,
} from '@sillage/domain/contracts/declarations/double-insurance.ts'
import { immediateCover } from '@sillage/domain/contracts/declarations/immediate-cover.ts'
import { isReportablePlate } from '@sillage/domain/contracts/insured-vehicles.ts'
import { withdrawalRight } from '@sillage/domain/contracts/withdrawal.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { currentAccount } from '../../accounts/accounts.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { DomainError, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { ContractTerms } from '../contract-terms.ts'
import { findCoveredElsewhere, holdPlate } from './covered-elsewhere.repository.ts'
import { isDeclared } from './declared.repository.ts'

interface Subscribed
  extends Pick<
    ContractTerms,
    'product' | 'tariff' | 'choices' | 'answers' | 'period' | 'leadDays' | 'price'
  > {
  /** Null while it is not saved. */
  readonly questionnaireId: string | null
}

/** What identifies a vehicle and the days it is covered. */
type Vehicle = Pick<Subscribed, 'product' | 'answers' | 'period' | 'questionnaireId'>

type Asking = Pick<RequestContext, 'database' | 'session' | 'now'>

/** The declarations that the signer must make besides the consent. */
export async function declarationsFor(
  context: Asking,
  subscribed: Subscribed,
): Promise<readonly Declaration[]> {
  const twice = await insuredTwice(context, subscribed)
  const immediate = await coverAtOnce(context, subscribed)
  return [twice, immediate].filter((one) => one !== null)
}

async function coverAtOnce(context: Asking, subscribed: Subscribed): Promise<Declaration | null> {
  const { product, period, tariff, choices, leadDays, price } = subscribed
  // a tariff that refunds by days only has no refund per cover
  if (tariff.endings === 'by_days') return null
  const { kind } = await currentAccount(context)
  const signedOn = dayInParis(context.now)
  const isProfessional = kind === 'professionnel'
  const right = withdrawalRight({ product, period, isProfessional, concludedOn: signedOn })
  const { cents: priceCents, lines } = price
  return immediateCover(right, {
    ...period,
    tariff,
    choices,
    leadDays,
    priceCents,
    lines,
    signedOn,
  })
}

/**
 * The declarations sent, word for word. Throws 409 for a vehicle that would be insured twice without its declaration.
 */
export async function readDeclared(
  context: Asking,
  subscribed: Subscribed,
  sent: readonly Declared[],
): Promise<readonly Declared[]> {
  const needed = await declarationsFor(context, subscribed)
  const read = readDeclarations(sent, needed)
  if (!read.ok) throw refuse(read.error)
  const twice = needed.find(({ kind }) => kind === 'double_insurance')
  if (twice && !read.value.some(({ kind }) => kind === 'double_insurance')) throw refusal(twice)
  return read.value
}

/** The same check within the signing transaction: of two signatures at once, the second sees the first contract. */
export async function refuseInsuredTwice(
  context: Asking & { readonly database: Database },
  subscribed: Subscribed,
  declared: readonly Declared[],
) {
  const plate = plateOf(subscribed)
  if (plate === null) return
  await holdPlate(context.database, plateKey(plate))
  const twice = await insuredTwice(context, subscribed)
  if (twice && !declared.some(({ sentence }) => sentence === twice.sentence)) throw refusal(twice)
}

/**
 * The same check for the days that an extension or renewal adds; a declaration made with any contract of the chain is
 * enough.
 */
export async function refuseAddedTwice(
  context: Asking & { readonly database: Database },
  { added, chainIds }: { readonly added: Subscribed; readonly chainIds: readonly string[] },
) {
  const plate = plateOf(added)
  if (plate === null) return
  await holdPlate(context.database, plateKey(plate))
  const twice = await insuredTwice(context, added)
  if (!twice || (await isDeclared(context.database, { kind: twice.kind, chainIds }))) return
  throw refusal(twice, DECLARATION_MESSAGES.doubleExtended)
}

async function insuredTwice(
  { database, session }: Asking,
  vehicle: Vehicle,
): Promise<Declaration | null> {
  const plate = plateOf(vehicle)
  if (plate === null) return null
  const { period, questionnaireId } = vehicle
  const others = await findCoveredElsewhere(database, {
    plateKey: plateKey(plate),
    start: period.start.toString(),
    end: period.end.toString(),
    questionnaireId,
  })
  return doubleInsurance(plate, {
    period,
    others: others.map((row) => ({
      contractId: row.id,
      isOwn: row.account_id === session.account.id,
      start: Temporal.PlainDate.from(row.start_date),
      end: Temporal.PlainDate.from(row.end_date),
    })),
  })
}

/**
 * Throws 409 when a running contract would get the plate of a vehicle that another contract covers on some of its days.
 */
export async function refuseOtherCover(
  context: Asking & { readonly database: Database },
  vehicle: Vehicle,
) {
  const plate = plateOf(vehicle)
  if (plate === null) return
  await holdPlate(context.database, plateKey(plate))
  const twice = await insuredTwice(context, vehicle)
  if (twice) throw refusal(twice, DECLARATION_MESSAGES.doublePlate)
}

/** The plate as answered; null when the product has none, or while it is empty. */
function plateOf({ product, answers }: Vehicle): string | null {
  const { motor } = traitsOf(product)
  const given = (id: string) =>
    answers.find(({ questionId }) => questionId === id)?.answerText ?? null
  const plate = motor?.plate(given).trim() ?? ''
  return isReportablePlate(plate.toUpperCase()) ? plate : null
}

function refusal(
  { kind, fact, sentence }: Declaration,
  remedy: string = DECLARATION_MESSAGES.doubleRemedy,
): DomainError {
  return new DomainError({
    status: 409,
    code: 'vehicle.insured_twice',
    message: `${fact} ${remedy}`,
    extra: { declaration: { kind, sentence } },
  })
}
