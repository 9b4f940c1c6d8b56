import { neededZone } from '@sillage/domain/products/needed-zone.ts'
import type { TripZones } from '@sillage/domain/products/product.ts'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ChosenCity } from '../../carbon/city-field.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/nav/button.tsx'
import type { AnswerRecord } from '../draft/draft.ts'
import { QuestionField, type QuestionFieldProps } from '../questionnaire/question-field.tsx'
import { SUBSCRIPTION_MESSAGES } from '../subscription.messages.ts'
import { TARIFF_MESSAGES as SAY } from './tariff.messages.ts'
import { reasonOfZone } from './zone-reason.ts'

const CityField = lazy(() =>
  import('../../carbon/city-field.tsx').then((file) => ({ default: file.CityField })),
)

interface TariffPlacesProps extends QuestionFieldProps {
  readonly zones: TripZones
  /** Called with the zone that the places require and the places as text; undefined when unknown. */
  readonly onPlaces: (zone: AnswerRecord | undefined, destination: AnswerRecord | undefined) => void
}

const NOWHERE: ChosenCity = { name: '', placeId: undefined }
const MOST_PLACES = 8

/** The destinations of a trip, which determine its zone; a wider zone, or just a zone, may be chosen instead. */
export function TariffPlaces({ zones, onPlaces, ...asked }: TariffPlacesProps) {
  const { question, record } = asked
  const [places, setPlaces] = useState<readonly ChosenCity[]>([NOWHERE])
  const found = places.filter(({ country }) => country)
  const needed = neededZoneOf(zones, found)
  const answerOf = (zone: string | null) =>
    question.choosableAnswers.find(({ choosable_answer_id: id }) => id === zone)
  const change = (index: number, city: ChosenCity) => {
    const changed = places.with(index, city)
    setPlaces(changed)
    const zone = answerOf(neededZoneOf(zones, changed))
    const names = changed.map(({ name }) => name.trim()).filter(Boolean)
    onPlaces(
      zone && { answer: zone.answer, choosable_answer_id: zone.choosable_answer_id },
      names.length > 0 ? { answer: names.join(', '), choosable_answer_id: null } : undefined,
    )
  }
  const rank = zones.ranked.indexOf(needed ?? '')
  const allowed = question.choosableAnswers.filter(
    ({ choosable_answer_id: id }) => zones.ranked.indexOf(id) >= rank,
  )
  const isLastKnown = places.at(-1)?.country !== undefined
  return (
    <section className="tariff-places">
      <h2 className="vh">{SAY.whereTo}</h2>
      <Suspense fallback={<Loading label={SUBSCRIPTION_MESSAGES.loadingQuestion} />}>
        {places.map((_, index) => (
          <CityField
            // places are only ever appended
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            label={index === 0 ? SAY.whereTo : SAY.thenWhere}
            labelLook="question"
            hint={index === 0 ? SAY.whereToHint : undefined}
            unknown={SAY.placeUnknown}
            onChange={(city) => change(index, city)}
          />
        ))}
      </Suspense>
      <p role="status" className="tariff-zone">
        {needed && reasonOfZone(zones, { needed, chosen: record, places: found, question })}
      </p>
      {isLastKnown && places.length < MOST_PLACES && (
        <Button
          variant="quiet"
          size="s"
          icon={Plus}
          onClick={() => setPlaces([...places, NOWHERE])}
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

function neededZoneOf(zones: TripZones, places: readonly ChosenCity[]): string | null {
  return neededZone(
    zones,
    places.flatMap(({ country }) => country ?? []),
  )
}
