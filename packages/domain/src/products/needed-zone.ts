import type { TripZones } from './product.ts'

/**
 * The nearest zone that includes every country, by ISO 3166-1 codes; null without countries.
 *
 * Example: France and Spain need « Union européenne », and with Morocco « Autres pays d’Europe et de la Méditerranée ».
 */
export function neededZone(
  { ranked, zoneOf }: TripZones,
  countries: readonly string[],
): string | null {
  const farthest = Math.max(...countries.map((country) => ranked.indexOf(zoneOf(country))))
  return ranked[farthest] ?? null
}
