import type { Safety } from './declaration.ts'
import type { Advice, Nature } from './nature.ts'

/**
 * What to do besides declaring a claim of this nature; null when there is nothing. The e-constat serves without injury
 * and in France only (its terms of use); the indemnity of an airline is Regulation (EC) 261/2004, articles 5 to 7.
 */
export function adviceOn({ advice }: Nature, { injured, abroad }: Safety): Advice | null {
  if (!advice || (advice.isForUnhurtInFrance && (injured || abroad))) return null
  return advice
}
