import type { TripZones } from '../product.ts'
import advisedAgainst from './data/advised-against.json' with { type: 'json' }

/** ISO 3166-1, overseas territories included. */
export const FRANCE = 'FR GP MQ GF RE PM YT BL MF WF PF NC TF'
const EUROPEAN_UNION =
  'AT BE BG HR CY CZ DK EE FI DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE AX ' +
  'IS LI NO CH GB GG JE IM GI AD MC SM VA'
const EUROPE_AND_MEDITERRANEAN = 'AL BA BY FO MD ME MK RS RU SJ UA XK TR MA DZ TN LY EG IL PS JO LB'
const NORTH_AMERICA = 'US CA PR VI UM'

const zoneByCountry = new Map(
  [
    [FRANCE, 'travel.zone.france'],
    [EUROPEAN_UNION, 'travel.zone.european_union'],
    [EUROPE_AND_MEDITERRANEAN, 'travel.zone.europe_mediterranean'],
    [NORTH_AMERICA, 'travel.zone.north_america'],
  ].flatMap(([codes = '', zone = '']) =>
    codes.split(' ').map((code): [string, string] => [code, zone]),
  ),
)

/**
 * The zones of a trip, each of which includes those before it. France includes its overseas territories; the European
 * Union here includes Switzerland, Norway, Iceland, the United Kingdom and the microstates inside it. Source: the
 * tariff travel-2027-1.
 */
export const travelZones: TripZones = {
  question: 'travel.zone',
  destination: 'travel.destination',
  ranked: [
    'travel.zone.france',
    'travel.zone.european_union',
    'travel.zone.europe_mediterranean',
    'travel.zone.world',
    'travel.zone.north_america',
  ],
  advisedAgainst,
  zoneOf: (country) => zoneByCountry.get(country) ?? 'travel.zone.world',
}
