import type { User } from '@sillage/wire/accounts/accounts.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { Database } from '../../platform/database/database.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import { presentUser } from '../accounts.present.ts'
import { findAccount, findAccountByEmail } from '../accounts.repository.ts'
import { deleteIdentitiesOf } from '../external/external-sign-in.repository.ts'
import {
  deleteChallengesOf,
  deletePasskeysOf,
  findPasskeys,
} from '../passkeys/passkeys.repository.ts'
import { deleteCodesOf } from '../passkeys/recovery-codes.repository.ts'
import { deleteLinks } from '../recovery/links.repository.ts'
import { createLink } from '../recovery/links.ts'
import { givesWay, takeAddress } from '../recovery/superseded-accounts.repository.ts'
import { forgetDevicesOf } from './known-devices.repository.ts'
import { endSessionsOf } from './own-sessions.repository.ts'

export { roleRequestWaitsFor } from '../recovery/proved-address.ts'
export { findLastSignIns } from './sign-ins.repository.ts'

export async function endEverySession(
  database: Database,
  { accountId, now }: { accountId: string; now: Temporal.Instant },
): Promise<void> {
  await endSessionsOf(database, { accountId, at: new Date(now.epochMilliseconds) })
}

/**
 * Ends every access that came from the old address: sessions, links, unfinished sign-ins, devices, external identities.
 */
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

/** Removes the passkeys of an account and its recovery codes. Returns how many passkeys there were. */
export async function removePasskeysOf(database: Database, accountId: string): Promise<number> {
  await deleteCodesOf(database, accountId)
  return deletePasskeysOf(database, accountId)
}

/** Whether a link sent to the account's address was opened. */
export async function isAddressProved(database: Database, accountId: string): Promise<boolean> {
  return (await findAccount(database, accountId)).email_verified_at !== null
}

export function userOf(account: AccountRow): User {
  return presentUser(account)
}

/** The path for a new team member to make the passkey their role may require; null once they have one. */
export async function enrolmentPathOf(
  transaction: Database,
  { id: accountId, email }: AccountRow,
  { now }: { now: Temporal.Instant },
): Promise<string | null> {
  if ((await findPasskeys(transaction, accountId)).length > 0) return null
  return createLink(transaction, { accountId, purpose: 'enrol', email, now })
}

/** Lets a person who used a link from the mailbox make the account's first passkey with the same link, soon after. */
export async function letEnrol(
  database: Database,
  { id: accountId, email }: AccountRow,
  { token, now }: { token: string; now: Temporal.Instant },
): Promise<void> {
  await createLink(database, { accountId, purpose: 'enrol', email, token, now })
}

/** Whether an address has an account that keeps it, even when somebody else proves it. */
export async function isAddressKept(database: Database, email: string): Promise<boolean> {
  const account = await findAccountByEmail(database, email)
  return account !== undefined && !(await givesWay(database, account.id))
}

/**
 * Frees an address for the person who has just proved it, from an unproved account that holds nothing; any other
 * account keeps it.
 */
export async function supersedeUnproved(
  transaction: Database,
  { email, now }: { email: string; now: Temporal.Instant },
): Promise<void> {
  const account = await findAccountByEmail(transaction, email)
  if (!account) return
  const { id } = account
  if (!(await takeAddress(transaction, { id, at: new Date(now.epochMilliseconds) }))) return
  await severAccess(transaction, { accountId: id, now })
  await recordAudit(transaction, {
    actorId: null,
    action: 'account.superseded',
    subjectKind: 'account',
    subjectId: id,
    detail: { from: account.email },
  })
}
