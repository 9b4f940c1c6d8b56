import type { Traits } from '../product.ts'
import { travelLeaving } from './leaving.ts'
import { travelPeople } from './people.ts'
import { travellersOf } from './travellers.ts'
import { travelZones } from './zones.ts'

/** What cancellation cover still gives to someone who leaves on the day of the signature. */
export const CANCELLATION_LEFT =
  'l’annulation, comprise dans «\u00a0Confort\u00a0» et «\u00a0Premium\u00a0», s’arrête dès le départ. Elle ne rembourse qu’un empêchement survenu d’ici là, et plus rien ensuite.'

/** A trip of one or more people: cancellation, medical care and repatriation, luggage, by level. */
export const travelTraits: Traits<'travel', 'Voyage'> = {
  id: 'travel',
  label: 'Voyage',
  promise: 'Annulation, frais médicaux, bagages et assistance, en France ou à l’étranger.',
  asksLast: ['travel.reason', 'travel.sports', 'travel.excess'],
  trips: true,
  emissions: { of: 'trips', travellers: travellersOf },
  zones: travelZones,
  motor: null,
  people: travelPeople,
  coversUntilDeparture: ['cancellation'],
  departingToday: `Vous partez aujourd’hui\u00a0: ${CANCELLATION_LEFT}`,
  ...travelLeaving,
  insured: (_answerTo, [first]) => (first ? `${first.departure} – ${first.arrival}` : ''),
  maskedInsured: (answerTo) => {
    const travellers = answerTo('travel.travellers')?.toLowerCase()
    if (travellers === undefined) return ''
    return `${travellers}\u00a0${travellers === '1' ? 'voyageur' : 'voyageurs'}`
  },
}
