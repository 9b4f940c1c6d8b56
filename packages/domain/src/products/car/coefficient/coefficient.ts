/** What a claim counts for: all of it, or half where the fault is shared (code des assurances, annex to A121-1). */
export type CountedShare = 'whole' | 'half'

/** The « coefficient de réduction-majoration » (bonus-malus) and what its next step depends on. */
export interface Coefficient {
  /** In hundredths: 95 is 0,95. Never a fraction of one. */
  readonly hundredths: number
  /** Whole years that it has stood at 0,50. */
  readonly yearsAtFloor: number
  /** Reference periods without a counted claim, one after another. */
  readonly claimFree: number
}

export const FLOOR = 50
export const CEILING = 350
/** Where everybody begins, and where a malus ends after two periods without a claim. */
export const START = 100
const CLAIM_FREE_PERIODS_TO_START = 2
const YEARS_AT_FLOOR_FOR_A_FREE_CLAIM = 3

/** In thousandths, so that the half of a claim stays whole. Rounds are regular visits and deliveries by car. */
const RATES = {
  usual: { reduction: 950, whole: 1250, half: 1125 },
  rounds: { reduction: 930, whole: 1200, half: 1100 },
} as const

/** A coefficient whose past is not known: nothing has been waited for yet. */
export function coefficientOf(hundredths: number): Coefficient {
  return { hundredths, yearsAtFloor: 0, claimFree: 0 }
}

/**
 * The coefficient after one reference period (code des assurances, annex to A121-1, articles 4 and 5). Without a counted
 * claim it is reduced by 5 % (7 % for rounds), to 0,50 at least; each claim raises it by 25 % (20 %), by half of that where
 * the fault is shared, to 3,50 at most. What is beyond the hundredth is dropped at each step. After two periods in a row
 * without a claim it is 1,00 at most. The first claim after three years at 0,50 adds nothing, and the wait begins anew.
 *
 * Claims that the law leaves out (force majeure, wholly another's act, parked and hit by a stranger, theft, fire, glass
 * alone) are no shares: the reduction is kept.
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
