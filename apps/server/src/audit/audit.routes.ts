import { dayInParis } from '@sillage/domain/values/day.ts'
import type { audit } from '@sillage/wire/administration/audit.ts'
import { forReports } from '../platform/database/database.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { auditCsv } from './audit.present.ts'
import { exportLog, readLog } from './audit.service.ts'

export const auditHandlers: Handlers<typeof audit> = {
  list: async ({ query, context }) => ({
    data: await readLog(context, query),
  }),
  csv: async ({ query, context }) => ({
    bytes: auditCsv(await exportLog({ ...context, database: forReports(context.database) }, query)),
    filename: `journal_${dayInParis(context.now).toString()}.csv`,
  }),
}
