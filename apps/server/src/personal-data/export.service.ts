import type { Readable } from 'node:stream'
import { capAttempts } from '../accounts/accounts.service.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { type Export, exportArchive } from './export-archive.ts'

/** Exports that one account may ask for in 15 minutes. */
const EXPORTS = 10

export async function exportOwnData(
  { database, now, session }: RequestContext,
  open: Pick<Export, 'openFile' | 'openKept'>,
): Promise<Readable> {
  const accountId = session.account.id
  await capAttempts(database, { key: `exports ${accountId}`, cap: EXPORTS, now })
  await recordAudit(database, {
    actorId: accountId,
    action: 'account.exported',
    subjectKind: 'account',
    subjectId: accountId,
  })
  return exportArchive({ database, accountId, ...open })
}
