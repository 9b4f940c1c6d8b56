/** How a claim counts: in full, or half when the fault is shared (code des assurances, annex to A121-1). */
export type CountedShare = 'whole' | 'half'

/** The « coefficient de réduction-majoration » (bonus-malus) and the facts that its next change depends on. */
export interface Coefficient {
  /** In whole hundredths: 95 is 0,95. */
  readonly hundredths: number
  /** Whole years spent at 0,50. */
  readonly yearsAtFloor: number
  /** Consecutive reference periods without a counted claim. */
  readonly claimFree: number
}

export const FLOOR = 50
export const CEILING = 350
/** The initial coefficient, and the one that ends a malus after two periods without a claim. */
export const START = 100
const CLAIM_FREE_PERIODS_TO_START = 2
const YEARS_AT_FLOOR_FOR_A_FREE_CLAIM = 3

/** In thousandths, so that half a claim is a whole number. « Rounds » are regular visits and deliveries by car. */
const RATES = {
  usual: { reduction: 950, whole: 1250, half: 1125 },
  rounds: { reduction: 930, whole: 1200, half: 1100 },
} as const

/** A coefficient with an unknown past: no waiting period counts yet. */
export function coefficientOf(hundredths: number): Coefficient {
  return { hundredths, yearsAtFloor: 0, claimFree: 0 }
}

/**
 * The coefficient after one reference period (code des assurances, annex to A121-1, articles 4 and 5). Without a
 * counted claim it is reduced by 5 % (7 % for rounds), to 0,50 at least; each claim raises it by 25 % (20 %), by half
 * of that where the fault is shared, to 3,50 at most. The result is cut to hundredths at each step. After two periods
 * in a row without a claim it is 1,00 at most. The first claim after three years at 0,50 adds nothing, and the three
 * years start again.
 *
 * Claims that the law excludes (force majeure, entirely a third party's fault, hit while parked by someone unknown,
 * theft, fire, glass only) are not in `shares`: the reduction still applies.
 *
 * Example: 0,76 with one claim is 0,95; 1,00 with two is 1,56; 1,95 without any is 1,85, then 1,00.
 */
export function afterPeriod(
  before: Coefficient,
  { shares, isRounds = false }: { shares: readonly CountedShare[]; isRounds?: boolean },
): Coefficient {
  const rates = isRounds ? RATES.rounds : RATES.usual
  if (shares.length === 0) {
    const claimFree = before.claimFree + 1
    const reduced = Math.max(FLOOR, times(before.hundredths, rates.reduction))
    const isForgiven = claimFree >= CLAIM_FREE_PERIODS_TO_START
    return {
      hundredths: isForgiven ? Math.min(START, reduced) : reduced,
      yearsAtFloor: before.hundredths === FLOOR ? before.yearsAtFloor + 1 : 0,
      claimFree,
    }
  }
  const isFirstFree =
    before.hundredths === FLOOR && before.yearsAtFloor >= YEARS_AT_FLOOR_FOR_A_FREE_CLAIM
  const counted = isFirstFree ? shares.slice(1) : shares
  const raised = counted.reduce((sum, share) => times(sum, rates[share]), before.hundredths)
  return { hundredths: Math.min(CEILING, raised), yearsAtFloor: 0, claimFree: 0 }
}

function times(hundredths: number, thousandths: number): number {
  return Math.floor((hundredths * thousandths) / 1000)
}
