import { readFile } from 'node:fs/promises'
import { readRegister } from '@sillage/domain/asset-freezes/register.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import { sha256Of } from '../platform/sha256.ts'
import {
  findRegister,
  findUncompared,
  replaceRegister,
  setCompared,
} from './asset-freezes.repository.ts'

/**
 * Reads the file of the register if it has changed. Returns whether it had. Throws a sentence for the operator when the
 * file is missing or invalid, and the register read before stays in force.
 */
export async function refreshRegister(
  { database, file }: { readonly database: Database; readonly file: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const bytes = await readFile(file).catch(() => null)
  if (!bytes) throw new Error(`ASSET_FREEZE_FILE (${file}) ne se lit pas.`)
  const digest = sha256Of(bytes)
  if ((await findRegister(database))?.equals(digest)) return false
  const read = readRegister(bytes.toString('utf8'))
  if (!read.ok) throw new Error(`ASSET_FREEZE_FILE (${file})\u00a0: ${read.error.message}.`)
  const { publishedOn, entries } = read.value
  await inTransaction(database, async (transaction) => {
    const register = {
      sha256: digest,
      published_on: publishedOn,
      read_at: new Date(now.epochMilliseconds),
    }
    await replaceRegister(transaction, register, entries)
    await recordAudit(transaction, {
      actorId: null,
      action: 'freeze_register.read',
      subjectKind: 'freeze_register',
      subjectId: '',
      detail: { published_on: publishedOn, entries: entries.length },
    })
  })
  return true
}

/** The edition of the register that running contracts are still to be compared with; null when there is none. */
export function editionToCompare(database: Database): Promise<Buffer | null> {
  return findUncompared(database)
}

/** Records that running contracts were compared with an edition. */
export function markCompared(database: Database, edition: Buffer): Promise<void> {
  return setCompared(database, edition)
}
