import { CONSTANT_VEHICLE, type Vehicle } from '@sillage/domain/carbon/vehicle.ts'
import type { Driving } from '@sillage/domain/products/product.ts'
import type { Choices } from '@sillage/domain/subscription/choices.ts'
import type { AnsweredQuestion } from '@sillage/domain/subscription/questionnaire.ts'

/** The car described by the answers, as of a day; the reference car when they don’t describe one. */
export function countedCar(
  driving: Driving,
  answers: readonly AnsweredQuestion[],
  day: Temporal.PlainDate,
): { readonly vehicle: Vehicle; readonly isOwnCar: boolean } {
  const own = driving.describedCar(choicesAmong(answers), day)
  return { vehicle: own?.vehicle ?? CONSTANT_VEHICLE, isOwnCar: own !== null }
}

/** The choices among some answers. */
export function choicesAmong(answers: readonly AnsweredQuestion[]): Choices {
  return Object.fromEntries(
    answers.flatMap(({ questionId, answerId }) =>
      answerId === null ? [] : [[questionId, answerId]],
    ),
  )
}
