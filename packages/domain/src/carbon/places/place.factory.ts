import type { Place } from './place.ts'

/** Cities as in the atlas, for tests: GeoNames and Etalab coordinates. */
const CITIES: Readonly<Record<string, readonly [country: string, lat: number, lon: number]>> = {
  'Paris 75': ['FR', 48.8534, 2.3488],
  'Versailles 78': ['FR', 48.8036, 2.1342],
  'Orléans 45': ['FR', 47.9029, 1.9093],
  'Lyon 69': ['FR', 45.7485, 4.8467],
  'Marseille 13': ['FR', 43.297, 5.3811],
  'Toulouse 31': ['FR', 43.6043, 1.4437],
  'Bordeaux 33': ['FR', 44.8404, -0.5805],
  'Caen 14': ['FR', 49.1859, -0.3591],
  'Nantes 44': ['FR', 47.2173, -1.5534],
  'Nice 06': ['FR', 43.7031, 7.2661],
  'Clermont-Ferrand 63': ['FR', 45.7797, 3.0863],
  'Ajaccio 2A': ['FR', 41.9189, 8.7381],
  'Bastia 2B': ['FR', 42.7028, 9.45],
  'Le Palais 56': ['FR', 47.3463, -3.1558],
  'Quiberon 56': ['FR', 47.4833, -3.1167],
  'Saint-Denis 974': ['FR', -20.8823, 55.4504],
  'Pointe-à-Pitre 971': ['FR', 16.2411, -61.5331],
  'Grand-Bourg 971': ['FR', 15.8833, -61.3167],
  'Mamoudzou 976': ['FR', -12.7806, 45.2278],
  'Dzaoudzi 976': ['FR', -12.7887, 45.2694],
  'Fort-de-France 972': ['FR', 14.6037, -61.0742],
  Cayenne: ['GF', 4.9333, -52.3333],
  Genève: ['CH', 46.2022, 6.1457],
  Zurich: ['CH', 47.3667, 8.55],
  Milan: ['IT', 45.4643, 9.1895],
  Rome: ['IT', 41.8919, 12.5113],
  Palerme: ['IT', 38.132, 13.3356],
  Cagliari: ['IT', 39.2305, 9.1192],
  'Reggio de Calabre': ['IT', 38.1105, 15.6613],
  Amsterdam: ['NL', 52.374, 4.8897],
  Bruxelles: ['BE', 50.8505, 4.3488],
  Londres: ['GB', 51.5085, -0.1257],
  Belfast: ['GB', 54.5968, -5.9254],
  Dublin: ['IE', 53.3331, -6.2489],
  Reykjavik: ['IS', 64.1355, -21.8954],
  'La Valette': ['MT', 35.8997, 14.5147],
  Nicosie: ['CY', 35.1753, 33.3642],
  Barcelone: ['ES', 41.3888, 2.159],
  Madrid: ['ES', 40.4165, -3.7026],
  Palma: ['ES', 39.5694, 2.6502],
  Berlin: ['DE', 52.5244, 13.4105],
  Monaco: ['MC', 43.7333, 7.4167],
  Casablanca: ['MA', 33.5883, -7.6114],
  Moscou: ['RU', 55.7522, 37.6156],
  Pékin: ['CN', 39.9075, 116.3972],
  Séoul: ['KR', 37.566, 126.9784],
  Tokyo: ['JP', 35.6895, 139.6917],
  Sapporo: ['JP', 43.0667, 141.35],
  'New York': ['US', 40.7143, -74.006],
  'Los Angeles': ['US', 34.0522, -118.2437],
  Honolulu: ['US', 21.3069, -157.8583],
  Montréal: ['CA', 45.5088, -73.5878],
  Bogota: ['CO', 4.6097, -74.0818],
  Sydney: ['AU', -33.8679, 151.2073],
}

/** A city by its name, followed by its department in France: `Lyon 69`. */
export function cityNamed(key: string): Place {
  const city = CITIES[key]
  if (!city) throw new RangeError(`No such city: ${key}`)
  const [country, lat, lon] = city
  const [, name = key, department = ''] = key.match(/^(.+) (\d\w\w?)$/) ?? []
  return { id: key, name, country, department, lat, lon }
}

export const ALL_CITIES: readonly Place[] = Object.keys(CITIES).map(cityNamed)
