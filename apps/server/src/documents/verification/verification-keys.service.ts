import type { Database } from '../../platform/database/database.ts'
import type { SummaryKey } from '../seal/summary-key.ts'

export interface VerificationKey {
  readonly fingerprint: string
  readonly public_key: string
}

/**
 * Stores the current key of the QR codes along with the earlier ones, whose documents are still in use. Returns all of
 * them.
 */
export async function publishKey(
  database: Database,
  { fingerprint, publicKey }: SummaryKey,
  now: Temporal.Instant,
): Promise<readonly VerificationKey[]> {
  await database
    .insertInto('verification_key')
    .values({
      fingerprint,
      public_key: publicKey,
      first_used_at: new Date(now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute()
  return database
    .selectFrom('verification_key')
    .select(['fingerprint', 'public_key'])
    .orderBy('first_used_at', 'desc')
    .execute()
}
