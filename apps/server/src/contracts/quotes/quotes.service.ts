import { hash } from 'node:crypto'
import { lastDayOfQuote, periodFromToday } from '@sillage/domain/contracts/quote.ts'
import { KEPT_DAYS } from '@sillage/domain/personal-data/kept-days.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Quote, quotes } from '@sillage/wire/contracts/quotes.ts'
import type { documents } from '@sillage/wire/documents.ts'
import type { Body, Query } from '@sillage/wire/http/route.ts'
import { measureTravels } from '../../carbon/measured-roads.service.ts'
import type { Roads } from '../../carbon/places/roads.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import type { QuoteRow } from '../../platform/database/tables/tables-quotes.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { RequestContext, WorkContext } from '../../platform/http/request-context.ts'
import { useQuota } from '../../platform/quotas/daily-quotas.ts'
import { tariffInForce } from '../../platform/tariffs/tariff-book.ts'
import { productOf, readPeriod } from '../../subscription/pricing.service.ts'
import { readAnswers } from '../../subscription/questionnaire.service.ts'
import { type ContractTerms, checkShownAmounts, contractTerms } from '../contract-terms.ts'
import { presentQuote } from './quotes.present.ts'
import {
  deleteOwnQuote,
  deleteQuotesEndedBefore,
  findOwnQuote,
  findQuotesOf,
  insertQuote,
  type NewQuote,
  renewQuote,
} from './quotes.repository.ts'

const USUAL_LIMIT = 50

/** The context of a request that prices trips. */
export type QuoteContext = RequestContext & { readonly roads: Roads }

/**
 * The terms of a requested quote, checked and priced by the server; throws 409 when the client showed other amounts.
 */
export async function quoteTerms(
  { now, roads }: QuoteContext,
  request: Body<typeof documents.quote>,
): Promise<ContractTerms> {
  const product = productOf(request.contract_type)
  const period = readPeriod(request, dayInParis(now))
  const { tariff, questionnaire } = readAnswers(
    { product, answers: request.questions, path: 'questions', period },
    now,
  )
  const terms = contractTerms({
    product,
    tariff,
    answers: questionnaire.answers,
    choices: questionnaire.choices,
    period,
    travels: await measureTravels(roads, request.travels),
    purpose: 'quote',
    offsetOption: request.compensate ? request.offsetOption : null,
    now,
  })
  const compensationAmount = request.compensate ? request.compensationCost : 0
  checkShownAmounts(terms, {
    price: request.price,
    compensationAmount,
    contractPrice: request.price - compensationAmount,
  })
  return terms
}

/** Keeps a quote for thirty days. An identical one replaces the earlier one and is valid for thirty days again. */
export async function keepQuote(context: RequestContext, terms: ContractTerms): Promise<QuoteRow> {
  const row = rowOf(context, terms)
  return (await renewQuote(context.database, row)) ?? insertCounted(context, row)
}

function insertCounted({ database, now }: WorkContext, row: NewQuote): Promise<QuoteRow> {
  return inTransaction(database, async (transaction) => {
    await useQuota(transaction, { accountId: row.account_id, kind: 'quote', now })
    return insertQuote(transaction, row)
  })
}

export async function saveQuote(
  context: QuoteContext,
  request: Body<typeof documents.quote>,
): Promise<Quote> {
  const row = await keepQuote(context, await quoteTerms(context, request))
  return presentQuote(row, dayInParis(context.now))
}

export async function quotesOf(
  { database, now, session }: RequestContext,
  { page = 1, limit = USUAL_LIMIT }: Query<typeof quotes.mine>,
): Promise<Quote[]> {
  const rows = await findQuotesOf(database, session.account.id, {
    limit,
    offset: (page - 1) * limit,
  })
  return rows.map((row) => presentQuote(row, dayInParis(now)))
}

/** Makes a new quote with the same answers and trips under today's tariff; a period that has begun starts today. */
export async function duplicateQuote(context: RequestContext, id: string): Promise<Quote> {
  const { database, now, session } = context
  const row = isUuid(id)
    ? await findOwnQuote(database, { id, accountId: session.account.id })
    : undefined
  if (!row) throw notFound()
  const today = dayInParis(now)
  const period = periodFromToday(
    {
      start: Temporal.PlainDate.from(row.start_date),
      end: Temporal.PlainDate.from(row.end_date),
    },
    today,
  )
  const { tariff, questionnaire } = readAnswers(
    { product: row.product, answers: answersToday(row, today), path: 'questions', period },
    now,
  )
  const terms = contractTerms({
    product: row.product,
    tariff,
    answers: questionnaire.answers,
    choices: questionnaire.choices,
    period,
    travels: row.travels,
    purpose: 'quote',
    offsetOption: row.contribution?.option ?? null,
    now,
  })
  return presentQuote(await insertCounted(context, rowOf(context, terms)), today)
}

export async function deleteQuote({ database, session }: RequestContext, id: string) {
  const isDeleted =
    isUuid(id) && (await deleteOwnQuote(database, { id, accountId: session.account.id }))
  if (!isDeleted) throw notFound()
}

/** Deletes the quotes whose validity ended a month ago. */
export async function forgetOldQuotes(database: Database, now: Temporal.Instant) {
  await deleteQuotesEndedBefore(database, dayInParis(now).subtract({ days: KEPT_DAYS.quote }))
}

/**
 * The answers of a quote under today's tariff. For an older tariff, questions and choices that no longer exist are left
 * out, derived answers are derived again, and new questions have no answer.
 */
function answersToday({ product, tariff_version, answers }: QuoteRow, today: Temporal.PlainDate) {
  const { version, questions } = tariffInForce(product, today)
  if (version === tariff_version) return answers.map(asSent)
  return answers.flatMap((answer) => {
    const question = questions.find(({ id }) => id === answer.questionId)
    if (!question) return []
    const answered = { ...answer, questionText: question.text }
    if (question.kind !== 'choice') return [asSent(answered)]
    const choice = question.answers.find(({ id }) => id === answer.answerId)
    return choice && !question.derived ? [asSent({ ...answered, answerText: choice.text })] : []
  })
}

function asSent({ questionId, questionText, answerText, answerId }: QuoteRow['answers'][number]) {
  return {
    question_id: questionId,
    questionValue: questionText,
    answerValue: answerText,
    choosable_answer_id: answerId,
  }
}

function rowOf({ session, now }: RequestContext, terms: ContractTerms) {
  const { product, tariff, period, price, contribution, answers, travels } = terms
  const start_date = period.start.toString()
  const end_date = period.end.toString()
  const asked = [product, start_date, end_date, answers, travels, contribution?.option ?? null]
  return {
    account_id: session.account.id,
    product,
    tariff_version: tariff.version,
    start_date,
    end_date,
    lead_days: terms.leadDays,
    contract_price_cents: price.cents,
    compensation_cents: contribution?.cents ?? 0,
    contribution: contribution && JSON.stringify(contribution),
    price_lines: JSON.stringify(price.lines),
    answers: JSON.stringify(answers),
    travels: JSON.stringify(travels),
    fingerprint: hash('sha256', JSON.stringify(asked)),
    valid_until: lastDayOfQuote(dayInParis(now)).toString(),
    created_at: new Date(now.epochMilliseconds),
  }
}
