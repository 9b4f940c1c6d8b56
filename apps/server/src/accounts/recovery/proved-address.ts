import { isStaffEmail } from '@sillage/domain/accounts/email.ts'
import { KEPT_DAYS } from '@sillage/domain/personal-data/retention.ts'
import type { Database } from '../../platform/database/database.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import { DomainError } from '../../platform/http/domain-error.ts'
import { PROOF_REFUSALS } from '../account-mails.messages.ts'
import { deleteHandoffsOf, deleteIdentitiesOf } from '../external/external-sign-in.repository.ts'
import { deleteChallengesOf, deletePasskeysOf } from '../passkeys/passkeys.repository.ts'
import { deleteCodesOf } from '../passkeys/recovery-codes.repository.ts'
import { updateAccount } from '../profile/profile.repository.ts'
import { forgetDevicesOf } from '../session/known-devices.repository.ts'
import { endSessionsOf } from '../session/own-sessions.repository.ts'
import { deleteLinks } from './links.repository.ts'

/** When an account that nobody proves is closed, unless a contract, a claim or a complaint hangs on it. */
export function lapseOf(now: Temporal.Instant): Date {
  return new Date(now.add({ hours: 24 * KEPT_DAYS.unprovedAccount }).epochMilliseconds)
}

/** Refuses what only the owner of the mailbox may attach: whoever registered need not be the same. */
export function requireProvedAddress(account: Pick<AccountRow, 'email_verified_at'>) {
  if (account.email_verified_at === null)
    throw new DomainError({ status: 409, code: 'email.unproved', message: PROOF_REFUSALS.passkey })
}

interface Proof {
  readonly at: Date
  /** The session that the link was opened in: it stays. */
  readonly butSessionId?: string | undefined
}

/**
 * Notes that the owner of the mailbox holds the account. The first time, whatever was attached before ends: a passkey or
 * an identity of somebody who only wrote the address down would open the account after every new password.
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

/** Ends what an identity provider attached to the address before: it is another one from now on. */
export async function endIdentities(database: Database, accountId: string): Promise<void> {
  await deleteIdentitiesOf(database, accountId)
  await deleteHandoffsOf(database, accountId)
}

/** What a role that is asked for waits for: the proof of the address, an address of the insurer's, or a decision. */
export function roleRequestWaitsFor(
  account: Pick<AccountRow, 'requested_role' | 'email' | 'email_verified_at'>,
  staffEmailDomains: readonly string[],
): 'proof' | 'domain' | 'decision' | null {
  if (account.requested_role === null) return null
  if (account.email_verified_at === null) return 'proof'
  return isStaffEmail(account.email, staffEmailDomains) ? 'decision' : 'domain'
}
