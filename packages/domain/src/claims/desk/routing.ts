import { type Colleague, spreadByLoad } from '../hand-over.ts'

/** Somebody who may be given a new claim. */
export interface ClaimTaker extends Colleague {
  /** Ids of the natures that they take; none: they are given nothing. */
  readonly natures: readonly string[]
  readonly isAway: boolean
}

interface NewClaim {
  readonly natureId: string
  /** Those whom it concerns: they may not handle it. */
  readonly concernedIds: readonly string[]
}

/** Who is given a new claim: of those who take its nature and are there, who has the fewest open ones; null where nobody does. */
export function routeClaim(claim: NewClaim, team: readonly ClaimTaker[]): string | null {
  const able = team.filter(({ natures, isAway }) => !isAway && natures.includes(claim.natureId))
  return spreadByLoad([{ claimId: '', concernedIds: claim.concernedIds }], able).get('') ?? null
}
