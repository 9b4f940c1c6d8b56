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
import { isPlateTold } from '@sillage/domain/contracts/insured-vehicles.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import type { AnsweredQuestion } from '@sillage/domain/subscription/questionnaire.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import type { Database } from '../../platform/database/database.ts'
import { DomainError, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findCoveredElsewhere, holdPlate } from './covered-elsewhere.repository.ts'

interface Subscribed {
  readonly product: ProductId
  readonly answers: readonly AnsweredQuestion[]
  readonly period: Period
  /** Null while it is not saved. */
  readonly questionnaireId: string | null
}

type Asking = Pick<RequestContext, 'database' | 'session'>

/** What whoever signs has to declare beside the consent. */
export async function declarationsFor(
  context: Asking,
  subscribed: Subscribed,
): Promise<readonly Declaration[]> {
  const twice = await insuredTwice(context, subscribed)
  return twice ? [twice] : []
}

/** What was declared of it, word for word. Refuses a vehicle that would be insured twice without a word (409). */
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

/** The same of a vehicle at the moment of the signature: of two who sign at once, the second is told of the first. */
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

async function insuredTwice(
  { database, session }: Asking,
  subscribed: Subscribed,
): Promise<Declaration | null> {
  const plate = plateOf(subscribed)
  if (plate === null) return null
  const { period, questionnaireId } = subscribed
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

/** As it was answered; null of what has none, or none yet. */
function plateOf({ product, answers }: Subscribed): string | null {
  const { motor } = traitsOf(product)
  const given = (id: string) =>
    answers.find(({ questionId }) => questionId === id)?.answerText ?? null
  const plate = motor?.plate(given).trim() ?? ''
  return isPlateTold(plate.toUpperCase()) ? plate : null
}

function refusal({ kind, fact, sentence }: Declaration): DomainError {
  return new DomainError({
    status: 409,
    code: 'vehicle.insured_twice',
    message: `${fact} ${DECLARATION_MESSAGES.doubleRemedy}`,
    extra: { declaration: { kind, sentence } },
  })
}
