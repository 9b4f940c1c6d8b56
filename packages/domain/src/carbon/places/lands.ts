import { islandOf } from './islands.ts'
import { type Place, territoryOf } from './place.ts'

/**
 * Countries that roads join, by land mass. Great Britain is joined by the tunnel. The Darién gap separates the
 * Americas, the closed border separates South Korea from the continent, and no road leads from Europe or Asia to
 * Africa.
 */
const LANDS: Readonly<Record<string, string>> = {
  eurasia:
    'AD AE AF AL AM AT AZ BA BD BE BG BH BT BY CH CN CZ DE DK EE ES FI FR GB GE GI GR HK HR HU IL IN IQ IR IT JO KG ' +
    'KH KP KW KZ LA LB LI LT LU LV MC MD ME MK MM MN MO MY NL NO NP OM PK PL PS PT QA RO RS RU SA SE SG SI SK SM SY ' +
    'TH TJ TM TR UA UZ VA VN XK YE',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM DJ DZ EG EH ER ET GA GH GM GN GQ GW KE LR LS LY MA ML MR MW MZ NA NE NG RW SD SL ' +
    'SN SO SS SZ TD TG TN TZ UG ZA ZM ZW',
  'north-america': 'BZ CA CR GT HN MX NI PA SV US',
  'south-america': 'AR BO BR CL CO EC GF GY PE PY SR UY VE',
  ireland: 'IE',
  hispaniola: 'DO HT',
  'saint-martin': 'MF SX',
  borneo: 'BN',
}

const landByCountry = new Map(
  Object.entries(LANDS).flatMap(([land, countries]) =>
    countries.split(' ').map((country): [string, string] => [country, land]),
  ),
)

/** Land masses of many islands: only towns close to each other are assumed to be on the same island. */
const ARCHIPELAGOS = new Set(
  'AG AX BS CV FJ FM FO GG ID KI KM KN KY MH MP MV PF PH PW SB SC SJ ST TO TT TV VC VU WF aegean azores hebrides northern-isles okinawa'.split(
    ' ',
  ),
)

/** Countries and territories without passenger trains. */
const NO_RAILWAY = new Set(
  (
    'AD AF AG AI AW AX BB BH BI BL BM BN BQ BS BT BZ CF CK CV CW CY DM FJ FM FO GD GF GG GL GM GP GQ GT GU GW GY HN HT IS ' +
    'JE JM KI KM KN KW KY LA LC LY MF MH MO MP MQ MS MT MU MV NC NE NI NR NU OM PF PG PM PW QA RE RW SB SC SH SJ SM SO SR SS ' +
    'ST SV SX TC TD TL TO TT TV VC VG VI VU WF WS YE YT'
  ).split(' '),
)

/** The islands of the table that have passenger trains. */
const ISLAND_RAILWAYS = new Set(
  'corsica sicily sardinia mallorca ireland sakhalin hainan sumatra java luzon hokkaido south-island'.split(
    ' ',
  ),
)

/**
 * The land mass of a place: two places on the same one may be joined by road. A country not listed is a land mass of
 * its own.
 */
export function landOf(place: Place): string {
  const country = territoryOf(place)
  return islandOf(place) ?? landByCountry.get(country) ?? country
}

/** Whether a land mass is many islands, so that roads join only close towns. */
export function isArchipelago(land: string): boolean {
  return ARCHIPELAGOS.has(land)
}

/** Whether the land mass of a place has passenger trains. */
export function hasRailway(place: Place): boolean {
  const island = islandOf(place)
  return !NO_RAILWAY.has(territoryOf(place)) && (!island || ISLAND_RAILWAYS.has(island))
}
