import { dayInParis } from '@sillage/domain/values/day.ts'
import type { audit } from '@sillage/wire/audit.ts'
import { forReports } from '../platform/database/database.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { auditCsv } from './audit.present.ts'
import { exportLog, readLog } from './audit.service.ts'

export const auditHandlers: Handlers<typeof audit> = {
  list: async ({ query, session, context: { database } }) => ({
    data: await readLog({ database, actorId: session.account.id }, query),
  }),
  csv: async ({ query, session, context: { database, now } }) => ({
    bytes: auditCsv(
      await exportLog({ database: forReports(database), actorId: session.account.id }, query),
    ),
    filename: `journal_${dayInParis(now).toString()}.csv`,
  }),
}
