import type { ledger } from '@sillage/wire/payments/ledger.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { exportFec, exportJournal, readLedger } from './ledger.service.ts'
import { closeMonth } from './taxes/closing.service.ts'

export const ledgerHandlers: Handlers<typeof ledger> = {
  read: async ({ query, context }) => ({ data: await readLedger(context, query) }),
  csv: async ({ query, context }) => ({
    bytes: await exportJournal(context, query.month),
    filename: `journal_${query.month}.csv`,
  }),
  fec: async ({ query, context }) => ({
    bytes: await exportFec(context, query.month),
    filename: `ecritures_${query.month}.txt`,
  }),
  close: async ({ body, context }) => ({ data: await closeMonth(context, body.month) }),
}
