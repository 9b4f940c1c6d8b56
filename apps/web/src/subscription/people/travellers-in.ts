import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import type { Answers } from '../draft/draft.ts'

/** The number of people insured according to the answers, for products with trips; 1 for others. */
export function travellersIn(
  type: ProductLabel,
  questions: readonly ConfigurationQuestion[],
  answers: Answers,
): number {
  const { emissions } = traitsOf(type)
  if (emissions.of !== 'trips') return 1
  const choices = questions.flatMap(({ configuration_question_id: id }) => {
    const chosen = answers[id]?.choosable_answer_id
    return chosen ? [[id, chosen]] : []
  })
  return emissions.travellers(Object.fromEntries(choices))
}
