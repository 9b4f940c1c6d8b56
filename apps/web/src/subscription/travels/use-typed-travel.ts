import { checkTrip, type TripAsked } from '@sillage/domain/contracts/trips.ts'
import type { ProductLabel } from '@sillage/domain/products/names.ts'
import type { Travel } from '@sillage/wire/contracts/contracts.ts'
import { useEffect, useState } from 'react'
import { useTripCheck } from '../contradictions/use-trip-check.ts'
import { tripErrors } from './trip-errors.ts'

/** The fields with an error; of a choice, its answer. */
const WRONG =
  '[aria-invalid="true"], [data-invalid] :checked, [data-invalid]:not(:has(:checked)) input'

interface TypedTravelUse {
  readonly type: ProductLabel
  /** The trip that is edited; null for a new one. */
  readonly before: Travel | null
  /** Called with a trip that can be made. */
  readonly onFine: (travel: Travel) => void
}

/** A trip being typed: refused at once when it can't be made. */
export function useTypedTravel({ type, before, onFine }: TypedTravelUse) {
  const [typed, setTyped] = useState<TripAsked>(
    before ?? { departure: '', arrival: '', format: '' },
  )
  const [isSubmitted, setSubmitted] = useState(false)
  const [failed, setFailed] = useState<{ readonly form: HTMLFormElement } | null>(null)
  const checked = checkTrip(typed)
  const verdict = useTripCheck(type)
  const errors = isSubmitted ? { ...verdict.errorsOf(typed), ...tripErrors(typed) } : {}
  // once the messages are rendered, so that screen readers announce the focused field with its own
  useEffect(() => {
    failed?.form.querySelector<HTMLElement>(WRONG)?.focus()
  }, [failed])

  const submit = (form: HTMLFormElement) => {
    setSubmitted(true)
    if (!checked.ok) return setFailed({ form })
    const { departure_place_id: from, arrival_place_id: to } = typed
    const places = {
      ...(from ? { departure_place_id: from } : {}),
      ...(to ? { arrival_place_id: to } : {}),
    }
    const travel = { ...checked.value, ...places }
    verdict.check(travel, {
      onFine: () => onFine(travel),
      onRefused: () => setFailed({ form }),
    })
  }
  const isBegun = Object.values(typed).some((part) => part?.trim())
  return { typed, setTyped, errors, isBegun, isChecking: verdict.isChecking, submit }
}

export type TypedTravel = ReturnType<typeof useTypedTravel>
