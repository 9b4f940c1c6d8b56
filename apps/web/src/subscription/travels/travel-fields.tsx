import { TRAVEL_FORMATS, travelFormatLabel } from '@sillage/domain/contracts/trips.ts'
import { useState } from 'react'
import { CityField } from '../../carbon/city-field.tsx'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import type { TypedTravel } from './use-typed-travel.ts'

/** The three fields of a trip. */
export function TravelFields({ travel }: { travel: TypedTravel }) {
  const { typed, setTyped, errors } = travel
  const [before] = useState(typed)
  return (
    <>
      <CityField
        label={SAY.departure}
        start={{ name: before.departure, placeId: before.departure_place_id }}
        error={errors.departure}
        unknown={SAY.cityUnknown}
        onChange={({ name, placeId }) =>
          setTyped({ ...typed, departure: name, departure_place_id: placeId })
        }
      />
      <CityField
        label={SAY.arrival}
        start={{ name: before.arrival, placeId: before.arrival_place_id }}
        error={errors.arrival}
        unknown={SAY.cityUnknown}
        onChange={({ name, placeId }) =>
          setTyped({ ...typed, arrival: name, arrival_place_id: placeId })
        }
      />
      <ChoiceGroup
        legend={SAY.format}
        size="s"
        layout="row"
        value={typed.format || null}
        onChange={(format) => setTyped({ ...typed, format })}
        error={errors.format}
        choices={TRAVEL_FORMATS.map((value) => ({ value, label: travelFormatLabel(value) }))}
      />
    </>
  )
}
