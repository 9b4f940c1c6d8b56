import type { PartialPeriod } from '@sillage/domain/contracts/period.ts'
import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { dayInParis, isBefore } from '@sillage/domain/values/day.ts'
import { daysCovered } from '@sillage/domain/values/period.ts'
import type { EstimateSubject } from '../../carbon/estimate/estimate-subject.ts'
import type { Draft } from './draft.ts'

/** What the emissions of an unfinished subscription are calculated for; null when its product has no estimate. */
export function estimateSubject(
  type: ProductLabel,
  { answers, travels }: Pick<Draft, 'answers' | 'travels'>,
  period: PartialPeriod,
): EstimateSubject | null {
  const { emissions } = traitsOf(type)
  const choices = Object.fromEntries(
    Object.entries(answers).flatMap(([question, { choosable_answer_id: chosen }]) =>
      chosen === null ? [] : [[question, chosen]],
    ),
  )
  switch (emissions.of) {
    case 'trips':
      return { kind: 'journey', travels, travellers: emissions.travellers(choices) }
    case 'driving': {
      const kilometres = answers[emissions.kilometresQuestion]?.answer
      return {
        kind: 'car',
        kilometres: typeof kilometres === 'number' ? kilometres : 0,
        days: daysOf(period),
        ownCar: emissions.describedCar(choices, dayInParis(Temporal.Now.instant())),
      }
    }
    case 'nothing':
      return null
  }
}

/** Null while the period is incomplete or invalid, when nothing can be signed. */
function daysOf({ start, end }: PartialPeriod): number | null {
  return start && end && isBefore(start, end) ? daysCovered({ start, end }) : null
}
