import type { User } from '@sillage/wire/accounts.ts'
import type { Database } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/schema.ts'
import { presentUser } from './accounts.present.ts'
import { findAccount, findAccountByEmail } from './accounts.repository.ts'
import { endSessionsOf } from './own-sessions.repository.ts'
import { deletePasskeysOf } from './passkeys.repository.ts'

export { roleRequestWaitsFor } from './proved-address.ts'

/** What whoever administers accounts does to the access of one. */
export async function endEverySession(
  database: Database,
  { accountId, now }: { accountId: string; now: Temporal.Instant },
): Promise<void> {
  await endSessionsOf(database, { accountId, at: new Date(now.epochMilliseconds) })
}

/** Takes the passkeys of an account away; answers how many there were. */
export function removePasskeysOf(database: Database, accountId: string): Promise<number> {
  return deletePasskeysOf(database, accountId)
}

/** Whether somebody opened a link that was sent to the address of an account. */
export async function isAddressProved(database: Database, accountId: string): Promise<boolean> {
  return (await findAccount(database, accountId)).email_verified_at !== null
}

export function userOf(account: AccountRow): User {
  return presentUser(account)
}

export async function hasAccount(database: Database, email: string): Promise<boolean> {
  return (await findAccountByEmail(database, email)) !== undefined
}
