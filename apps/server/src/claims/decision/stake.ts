import { type Outcome, stakeCents } from '@sillage/domain/claims/outcome.ts'
import type { Database } from '../../platform/database/database.ts'
import { findReserves } from './decision.repository.ts'

interface Decision extends Pick<Outcome, 'decision' | 'amountCents' | 'excessCents'> {
  /** Null for a decision whose amount was typed in. */
  readonly calculation: { readonly lossCents: number } | null
}

/** The amount of a decision that is compared with limits, in cents. */
export async function stakeOf(
  database: Database,
  { claimId, decided, by }: { claimId: string; decided: Decision; by: string },
): Promise<number> {
  const reserves = await findReserves(database, claimId)
  return stakeCents({
    outcome: decided,
    claimedCents: decided.calculation?.lossCents ?? 0,
    reserves: reserves.map(({ cents, set_by: setBy }) => ({ cents, setBy })),
    by,
  })
}
