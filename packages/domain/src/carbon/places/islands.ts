import { type Place, territoryOf } from './place.ts'

/** A box of degrees around an island; only places of its country are compared with it. */
interface Island {
  readonly land: string
  readonly country: string
  readonly box: readonly [south: number, west: number, north: number, east: number]
}

/**
 * Islands without bridge or tunnel that share a country with a mainland or with other islands. Boxes follow the coasts
 * and contain no mainland town of the country. Islands that are a country of their own need no row.
 */
const ISLANDS: readonly Island[] = [
  { land: 'sicily', country: 'IT', box: [36.5, 12.3, 38.4, 15.61] },
  { land: 'sardinia', country: 'IT', box: [38.8, 8.1, 41.4, 9.9] },
  { land: 'elba', country: 'IT', box: [42.7, 10.09, 42.9, 10.45] },
  { land: 'ischia', country: 'IT', box: [40.68, 13.84, 40.77, 13.98] },
  { land: 'mallorca', country: 'ES', box: [39.2, 2.3, 40, 3.5] },
  { land: 'menorca', country: 'ES', box: [39.8, 3.7, 40.15, 4.4] },
  { land: 'ibiza', country: 'ES', box: [38.8, 1.1, 39.2, 1.7] },
  { land: 'tenerife', country: 'ES', box: [27.9, -17, 28.7, -16] },
  { land: 'gran-canaria', country: 'ES', box: [27.7, -15.9, 28.2, -15.3] },
  { land: 'fuerteventura', country: 'ES', box: [28, -14.6, 28.8, -13.8] },
  { land: 'lanzarote', country: 'ES', box: [28.8, -14, 29.4, -13.3] },
  { land: 'la-palma', country: 'ES', box: [28.4, -18.1, 28.9, -17.7] },
  { land: 'africa', country: 'ES', box: [35.1, -5.4, 35.95, -2.8] },
  { land: 'madeira', country: 'PT', box: [32, -17.5, 33.2, -16] },
  { land: 'azores', country: 'PT', box: [36.8, -31.4, 39.8, -24.8] },
  { land: 'crete', country: 'GR', box: [34.8, 23.4, 35.75, 26.4] },
  { land: 'corfu', country: 'GR', box: [39.35, 19.6, 39.85, 20.12] },
  { land: 'zakynthos', country: 'GR', box: [37.6, 20.6, 37.95, 21.05] },
  { land: 'kefalonia', country: 'GR', box: [38.05, 20.3, 38.5, 20.85] },
  { land: 'rhodes', country: 'GR', box: [35.85, 27.65, 36.5, 28.3] },
  { land: 'aegean', country: 'GR', box: [36, 24.65, 40.1, 27.6] },
  { land: 'bornholm', country: 'DK', box: [54.95, 14.6, 55.35, 15.2] },
  { land: 'gotland', country: 'SE', box: [56.9, 18, 58.1, 19.4] },
  { land: 'saaremaa', country: 'EE', box: [57.9, 21.7, 59.1, 23.2] },
  { land: 'ireland', country: 'GB', box: [54, -8.2, 55.4, -5.42] },
  { land: 'wight', country: 'GB', box: [50.55, -1.36, 50.775, -1.05] },
  { land: 'hebrides', country: 'GB', box: [56.7, -7.8, 58.6, -6.25] },
  { land: 'northern-isles', country: 'GB', box: [58.71, -3.5, 61, -0.7] },
  { land: 'sakhalin', country: 'RU', box: [45.8, 141.6, 54.5, 144.8] },
  { land: 'zanzibar', country: 'TZ', box: [-6.55, 39.13, -4.85, 39.95] },
  { land: 'bioko', country: 'GQ', box: [3.1, 8.3, 3.9, 9] },
  { land: 'hawaii', country: 'US', box: [18.8, -160.6, 22.4, -154.7] },
  { land: 'newfoundland', country: 'CA', box: [46.5, -59.5, 51.6, -52.5] },
  { land: 'vancouver-island', country: 'CA', box: [48.2, -125.6, 49.38, -123.25] },
  { land: 'hainan', country: 'CN', box: [18, 108.5, 20.17, 111.1] },
  { land: 'borneo', country: 'MY', box: [0.8, 109.5, 7.4, 119.3] },
  { land: 'borneo', country: 'ID', box: [-4.3, 108.8, 4.4, 118.4] },
  { land: 'sumatra', country: 'ID', box: [-5.95, 95, 6, 106.1] },
  { land: 'java', country: 'ID', box: [-8.8, 105.1, -5.9, 114.43] },
  { land: 'sulawesi', country: 'ID', box: [-5.8, 118.5, 1.8, 125.3] },
  { land: 'luzon', country: 'PH', box: [13.45, 119.7, 18.7, 122.2] },
  { land: 'mindanao', country: 'PH', box: [5.5, 121.8, 9.85, 126.7] },
  { land: 'hokkaido', country: 'JP', box: [41.35, 139.3, 45.6, 146] },
  { land: 'okinawa', country: 'JP', box: [24, 122.9, 28.6, 129.8] },
  { land: 'tasmania', country: 'AU', box: [-43.7, 143.8, -39.5, 148.5] },
  { land: 'south-island', country: 'NZ', box: [-47.4, 166, -40.4, 174.4] },
]

/** French communes on islands without a bridge, by department: the atlas places some of them on the nearby coast. */
const ISLAND_COMMUNES: Readonly<Record<string, string>> = {
  '17 Île-d’Aix': 'aix',
  '22 Île-de-Bréhat': 'brehat',
  '29 Île-de-Batz': 'batz',
  '29 Île-de-Sein': 'sein',
  '29 Île-Molène': 'molene',
  '29 Ouessant': 'ouessant',
  '56 Bangor': 'belle-ile',
  '56 Le Palais': 'belle-ile',
  '56 Locmaria': 'belle-ile',
  '56 Sauzon': 'belle-ile',
  '56 Groix': 'groix',
  '56 Hœdic': 'hoedic',
  '56 Île-aux-Moines': 'ile-aux-moines',
  '56 Île-d’Arz': 'ile-d-arz',
  '56 Île-d’Houat': 'houat',
  '85 L’Île-d’Yeu': 'yeu',
  '971 Capesterre-de-Marie-Galante': 'marie-galante',
  '971 Grand-Bourg': 'marie-galante',
  '971 La Désirade': 'desirade',
  '971 Saint-Louis': 'marie-galante',
  '971 Terre-de-Bas': 'terre-de-bas',
  '971 Terre-de-Haut': 'terre-de-haut',
  '975 Saint-Pierre': 'saint-pierre',
  '976 Dzaoudzi': 'petite-terre',
  '976 Pamandzi': 'petite-terre',
  '988 Ouvéa': 'ouvea',
}

/** One trip asks for the island of its ends dozens of times. */
const FOUND = new WeakMap<Place, string | null>()

/** The island of a place that is not joined to the mainland of its country, or undefined. */
export function islandOf(place: Place): string | undefined {
  let island = FOUND.get(place)
  if (island === undefined) {
    island = findIsland(place) ?? null
    FOUND.set(place, island)
  }
  return island ?? undefined
}

function findIsland(place: Place): string | undefined {
  if (/^2[AB]$/.test(place.department)) return 'corsica'
  const commune = ISLAND_COMMUNES[`${place.department} ${place.name.replaceAll("'", '’')}`]
  if (commune) return commune
  const country = territoryOf(place)
  return ISLANDS.find(
    ({ country: of, box: [south, west, north, east] }) =>
      of === country &&
      place.lat >= south &&
      place.lat <= north &&
      place.lon >= west &&
      place.lon <= east,
  )?.land
}
