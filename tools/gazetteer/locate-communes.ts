import { normaliseName } from '../../apps/server/src/carbon/places/gazetteer-names.ts'

export interface Commune {
  readonly code: string
  readonly nom: string
  readonly type: string
  /** Code of the commune that absorbed a former one. */
  readonly chefLieu?: string
  readonly departement?: string
  readonly collectiviteOutremer?: { readonly code: string }
  readonly arrondissement?: string
  readonly codesPostaux?: readonly string[]
  readonly population?: number
}

export interface Located {
  readonly name: string
  readonly lat: string
  readonly lng: string
  readonly country: string
  readonly admin2: string
}

interface Spot {
  readonly lat: number
  readonly lon: number
}

interface Sources {
  readonly communes: readonly Commune[]
  readonly located: readonly Located[]
  readonly epci: readonly { readonly membres: readonly { readonly code: string }[] }[]
}

/** These countries of the source are a single department or collectivity each, not given in the source. */
const DEPARTMENTS: Readonly<Record<string, string>> = {
  GP: '971',
  MQ: '972',
  GF: '973',
  RE: '974',
  PM: '975',
  YT: '976',
  BL: '977',
  MF: '978',
  WF: '986',
  PF: '987',
  NC: '988',
}

/** Overseas communes that GeoNames only knows by their main town. Source: INSEE, codes; GeoNames, towns. */
export const MAIN_TOWNS: Readonly<Record<string, string>> = {
  97701: 'Gustavia',
  97801: 'Marigot',
  98612: 'Leava',
  98613: 'Mata-Utu',
  98714: 'Vaitape',
  98719: 'Rikitea',
  98720: 'Otepa',
  98722: 'Hitiaa',
  98723: 'Atuona',
  98724: 'Fare',
  98729: 'Afareaitu',
  98731: 'Taiohae',
  98744: 'Moerai',
  98745: 'Vaitoare',
  98747: 'Afaahiti',
  98748: 'Vairao',
  98801: 'Wala',
  98809: 'Vao',
  98814: 'Wé',
  98815: 'Tadine',
  98817: 'Mont-Dore',
  98832: 'Yaté-Barrage',
}

/** Communes of the Pacific, except the two that share an island with the third of their postcode. */
const FAR_ISLANDS = /^98(?!750|754)/

/**
 * The position of each commune: from GeoNames, or from a former commune in it; otherwise approximated by the centre of
 * the located communes with the same postcode, group of communes or district.
 */
export function locate({ communes, located, epci }: Sources) {
  const spots = new Map<string, Spot>()
  for (const { name, lat, lng, country, admin2 } of located) {
    const key = keyOf(name, DEPARTMENTS[country] ?? admin2)
    if (!spots.has(key)) spots.set(key, { lat: Number(lat), lon: Number(lng) })
  }
  const spotOf = ({ code, nom, departement, collectiviteOutremer }: Commune) =>
    spots.get(keyOf(MAIN_TOWNS[code] ?? nom, departement ?? collectiviteOutremer?.code ?? ''))

  const places = new Map<string, Spot & { readonly isApproximate: boolean }>()
  const current = communes.filter(({ type }) => type === 'commune-actuelle')
  const former = communes.filter(({ type }) => /deleguee|associee/.test(type))
  for (const commune of current) {
    const spot = spotOf(commune)
    if (spot) places.set(commune.code, { ...spot, isApproximate: false })
  }
  for (const { chefLieu = '', ...commune } of former) {
    const spot = spotOf(commune)
    if (spot && !places.has(chefLieu)) places.set(chefLieu, { ...spot, isApproximate: false })
  }

  const sure = new Map(places)
  const epciOf = new Map(epci.flatMap((one, at) => one.membres.map(({ code }) => [code, at])))
  const groupings: readonly ((commune: Commune) => readonly (string | number)[])[] = [
    ({ codesPostaux }) => codesPostaux ?? [],
    ({ code }) => listOf(epciOf.get(code)),
    ({ arrondissement }) => listOf(arrondissement),
  ]
  for (const groupsOf of groupings) {
    const members = new Map<string | number, Spot[]>()
    for (const commune of current) {
      const spot = sure.get(commune.code)
      if (!spot) continue
      for (const group of groupsOf(commune))
        members.set(group, [...(members.get(group) ?? []), spot])
    }
    for (const commune of current) {
      // islands that share a postcode may be days apart
      if (FAR_ISLANDS.test(commune.code)) continue
      const near = groupsOf(commune).flatMap((group) => members.get(group) ?? [])
      if (near.length > 0 && !places.has(commune.code))
        places.set(commune.code, { ...middle(near), isApproximate: true })
    }
  }
  return places
}

const listOf = <T>(one: T | undefined): readonly T[] => (one === undefined ? [] : [one])
const keyOf = (name: string, department: string) => `${department} ${normaliseName(name)}`

function middle(spots: readonly Spot[]): Spot {
  const mean = (degrees: (spot: Spot) => number) =>
    spots.reduce((sum, spot) => sum + degrees(spot), 0) / spots.length
  return { lat: mean((spot) => spot.lat), lon: mean((spot) => spot.lon) }
}
