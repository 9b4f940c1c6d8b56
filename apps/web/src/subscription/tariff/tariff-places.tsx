import { neededZone } from '@sillage/domain/products/needed-zone.ts'
import type { TripZones } from '@sillage/domain/products/product.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, useEffect, useEffectEvent, useState } from 'react'
import type { ChosenCity } from '../../carbon/city-field.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/nav/button.tsx'
import type { AnswerRecord } from '../draft/draft.ts'
import { QuestionField, type QuestionFieldProps } from '../questionnaire/question-field.tsx'
import { SUBSCRIPTION_MESSAGES } from '../subscription.messages.ts'
import { TARIFF_MESSAGES as SAY } from './tariff.messages.ts'
import { reasonOfZone } from './zone-reason.ts'

/** Loads the field of a place: shown with the questions before it, or a Tab from these would pass over it. */
export const loadCityField = () => import('../../carbon/city-field.tsx')

const CityField = lazy(async () => ({ default: (await loadCityField()).CityField }))

interface TariffPlacesProps extends QuestionFieldProps {
  readonly zones: TripZones
  readonly places: readonly ChosenCity[]
  /** Called with the places, and the zone that they require; undefined when unknown. */
  readonly onPlaces: (places: readonly ChosenCity[], zone: AnswerRecord | undefined) => void
}

const NOWHERE: ChosenCity = { name: '', placeId: undefined }
const MOST_PLACES = 8
const NONE: readonly ChosenCity[] = []

/** The destinations of a trip, which determine its zone; a wider zone, or just a zone, may be chosen instead. */
export function TariffPlaces({ zones, places: chosen, onPlaces, ...asked }: TariffPlacesProps) {
  const { question, record } = asked
  const isKnown = usePlacesOfLink(chosen, (places) => onPlaces(places, record))
  const places = chosen.length > 0 ? chosen : [NOWHERE]
  const found = places.filter(({ country }) => country)
  const needed = neededZoneOf(zones, found)
  const answerOf = (zone: string | null) =>
    question.choosableAnswers.find(({ choosable_answer_id: id }) => id === zone)
  const change = (index: number, city: ChosenCity) => {
    const changed = places.with(index, city)
    const zone = answerOf(neededZoneOf(zones, changed))
    onPlaces(
      changed,
      zone && { answer: zone.answer, choosable_answer_id: zone.choosable_answer_id },
    )
  }
  const rank = zones.ranked.indexOf(needed ?? '')
  const allowed = question.choosableAnswers.filter(
    ({ choosable_answer_id: id }) => zones.ranked.indexOf(id) >= rank,
  )
  const isLastKnown = places.at(-1)?.country !== undefined
  if (!isKnown) return <Loading label={SUBSCRIPTION_MESSAGES.loadingQuestion} />
  return (
    <section className="tariff-places">
      <h2 className="vh">{SAY.whereTo}</h2>
      {places.map((place, index) => (
        <CityField
          // places are only ever appended
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          label={index === 0 ? SAY.whereTo : SAY.thenWhere}
          start={place}
          labelLook="question"
          hint={index === 0 ? SAY.whereToHint : undefined}
          unknown={SAY.placeUnknown}
          onChange={(city) => change(index, city)}
        />
      ))}
      <p role="status" className="tariff-zone">
        {needed && reasonOfZone(zones, { needed, chosen: record, places: found, question })}
      </p>
      {isLastKnown && places.length < MOST_PLACES && (
        <Button
          variant="quiet"
          size="s"
          icon={Plus}
          onClick={() => onPlaces([...places, NOWHERE], record)}
        >
          {SAY.anotherPlace}
        </Button>
      )}
      {allowed.length > 1 && (
        <Disclosure
          summary={needed ? SAY.widenZone : SAY.chooseZone}
          open={(!needed && record !== undefined) || undefined}
        >
          <QuestionField {...asked} question={{ ...question, choosableAnswers: allowed }} />
        </Disclosure>
      )}
    </section>
  )
}

/** Searches the places of a link again, and whether that is done: anyone may have written them. */
function usePlacesOfLink(
  places: readonly ChosenCity[],
  onFound: (places: readonly ChosenCity[]) => void,
): boolean {
  const [linked] = useState(places)
  const { data, isError } = useQuery({
    queryKey: ['places of a link', linked],
    queryFn: async () => {
      const { findCities } = await import('../../carbon/find-cities.ts')
      return findCities(linked)
    },
    enabled: linked.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const found = isError ? NONE : data
  const tell = useEffectEvent(onFound)
  useEffect(() => {
    if (found) tell(found)
  }, [found])
  return linked.length === 0 || places !== linked
}

function neededZoneOf(zones: TripZones, places: readonly ChosenCity[]): string | null {
  return neededZone(
    zones,
    places.flatMap(({ country }) => country ?? []),
  )
}
