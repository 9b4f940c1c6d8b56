import type { Readable } from 'node:stream'
import { capAttempts } from '../accounts/accounts.service.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Database } from '../platform/database/database.ts'
import type { Session } from '../platform/http/mount.ts'
import { type Export, exportArchive } from './export-archive.ts'

/** Exports that one account may ask for in 15 minutes. */
const EXPORTS = 10

interface Actor {
  readonly database: Database
  readonly now: Temporal.Instant
  readonly session: Session
}

export async function exportOwnData(
  { database, now, session }: Actor,
  openFile: Export['openFile'],
): Promise<Readable> {
  const accountId = session.account.id
  await capAttempts(database, { key: `exports ${accountId}`, cap: EXPORTS, now })
  await recordAudit(database, {
    actorId: accountId,
    action: 'account.exported',
    subjectKind: 'account',
    subjectId: accountId,
  })
  return exportArchive({ database, accountId, openFile })
}
