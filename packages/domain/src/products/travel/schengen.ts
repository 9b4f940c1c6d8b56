import type { Choices } from '../../subscription/choices.ts'
import { levelOf } from '../../subscription/covers.ts'
import type { Tariff } from '../../subscription/tariff.ts'
import { type Cents, fromEuros } from '../../values/money.ts'

/** Minimum cover of medical expenses and repatriation for a visa, in cents (Community Code on Visas, article 15). */
const LEAST_CENTS = fromEuros(30_000)

/** Zones that include every Schengen State; France alone doesn't. */
const WHOLE_SCHENGEN = [
  'travel.zone.european_union',
  'travel.zone.europe_mediterranean',
  'travel.zone.world',
  'travel.zone.north_america',
]

/**
 * The most that a contract pays for medical expenses and repatriation, in cents, read from its promise; null when the
 * level doesn't include them, or for a car.
 */
export function medicalCeiling(tariff: Tariff, choices: Choices): Cents | null {
  const promise = tariff.covers.find(({ code }) => code === 'medical')?.promises[
    levelOf(tariff, choices)
  ]
  const euros = promise?.match(/(\d[\d\s]*)\s€/)?.[1]
  return euros === undefined ? null : fromEuros(Number(euros.replace(/\s/g, '')))
}

/** Whether a travel contract meets the requirements of a Schengen visa: all its States, at least 30 000 €. */
export function coversSchengen(tariff: Tariff, choices: Choices): boolean {
  const zone = choices['travel.zone'] ?? ''
  return (medicalCeiling(tariff, choices) ?? 0) >= LEAST_CENTS && WHOLE_SCHENGEN.includes(zone)
}
