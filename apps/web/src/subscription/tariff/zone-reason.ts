import type { TripZones } from '@sillage/domain/products/product.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import type { ChosenCity } from '../../carbon/city-field.tsx'
import type { AnswerRecord } from '../draft/draft.ts'
import { TARIFF_MESSAGES as SAY } from './tariff.messages.ts'

interface Zoned {
  readonly needed: string
  readonly chosen: AnswerRecord | undefined
  readonly places: readonly ChosenCity[]
  readonly question: ConfigurationQuestion
}

const nameOf = (country: string) => new Intl.DisplayNames('fr', { type: 'region' }).of(country)

/** Why this zone: the city that lies farthest, and that a wider one was chosen where it was. */
export function reasonOfZone({ zoneOf }: TripZones, zoned: Zoned): string {
  const { needed, chosen, places, question } = zoned
  const zone = question.choosableAnswers.find(
    ({ choosable_answer_id: id }) => id === needed,
  )?.answer
  const farthest = places.find(({ country }) => country && zoneOf(country) === needed)
  if (!zone || !farthest?.country) return ''
  const city = { city: farthest.name, country: nameOf(farthest.country) ?? farthest.country }
  const reason = places.length > 1 ? SAY.zoneOfFarthest(zone, city) : SAY.zoneOf(zone, city)
  const isWider = chosen && chosen.choosable_answer_id !== needed
  return isWider ? `${reason} ${SAY.zoneWider(String(chosen.answer))}` : reason
}
