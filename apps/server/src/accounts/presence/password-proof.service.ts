import { randomBytes } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import { DomainError } from '../../platform/http/domain-error.ts'
import { PROFILE_REFUSALS } from '../account-mails.messages.ts'
import { findAccount } from '../accounts.repository.ts'
import { hashPassword, passwordFits } from '../passwords.ts'
import { beginProof, forget } from '../session/throttle.ts'

interface Proof {
  readonly accountId: string
  readonly password: string
  /** The form field that holds it. */
  readonly path: string
}

/**
 * Returns the account if the password is right; for actions that a stolen session must not allow. Wrong passwords are
 * slowed down as at sign-in. Call it before the transaction, whose rollback would undo that count.
 */
export async function provePassword(
  { database, now }: { database: Database; now: Temporal.Instant },
  { accountId, password, path }: Proof,
): Promise<AccountRow> {
  const key = `preuve ${accountId}`
  await beginProof(database, key, now)
  const account = await findAccount(database, accountId)
  if (!(await passwordFits(password, account.password_hash))) {
    const message = PROFILE_REFUSALS.passwordWrong
    throw new DomainError({
      status: 422,
      code: 'password.wrong',
      message,
      errors: [{ path, message }],
    })
  }
  await forget(database, [key])
  return account
}

/** A hash for an account that has no password. */
export function unusablePassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'))
}
