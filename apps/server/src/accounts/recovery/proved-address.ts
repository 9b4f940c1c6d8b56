import { isStaffEmail } from '@sillage/domain/accounts/email.ts'
import { KEPT_DAYS } from '@sillage/domain/personal-data/kept-days.ts'
import type { Database } from '../../platform/database/database.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { PROOF_REFUSALS } from '../account-mails.messages.ts'
import { deleteHandoffsOf, deleteIdentitiesOf } from '../external/external-sign-in.repository.ts'
import { deleteChallengesOf, deletePasskeysOf } from '../passkeys/passkeys.repository.ts'
import { deleteCodesOf } from '../passkeys/recovery-codes.repository.ts'
import { updateAccount } from '../profile/profile.repository.ts'
import { forgetDevicesOf } from '../session/known-devices.repository.ts'
import { endSessionsOf } from '../session/own-sessions.repository.ts'
import { deleteLinks } from './links.repository.ts'

/** When an unproved account is closed, unless it has a contract, a claim or a complaint. */
export function lapseOf(now: Temporal.Instant): Date {
  return new Date(now.add({ hours: 24 * KEPT_DAYS.unprovedAccount }).epochMilliseconds)
}

/**
 * Refuses what only the mailbox's owner may attach, since an unproved account may have been registered by somebody
 * else.
 */
export function requireProvedAddress(account: Pick<AccountRow, 'email_verified_at'>) {
  if (account.email_verified_at === null)
    throw refuse({ code: 'email.unproved', message: PROOF_REFUSALS.passkey }, 409)
}

interface Proof {
  readonly at: Date
  /** The session in which the link was opened: it is not ended. */
  readonly butSessionId?: string | undefined
}

/**
 * Records that the mailbox's owner controls the account. The first time, removes passkeys and identities attached
 * before: a person who registered with somebody else's address could otherwise still sign in after every new password.
 */
export async function proveAddress(
  database: Database,
  account: AccountRow,
  { at, butSessionId }: Proof,
): Promise<void> {
  if (account.email_verified_at !== null) return
  const accountId = account.id
  await deletePasskeysOf(database, accountId)
  await deleteCodesOf(database, accountId)
  await deleteChallengesOf(database, accountId)
  await forgetDevicesOf(database, accountId)
  await endIdentities(database, accountId)
  await deleteLinks(database, { accountId })
  await endSessionsOf(database, {
    accountId,
    at,
    ...(butSessionId === undefined ? {} : { butId: butSessionId }),
  })
  await updateAccount(database, accountId, { email_verified_at: at, lapses_at: null })
}

/** Removes identities attached under the previous address: providers vouched for that one only. */
export async function endIdentities(database: Database, accountId: string): Promise<void> {
  await deleteIdentitiesOf(database, accountId)
  await deleteHandoffsOf(database, accountId)
}

/** What a role request waits for: proof of the address, an address at the insurer's domain, or a decision. */
export function roleRequestWaitsFor(
  account: Pick<AccountRow, 'requested_role' | 'email' | 'email_verified_at'>,
  staffEmailDomains: readonly string[],
): 'proof' | 'domain' | 'decision' | null {
  if (account.requested_role === null) return null
  if (account.email_verified_at === null) return 'proof'
  return isStaffEmail(account.email, staffEmailDomains) ? 'decision' : 'domain'
}
