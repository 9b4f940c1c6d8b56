import { type Colleague, spreadByLoad } from '../hand-over.ts'

/** A member of the team who may receive new claims. */
export interface ClaimTaker extends Colleague {
  /** Ids of the natures they handle; when empty they receive none. */
  readonly natures: readonly string[]
  readonly isAway: boolean
}

interface NewClaim {
  readonly natureId: string
  /** Ids of the people involved in the claim, who may not handle it. */
  readonly concernedIds: readonly string[]
}

/**
 * Who receives a new claim: among those present who handle its nature, the one with the fewest open claims; null when
 * there is nobody.
 */
export function routeClaim(claim: NewClaim, team: readonly ClaimTaker[]): string | null {
  const able = team.filter(({ natures, isAway }) => !isAway && natures.includes(claim.natureId))
  return spreadByLoad([{ claimId: '', concernedIds: claim.concernedIds }], able).get('') ?? null
}
