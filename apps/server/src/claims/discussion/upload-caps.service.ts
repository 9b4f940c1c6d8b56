import { giveBack, isWithinCap } from '../../accounts/accounts.service.ts'
import { type Database } from '../../platform/database/database.ts'
import { DomainError, refuse } from '../../platform/http/domain-error.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'
import { countFiles, holdUploads, insertFiles, type NewFile } from './attachments.repository.ts'
import { MESSAGE_REFUSALS } from './messages.messages.ts'

const MOST_UPLOADS_AN_HOUR = 120
const MOST_FILES_ON_CLAIM = 500
/** A refused file was received, read and checked like any other, and leaves no row to count it by. */
const MOST_REFUSED_A_QUARTER = 40
const QUARTER_SECONDS = 900
const HOUR_MS = 3_600_000

interface Wanted {
  readonly accountId: string
  readonly claimId: string
  readonly at: Date
  readonly count: number
}

/** Throws beyond 120 files of an account in an hour, or 500 of a claim. */
export async function mustHaveRoom(
  database: Database,
  { accountId, claimId, at, count }: Wanted,
): Promise<void> {
  const { byAccount, onClaim } = await countFiles(database, {
    accountId,
    claimId,
    since: new Date(at.getTime() - HOUR_MS),
  })
  if (byAccount + count > MOST_UPLOADS_AN_HOUR) throw tooMany(MESSAGE_REFUSALS.tooManyUploads, 600)
  if (onClaim + count > MOST_FILES_ON_CLAIM)
    throw refuse({ code: 'file.claim_full', message: MESSAGE_REFUSALS.claimFull })
}

/**
 * Receives a file of an account within the cap of refused ones. It is counted before its bytes are read, so that files
 * sent at once count like files sent one after the other, and given back unless it is the file that is refused.
 */
export async function withinRefusedCap<Kept>(
  { database, now }: WorkContext,
  { accountId, receive }: { accountId: string; receive: () => Promise<Kept> },
): Promise<Kept> {
  const key = `fichiers refusés ${accountId}`
  if (!(await isWithinCap(database, { key, cap: MOST_REFUSED_A_QUARTER, now })))
    throw tooMany(MESSAGE_REFUSALS.tooManyRefused, QUARTER_SECONDS)
  let isRefused = false
  try {
    return await receive()
  } catch (error) {
    isRefused = error instanceof DomainError && error.status < 500
    throw error
  } finally {
    if (!isRefused) await giveBack(database, [key], now)
  }
}

function tooMany(message: string, retryAfter: number): DomainError {
  return new DomainError({ status: 429, code: 'file.too_many', message, retryAfter })
}

/**
 * Inserts files that one account sends to a claim that the caller has locked, within both caps: the files of an account
 * wait for each other until the commit.
 */
export async function insertWithinCaps(transaction: Database, files: readonly NewFile[]) {
  const [first] = files
  if (!first) return []
  const { account_id: accountId, claim_id: claimId, uploaded_at: at } = first
  await holdUploads(transaction, accountId)
  await mustHaveRoom(transaction, { accountId, claimId, at, count: files.length })
  return insertFiles(transaction, files)
}
