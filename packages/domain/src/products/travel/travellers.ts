import type { Choices } from '../../subscription/choices.ts'

/**
 * How many people travel, by the answer to `travel.travellers`; 1 while it is not answered. An answer that is a band
 * counts as its least: nobody is asked to contribute for somebody who may not be there.
 *
 * Example: « De 5 à 9 » of the tariff 2026 is 5.
 */
export function travellersOf(choices: Choices): number {
  const [, least] = choices['travel.travellers']?.match(/^travel\.travellers\.(\d+)/) ?? []
  return least === undefined ? 1 : Number(least)
}
