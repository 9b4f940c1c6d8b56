import type { ProductLabel } from '@sillage/domain/subscription/products.ts'
import type { EstimateSubject } from '../carbon/estimate-subject.ts'
import type { Draft } from './draft.ts'

const YEARLY_KILOMETRES = 'car.annual_kilometres'

/** What the emissions of a subscription under way are those of: its trips, or a year of its car. */
export function estimateSubject(
  type: ProductLabel,
  { answers, travels }: Pick<Draft, 'answers' | 'travels'>,
): EstimateSubject {
  if (type === 'Voyage') return { kind: 'journey', travels }
  const kilometres = answers[YEARLY_KILOMETRES]?.answer
  const choices = Object.fromEntries(
    Object.entries(answers).flatMap(([question, { choosable_answer_id: chosen }]) =>
      chosen === null ? [] : [[question, chosen]],
    ),
  )
  return {
    kind: 'car',
    kilometres: typeof kilometres === 'number' ? kilometres : 0,
    choices,
  }
}
