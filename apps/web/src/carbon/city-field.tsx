import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { Combobox } from '../ui/combobox/combobox.tsx'
import type { ComboboxOption } from '../ui/combobox/use-combobox.ts'
import { CITIES_MESSAGES as SAY } from './cities.messages.ts'
import { useCities } from './use-cities.ts'

/** A city as typed; `placeId` only when picked from the search. */
export interface ChosenCity {
  readonly name: string
  readonly placeId: string | undefined
  /** ISO 3166-1 code; only when picked from the search. */
  readonly country?: string | undefined
}

interface CityFieldProps {
  readonly label: string
  /** The city that stands there at first. */
  readonly start?: ChosenCity | undefined
  readonly error?: string | undefined
  /** Message when no city is found. */
  readonly unknown: string
  readonly hint?: string | undefined
  /** Gives the label the size of a question's legend. */
  readonly labelLook?: 'question' | undefined
  readonly onChange: (city: ChosenCity) => void
}

/** Maximum length of a search. */
const LONGEST_NAME = 100

/** Suggests cities from the third letter on; any other name is kept as typed. */
export function CityField(props: CityFieldProps) {
  const { label, start, error, unknown, hint, labelLook, onChange } = props
  const [text, setText] = useState(start?.name ?? '')
  const [chosen, setChosen] = useState<ComboboxOption | null>(
    start?.name ? { value: start.placeId ?? '', label: start.name } : null,
  )
  const { cities, isSearching, isTooShort } = useCities(text)
  const options = cities.map(({ place_id, name, display_name }) => ({
    value: place_id,
    label: name,
    detail: display_name,
  }))
  return (
    <Combobox
      label={label}
      icon={MapPin}
      value={chosen}
      options={options}
      loading={isSearching}
      emptyText={isTooShort ? SAY.cityTooShort : unknown}
      error={error}
      hint={hint}
      labelLook={labelLook}
      maxLength={LONGEST_NAME}
      onInputChange={(typed) => {
        setText(typed)
        setChosen(null)
        onChange({ name: typed, placeId: undefined })
      }}
      onSelect={(option) => {
        setChosen(option)
        if (!option) return
        const found = cities.find(({ place_id }) => place_id === option.value)
        onChange({ name: option.label, placeId: option.value, country: found?.country })
      }}
    />
  )
}
