import {
  checkTrip,
  TRAVEL_FORMATS,
  type TravelFormat,
  travelFormatLabel,
} from '@sillage/domain/contracts/trips.ts'
import type { ProductLabel } from '@sillage/domain/products/names.ts'
import type { Travel } from '@sillage/wire/contracts/contracts.ts'
import { useEffect, useState } from 'react'
import { type ChosenCity, CityField } from '../../carbon/city-field.tsx'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { CONTRADICTION_MESSAGES as CONTRADICTIONS } from '../contradictions/contradictions.messages.ts'
import { useTripCheck } from '../contradictions/use-trip-check.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { tripErrors } from './trip-errors.ts'

interface AddTravelDialogProps {
  readonly type: ProductLabel
  readonly onAdd: (travel: Travel) => void
  readonly onClose: () => void
}

const nowhere: ChosenCity = { name: '', placeId: undefined }

export function AddTravelDialog({ type, onAdd, onClose }: AddTravelDialogProps) {
  const [departure, setDeparture] = useState(nowhere)
  const [arrival, setArrival] = useState(nowhere)
  const [format, setFormat] = useState<TravelFormat | null>(null)
  const [isSubmitted, setSubmitted] = useState(false)
  const [failed, setFailed] = useState<{ readonly form: HTMLFormElement } | null>(null)
  const places = {
    ...(departure.placeId ? { departure_place_id: departure.placeId } : {}),
    ...(arrival.placeId ? { arrival_place_id: arrival.placeId } : {}),
  }
  const typed = {
    departure: departure.name,
    arrival: arrival.name,
    format: format ?? '',
    ...places,
  }
  const isBegun = Object.values(typed).some((part) => part.trim() !== '')
  const checked = checkTrip(typed)
  const verdict = useTripCheck(type)
  const errors = isSubmitted ? { ...verdict.errorsOf(typed), ...tripErrors(typed) } : {}
  // once the messages are rendered, so that screen readers announce the focused field with its own
  useEffect(() => {
    failed?.form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus()
  }, [failed])

  const submit = (form: HTMLFormElement) => {
    setSubmitted(true)
    if (!checked.ok) return setFailed({ form })
    const travel = { ...checked.value, ...places }
    verdict.check(travel, {
      onFine: () => onAdd(travel),
      onRefused: () => setFailed({ form }),
    })
  }

  return (
    <FormDialog
      title={SAY.addTravel}
      submitLabel={SAY.addThisTravel}
      busyLabel={CONTRADICTIONS.checking}
      isBusy={verdict.isChecking}
      keepOpen={isBegun}
      failure={null}
      className="add-travel"
      onSubmit={submit}
      onClose={onClose}
    >
      <CityField
        label={SAY.departure}
        error={errors.departure}
        unknown={SAY.cityUnknown}
        onChange={setDeparture}
      />
      <CityField
        label={SAY.arrival}
        error={errors.arrival}
        unknown={SAY.cityUnknown}
        onChange={setArrival}
      />
      <ChoiceGroup
        legend={SAY.format}
        size="s"
        layout="row"
        value={format}
        onChange={setFormat}
        error={errors.format}
        choices={TRAVEL_FORMATS.map((value) => ({ value, label: travelFormatLabel(value) }))}
      />
    </FormDialog>
  )
}
