import { CARBON_MESSAGES as SAY } from '@sillage/domain/carbon/carbon.messages.ts'
import { ok, type Refusal, type Result, refused } from '@sillage/domain/values/result.ts'
import { placeById, placesNamed } from './gazetteer.service.ts'
import { describePlace } from './gazetteer-description.ts'
import type { Place } from './gazetteer-file.ts'
import { rankOf } from './gazetteer-index.ts'
import { normaliseName } from './gazetteer-names.ts'
import { placeFromId } from './outside-place.ts'

/** A city as named in a trip. */
export interface NamedCity {
  readonly text: string
  readonly placeId: string | undefined
  /** The trip's name in messages. */
  readonly trip: string
}

/**
 * Among homonyms, one is chosen only if about eight times as likely as the next: Paris, but neither Valence nor
 * Saint-Denis.
 */
const CLEAR_LEAD = 0.9

/**
 * The place of a trip: by its id, otherwise by its exact name. Refusals: `trip.unknown_city`, `trip.ambiguous_city`.
 */
export function findPlace(named: NamedCity): Result<Place, Refusal> {
  const meant = placesMeant(named)
  if (!meant.ok) return meant
  const { text, trip } = named
  const [first, ...others] = meant.value
  return others.length === 0
    ? ok(first)
    : refused({
        code: 'trip.ambiguous_city',
        message: SAY.ambiguousCity({ trip, city: text.slice(0, 60) }),
      })
}

/**
 * The places that a trip may mean, likeliest first; several when homonyms can't be told apart. Refusal:
 * `trip.unknown_city`.
 */
export function placesMeant({
  text,
  placeId,
  trip,
}: NamedCity): Result<readonly [Place, ...Place[]], Refusal> {
  const known = placeId === undefined ? null : (placeById(placeId) ?? placeFromId(placeId, text))
  if (known) return ok([known])
  const [best, ...others] = homonyms(text).toSorted((a, b) => rankOf(b) - rankOf(a))
  if (!best)
    return refused({
      code: 'trip.unknown_city',
      message: SAY.unknownCity({ trip, city: text.slice(0, 60) }),
    })
  return ok([best, ...others.filter((other) => rankOf(best) - rankOf(other) < CLEAR_LEAD)])
}

/**
 * Whether a text is a name of the place. The name is what gets printed, the place is what is insured. True for places
 * outside the atlas.
 */
export function isCalled({ id }: Place, text: string): boolean {
  return placeById(id) === null || homonyms(text).some((place) => place.id === id)
}

/**
 * The places with this name. What follows a comma or a bracket must describe them: « Nice (06), France », « Nice,
 * France ».
 */
function homonyms(text: string): readonly Place[] {
  const named = placesNamed(text)
  if (named.length > 0) return named
  const [name = ''] = text.split(/[,(]/, 1)
  const rest = normaliseName(text.slice(name.length)).split(' ')
  if (rest[0] === '') return []
  const called = placesNamed(name)
  const described = called.filter((place) => {
    const words = normaliseName(describePlace(place)).split(' ')
    return rest.every((word) => words.includes(word))
  })
  if (described.length > 0) return described
  // another geocoder may give regions unknown to the atlas: matching the country is enough
  const country = normaliseName(text.slice(text.lastIndexOf(',') + 1))
  return called.filter((place) => normaliseName(describePlace(place)).endsWith(` ${country}`))
}
