import { buildAccount } from '../../apps/server/src/accounts/accounts.factory.ts'
import { createSessions } from '../../apps/server/src/accounts/session/sessions.ts'
import { buildClaim } from '../../apps/server/src/claims/claims.factory.ts'
import type { AccountRow } from '../../apps/server/src/platform/database/tables/schema.ts'
import { type Customer, SESSION_HOURS, type Site } from './site.ts'

/** Somebody with a claim, and an advisor who sees it. */
export async function seedClaim({ database, customer: { secret } }: Site) {
  const sessions = createSessions({ secret, ...SESSION_HOURS })
  const signIn = async (account: AccountRow): Promise<Customer> => ({
    accountId: account.id,
    secret,
    token: await sessions.open(
      { database, now: Temporal.Now.instant(), ip: '127.0.0.1', userAgent: 'bench' },
      account,
    ),
  })
  const owner = await buildAccount(database, { username: 'jeanne.morel' })
  const advisor = await buildAccount(database, { username: 'noe.garnier', role: 'advisor' })
  const claim = await buildClaim(database, { owner })
  return {
    owner: await signIn(owner),
    advisor: await signIn(advisor),
    claimId: claim.claim_id,
  }
}
