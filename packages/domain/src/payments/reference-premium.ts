import { choiceQuestions } from '../subscription/choices.ts'
import { countedAnswer } from '../subscription/premiums.ts'
import type { PriceRow } from '../subscription/pricing.ts'
import type { AnsweredQuestion } from '../subscription/questionnaire.ts'
import type { Tariff } from '../subscription/tariff.ts'
import { type Cents, roundCents } from '../values/money.ts'

/** What a notice and a receipt must state under the bonus clause. Amounts in cents, before taxes. */
export interface ReferencePremium {
  /** The premium of the covers that the coefficient applies to, before it is applied. */
  readonly referenceCents: Cents
  readonly coefficient: number
  /** The premium of the same covers, after it is applied. */
  readonly netCents: Cents
}

/**
 * The reference premium, the coefficient and the premium after it (code des assurances, annex to A121-1, article 14),
 * from the covers of a price. Null when the tariff has no bonus-malus coefficient.
 *
 * Example: liability 102,00 €, assistance 25,00 €, coefficient 0,51: reference 200,00 €, after it 102,00 €.
 */
export function referencePremium({
  tariff,
  answers,
  lines,
}: {
  readonly tariff: Tariff
  readonly answers: readonly Pick<AnsweredQuestion, 'questionId' | 'answerId'>[]
  readonly lines: readonly Pick<PriceRow, 'kind' | 'code' | 'cents'>[]
}): ReferencePremium | null {
  const question = choiceQuestions(tariff).find(({ isCoefficient }) => isCoefficient)
  const answerId = answers.find(({ questionId }) => questionId === question?.id)?.answerId
  const relativities =
    question && countedAnswer(question, answerId ? { [question.id]: answerId } : {})?.relativities
  if (!relativities) return null
  const borne = lines.flatMap(({ kind, code, cents }) => {
    const coefficient = kind === 'cover' ? relativities[code] : undefined
    return coefficient === undefined ? [] : { coefficient, cents }
  })
  const [first] = borne
  if (!first) return null
  return {
    referenceCents: borne.reduce(
      (sum, { coefficient, cents }) => sum + roundCents(cents / coefficient),
      0,
    ),
    coefficient: first.coefficient,
    netCents: borne.reduce((sum, { cents }) => sum + cents, 0),
  }
}
