import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { PEOPLE_MESSAGES as SAY } from './people.messages.ts'

export interface Country {
  /** ISO 3166-1, two letters. */
  readonly code: string
  /** In French. */
  readonly name: string
}

/** ISO 3166-1 alpha-2, and Kosovo by its usual code XK. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC ' +
  'CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD ' +
  'GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH ' +
  'KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW ' +
  'MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC ' +
  'SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY ' +
  'UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'

/** Common French names that differ from the platform's: short or former names, or a part of the country. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['Émirats', 'Dubaï', 'Abou Dabi'],
  BN: ['Brunei Darussalam'],
  BY: ['Bélarus'],
  CD: ['République démocratique du Congo', 'RDC', 'Zaïre'],
  CG: ['République du Congo'],
  CN: ['République populaire de Chine'],
  CZ: ['République tchèque'],
  GB: ['Grande-Bretagne', 'Angleterre', 'Écosse', 'Pays de Galles', 'Irlande du Nord', 'UK'],
  HK: ['Hong Kong'],
  KN: ['Saint-Kitts-et-Nevis'],
  KP: ['République populaire démocratique de Corée'],
  KR: ['République de Corée'],
  MD: ['Moldova'],
  MK: ['Macédoine'],
  MM: ['Birmanie', 'Myanmar'],
  MO: ['Macao'],
  NL: ['Hollande'],
  PS: ['Palestine'],
  RE: ['Réunion'],
  RU: ['Fédération de Russie'],
  SX: ['Sint Maarten'],
  SZ: ['Swaziland'],
  TL: ['Timor-Leste'],
  TR: ['Türkiye'],
  US: ['États-Unis d’Amérique', 'USA'],
  VA: ['Vatican'],
  VN: ['Vietnam'],
}

let known: ReadonlyMap<string, Country> | undefined

/** Countries by code and by French name, built on first use. */
function countries(): ReadonlyMap<string, Country> {
  if (known) return known
  const names = new Intl.DisplayNames('fr', { type: 'region' })
  known = new Map(
    CODES.split(' ').flatMap((code) => {
      const country = { code, name: names.of(code) ?? code }
      const texts = [code, country.name, ...(OTHER_NAMES[code] ?? [])]
      return texts.map((text): [string, Country] => [plain(text), country])
    }),
  )
  return known
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase()
}

/**
 * A country by any of its French names or its code, ignoring accents and case: `belgique`, `BE`. Null when there is
 * none.
 */
export function countryNamed(text: string): Country | null {
  return countries().get(plain(text)) ?? null
}

/** The French name of a country by its code; the code itself if unknown. */
export function countryName(code: string): string {
  return countries().get(plain(code))?.name ?? code
}

/** Reads a country; it is stored by its French name. Refusal: `country.unknown`. */
export function readCountry(typed: string): Result<Country, Refusal> {
  const country = countryNamed(typed)
  return country
    ? ok(country)
    : refused({
        code: 'country.unknown',
        message: SAY.countryUnknown(typed.trim().slice(0, 40)),
      })
}
