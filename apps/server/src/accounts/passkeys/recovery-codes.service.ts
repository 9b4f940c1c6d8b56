import { randomBytes } from 'node:crypto'
import { paths } from '@sillage/wire/addresses.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { sha256Of } from '../../platform/sha256.ts'
import { provePassword } from '../presence/password-proof.service.ts'
import { lockAccount } from '../session/own-sessions.repository.ts'
import { refusal } from './passkey-ceremony.ts'
import { PASSKEY_LETTERS, PASSKEY_MESSAGES } from './passkeys.messages.ts'
import { findPasskeys } from './passkeys.repository.ts'
import { countCodesLeft, putCodes, useCode } from './recovery-codes.repository.ts'

const CODES = 10
/** Crockford's base 32, without letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Replaces the codes: sixteen characters each, 80 bits. They are shown once; only hashes are stored. */
export async function drawCodes(database: Database, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, drawCode)
  await putCodes(database, { accountId, hashes: codes.map(hashOf) })
  return codes
}

function drawCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length]).join('')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

/** Normalises a code before hashing: case, spaces and dashes are ignored, and O equals 0, I and L equal 1. */
function hashOf(code: string): Buffer {
  const letters = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return sha256Of(letters)
}

/** Replaces the codes, given the password; earlier ones stop working. */
export async function replaceCodes(context: RequestContext, password: string): Promise<string[]> {
  const accountId = context.session.account.id
  await provePassword(context, { accountId, password, path: 'password' })
  return inTransaction(context.database, async (transaction) => {
    await lockAccount(transaction, accountId)
    if ((await findPasskeys(transaction, accountId)).length === 0)
      throw refusal(409, 'recovery_code.no_passkey', 'noPasskey')
    await notify(transaction, {
      accountId,
      key: `recovery codes ${context.now.toString()}`,
      path: paths.profile,
      ...PASSKEY_LETTERS.codesReplaced,
    })
    return drawCodes(transaction, accountId)
  })
}

/** Consumes a code and notifies the owner how many are left. Throws for a wrong or used one. */
export async function spendCode(
  database: Database,
  { accountId, code, now }: { accountId: string; code: string; now: Temporal.Instant },
) {
  const at = new Date(now.epochMilliseconds)
  if (!(await useCode(database, { accountId, hash: hashOf(code), at })))
    throw refuse({
      code: 'recovery_code.wrong',
      path: 'code',
      message: PASSKEY_MESSAGES.wrongCode,
    })
  await notify(database, {
    accountId,
    key: `recovery code ${now.toString()}`,
    path: paths.profile,
    ...PASSKEY_LETTERS.codeUsed(await countCodesLeft(database, accountId)),
  })
}
