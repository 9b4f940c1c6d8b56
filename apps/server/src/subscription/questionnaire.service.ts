import { PRODUCT_NAMES, type ProductId } from '@sillage/domain/products/names.ts'
import { askedQuestions, type Choices } from '@sillage/domain/subscription/choices.ts'
import {
  type AnsweredQuestion,
  choicesAmong,
  type Questionnaire,
  readQuestionnaire,
} from '@sillage/domain/subscription/questionnaire.ts'
import { sameText } from '@sillage/domain/subscription/same-text.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import type { Refusal } from '@sillage/domain/values/result.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import type {
  ConfigurationQuestion,
  SavedAnswer,
  subscription,
} from '@sillage/wire/subscription.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import { notFound, refuseAll } from '../platform/http/domain-error.ts'
import { useQuota } from '../platform/quotas/daily-quotas.ts'
import { tariffByVersion, tariffInForce } from '../platform/tariffs/tariff-book.ts'
import { productOf } from './pricing.service.ts'
import { refuseFound, tellContradictions } from './remedies.service.ts'
import { SUBSCRIPTION_REFUSALS } from './subscription.messages.ts'
import { presentQuestion } from './subscription.present.ts'
import { findOwnQuestionnaire, insertQuestionnaire } from './subscription.repository.ts'

/** The questions in force for an insurance type. */
export function questionsOf(type: string, now: Temporal.Instant): ConfigurationQuestion[] {
  const tariff = tariffInForce(productOf(type), dayInParis(now))
  return askedQuestions(tariff).map((question) => presentQuestion(question, tariff))
}

interface SentAnswers {
  readonly product: ProductId
  readonly answers: readonly SavedAnswer[]
  /** Path of the list of answers, for error messages. */
  readonly path: string
  /** The period to price them for; absent when they are only saved. */
  readonly period?: Period
}

/**
 * Checks sent answers against the tariff in force and returns their immutable copy. Contradictory answers are refused,
 * with the correction and its price.
 */
export function readAnswers(
  { product, answers, path, ...asked }: SentAnswers,
  now: Temporal.Instant,
): { tariff: Tariff; questionnaire: Questionnaire } {
  const today = dayInParis(now)
  const tariff = tariffInForce(product, today)
  const questionnaire = readQuestionnaire(
    tariff,
    answers.map((answer) => ({
      questionId: answer.question_id,
      questionValue: answer.questionValue,
      answerValue: answer.answerValue,
      choosableAnswerId: answer.choosable_answer_id,
    })),
    today,
  )
  if (questionnaire.ok) return { tariff, questionnaire: questionnaire.value }
  const { remedy, choices, others = [], ...refusal } = questionnaire.error
  const placed = (one: Refusal) => ({ ...one, path: within(path, one.path) })
  if (remedy && choices)
    refuseFound(
      tellContradictions([{ ...placed(refusal), remedy }], {
        product,
        tariff,
        choices,
        now,
        ...asked,
      }),
      asked.period ? SUBSCRIPTION_REFUSALS.remedy : SUBSCRIPTION_REFUSALS.remedyOfAMonth,
    )
  throw refuseAll([refusal, ...others].map(placed))
}

function within(list: string, path = ''): string {
  return path === '' || path.startsWith('[') ? `${list}${path}` : `${list}.${path}`
}

/** Saves a complete questionnaire. Without a type, its questions determine the product. */
export async function saveQuestionnaire(
  { database, now }: { database: Database; now: Temporal.Instant },
  accountId: string,
  body: Body<typeof subscription.saveQuestionnaire>,
): Promise<string> {
  const { contract_type, questions } = Array.isArray(body)
    ? { contract_type: undefined, questions: body }
    : body
  const product =
    contract_type === undefined ? productAsked(questions, now) : productOf(contract_type)
  const { questionnaire } = readAnswers({ product, answers: questions, path: 'questions' }, now)
  return inTransaction(database, async (transaction) => {
    await useQuota(transaction, { accountId, kind: 'questionnaire', now })
    return insertQuestionnaire(transaction, {
      accountId,
      product,
      tariffVersion: questionnaire.tariffVersion,
      answers: questionnaire.answers,
    })
  })
}

/** The product that asks most of the questions, since some are common to all. */
function productAsked(answers: readonly SavedAnswer[], now: Temporal.Instant): ProductId {
  const today = dayInParis(now)
  const askedBy = (id: ProductId) => {
    const { questions } = tariffInForce(id, today)
    return answers.filter(({ questionValue }) =>
      questions.some(({ text }) => sameText(text, questionValue)),
    ).length
  }
  // if no product asks any of them, whichever is picked will refuse them
  const [most = PRODUCT_NAMES[0]] = PRODUCT_NAMES.toSorted(
    (one, other) => askedBy(other.id) - askedBy(one.id),
  )
  return most.id
}

export interface SavedQuestionnaire {
  readonly id: string
  readonly product: ProductId
  readonly tariff: Tariff
  readonly answers: readonly AnsweredQuestion[]
  readonly choices: Choices
}

/** A questionnaire of the account; throws 404 for another's as for an unknown one. */
export async function ownQuestionnaire(
  database: Database,
  wanted: { id: string; accountId: string },
): Promise<SavedQuestionnaire> {
  const row = await findOwnQuestionnaire(database, wanted)
  const tariff = row && tariffByVersion(row.product, row.tariff_version)
  if (!row || !tariff) throw notFound()
  return {
    id: row.id,
    product: row.product,
    tariff,
    answers: row.answers,
    choices: choicesAmong(row.answers),
  }
}
