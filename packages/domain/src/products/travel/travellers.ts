import type { Choices } from '../../subscription/choices.ts'

/**
 * How many people travel, from the answer to `travel.travellers`; 1 until answered. A range counts as its minimum, so
 * that nobody contributes for a person who may not travel.
 *
 * Example: « De 5 à 9 » of the tariff 2026 is 5.
 */
export function travellersOf(choices: Choices): number {
  const [, least] = choices['travel.travellers']?.match(/^travel\.travellers\.(\d+)/) ?? []
  return least === undefined ? 1 : Number(least)
}
