import { formatDay, isBefore } from '../../values/day.ts'
import type { Period } from '../../values/period.ts'
import { DECLARATION_MESSAGES as SAY } from './declarations.messages.ts'
import type { Declaration } from './declarations.ts'

/** Another contract that covers the same vehicle. */
export interface CoveredElsewhere extends Period {
  readonly contractId: string
  readonly isOwn: boolean
}

/** The letters and digits of a plate, by which two are compared: `b-ab 1234 (de)` and `B AB 1234 (DE)` are the same. */
export function plateKey(plate: string): string {
  return plate.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

/**
 * The declaration needed to insure a vehicle that other contracts cover on some of the same days; null when none does.
 * Damage is paid only once however many contracts cover it (code des assurances, L121-4). Neither the number nor the
 * dates of another person's contract are disclosed.
 */
export function doubleInsurance(
  plate: string,
  { period, others }: { readonly period: Period; readonly others: readonly CoveredElsewhere[] },
): Declaration | null {
  const same = others.filter((other) => overlaps(other, period))
  if (same.length === 0) return null
  const own = same
    .filter(({ isOwn }) => isOwn)
    .map(({ contractId, start, end }) => ({
      number: contractId.slice(0, 8),
      from: formatDay(start),
      to: formatDay(end),
    }))
  return {
    kind: 'double_insurance',
    fact: SAY.doubleFact(plate, own),
    sentence: SAY.doubleSentence(plate, own),
  }
}

function overlaps(one: Period, other: Period): boolean {
  return !isBefore(one.end, other.start) && !isBefore(other.end, one.start)
}
