import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { EstimateSubject } from '../../carbon/estimate/estimate-subject.ts'
import type { Draft } from './draft.ts'

/** What the emissions of a subscription under way are those of; null when its product has none to estimate. */
export function estimateSubject(
  type: ProductLabel,
  { answers, travels }: Pick<Draft, 'answers' | 'travels'>,
): EstimateSubject | null {
  const { emissions } = traitsOf(type)
  switch (emissions.of) {
    case 'trips':
      return { kind: 'journey', travels }
    case 'driving': {
      const kilometres = answers[emissions.kilometresQuestion]?.answer
      const choices = Object.fromEntries(
        Object.entries(answers).flatMap(([question, { choosable_answer_id: chosen }]) =>
          chosen === null ? [] : [[question, chosen]],
        ),
      )
      return {
        kind: 'car',
        kilometres: typeof kilometres === 'number' ? kilometres : 0,
        ownCar: emissions.describedCar(choices, dayInParis(Temporal.Now.instant())),
      }
    }
    case 'nothing':
      return null
  }
}
