import type { User } from '@sillage/wire/accounts.ts'
import type { Database } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/schema.ts'
import { presentUser } from './accounts.present.ts'
import { findAccount, findAccountByEmail } from './accounts.repository.ts'
import { deleteIdentitiesOf } from './external-sign-in.repository.ts'
import { forgetDevicesOf } from './known-devices.repository.ts'
import { deleteLinks } from './links.repository.ts'
import { createLink } from './links.ts'
import { endSessionsOf } from './own-sessions.repository.ts'
import { deleteChallengesOf, deletePasskeysOf } from './passkeys.repository.ts'
import { deleteCodesOf } from './recovery-codes.repository.ts'

export { roleRequestWaitsFor } from './proved-address.ts'

/** What whoever administers accounts does to the access of one. */
export async function endEverySession(
  database: Database,
  { accountId, now }: { accountId: string; now: Temporal.Instant },
): Promise<void> {
  await endSessionsOf(database, { accountId, at: new Date(now.epochMilliseconds) })
}

/** What led into an account by its old address ends: sessions, links, half-made sign-ins, devices, other identities. */
export async function severAccess(
  database: Database,
  { accountId, now }: { accountId: string; now: Temporal.Instant },
): Promise<void> {
  await endEverySession(database, { accountId, now })
  await deleteLinks(database, { accountId })
  await deleteChallengesOf(database, accountId)
  await forgetDevicesOf(database, accountId)
  await deleteIdentitiesOf(database, accountId)
}

/** Takes the passkeys of an account away, and the codes that stand in for them; answers how many passkeys there were. */
export async function removePasskeysOf(database: Database, accountId: string): Promise<number> {
  await deleteCodesOf(database, accountId)
  return deletePasskeysOf(database, accountId)
}

/** Whether somebody opened a link that was sent to the address of an account. */
export async function isAddressProved(database: Database, accountId: string): Promise<boolean> {
  return (await findAccount(database, accountId)).email_verified_at !== null
}

export function userOf(account: AccountRow): User {
  return presentUser(account)
}

/** Lets whoever read a link in the mailbox make the first passkey of the account with the same link, soon after. */
export async function letEnrol(
  database: Database,
  { id: accountId, email }: AccountRow,
  { token, now }: { token: string; now: Temporal.Instant },
): Promise<void> {
  await createLink(database, { accountId, purpose: 'enrol', email, token, now })
}

export async function hasAccount(database: Database, email: string): Promise<boolean> {
  return (await findAccountByEmail(database, email)) !== undefined
}
