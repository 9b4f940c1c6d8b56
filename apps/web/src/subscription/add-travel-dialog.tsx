import {
  checkTrip,
  TRAVEL_FORMATS,
  type TravelFormat,
  travelFormatLabel,
} from '@sillage/domain/contracts/trips.ts'
import type { Travel } from '@sillage/wire/contracts.ts'
import { useId, useState } from 'react'
import { type ChosenCity, CityField } from '../carbon/city-field.tsx'
import { Button } from '../ui/button.tsx'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from './subscription.messages.ts'

interface AddTravelDialogProps {
  readonly onAdd: (travel: Travel) => void
  readonly onClose: () => void
}

const nowhere: ChosenCity = { name: '', placeId: undefined }

export function AddTravelDialog({ onAdd, onClose }: AddTravelDialogProps) {
  const formId = useId()
  const [departure, setDeparture] = useState(nowhere)
  const [arrival, setArrival] = useState(nowhere)
  const [format, setFormat] = useState<TravelFormat | null>(null)
  const [isSubmitted, setSubmitted] = useState(false)
  const checked = checkTrip({
    departure: departure.name,
    arrival: arrival.name,
    format: format ?? '',
  })
  const wrong = isSubmitted && !checked.ok ? checked.error : null
  const errorOf = (path: string) => (wrong?.path === path ? wrong.message : undefined)

  const submit = () => {
    setSubmitted(true)
    if (!checked.ok) return
    onAdd({
      ...checked.value,
      ...(departure.placeId ? { departure_place_id: departure.placeId } : {}),
      ...(arrival.placeId ? { arrival_place_id: arrival.placeId } : {}),
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={SAY.addTravel}
      footer={
        <Button type="submit" form={formId}>
          {SAY.addThisTravel}
        </Button>
      }
    >
      <form
        id={formId}
        className="add-travel"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <CityField
          label={SAY.departure}
          error={errorOf('departure')}
          unknown={SAY.cityUnknown}
          onChange={setDeparture}
        />
        <CityField
          label={SAY.arrival}
          error={errorOf('arrival')}
          unknown={SAY.cityUnknown}
          onChange={setArrival}
        />
        <ChoiceGroup
          legend={SAY.format}
          layout="row"
          value={format}
          onChange={setFormat}
          error={errorOf('format')}
          choices={TRAVEL_FORMATS.map((value) => ({ value, label: travelFormatLabel(value) }))}
        />
      </form>
    </Dialog>
  )
}
