import { quoteDaysLeft } from '@sillage/domain/contracts/quote.ts'
import { choicesAmong } from '@sillage/domain/subscription/questionnaire.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { Quote } from '@sillage/wire/contracts/quotes.ts'
import type { QuoteRow } from '../../platform/database/tables/tables-quotes.ts'
import { tariffByVersion } from '../../platform/tariffs/tariff-book.ts'
import { levelChosen, presentLines } from '../../subscription/pricing.service.ts'
import { presentContribution, presentTravel } from '../contracts.present.ts'

export function presentQuote(row: QuoteRow, today: Temporal.PlainDate): Quote {
  const tariff = tariffByVersion(row.product, row.tariff_version)
  if (!tariff) throw new RangeError(`No tariff ${row.tariff_version}`)
  // a tariff that has been used for a quote is never edited, so its covers are those of that day
  const { level, guarantees } = levelChosen(tariff, choicesAmong(row.answers))
  return {
    quote_id: row.id,
    contract_type: { type: row.product },
    created_at: row.created_at.toISOString(),
    valid_until: row.valid_until,
    is_valid: quoteDaysLeft(Temporal.PlainDate.from(row.valid_until), today) !== null,
    start_date: row.start_date,
    end_date: row.end_date,
    price: toEuros(row.contract_price_cents + row.compensation_cents),
    contractPrice: toEuros(row.contract_price_cents),
    compensationAmount: toEuros(row.compensation_cents),
    contribution: presentContribution(row.contribution),
    questions: row.answers.map(({ questionId, questionText, answerText, answerId }) => ({
      question_id: questionId,
      questionValue: questionText,
      answerValue: answerText,
      choosable_answer_id: answerId,
    })),
    travels: row.travels.map(presentTravel),
    breakdown: presentLines(row.price_lines),
    level,
    guarantees,
    tariff_version: row.tariff_version,
  }
}
