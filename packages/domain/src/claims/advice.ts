import type { Safety } from './declaration.ts'
import type { Advice, Nature } from './nature.ts'

/**
 * What to do besides declaring a claim of this nature; null when there is none. The e-constat is only for accidents in
 * France without injury (its terms of use); compensation by an airline comes from Regulation (EC) 261/2004, articles 5
 * to 7.
 */
export function adviceOn({ advice }: Nature, { injured, abroad }: Safety): Advice | null {
  if (!advice || (advice.isForUnhurtInFrance && (injured || abroad))) return null
  return advice
}
