import type { personalData } from '@sillage/wire/personal-data.ts'
import { type Database, forReports } from '../platform/database/database.ts'
import type { FileKeeper } from '../platform/files/file-keeper.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { closeOwnAccount } from './close-account.service.ts'
import { exportOwnData } from './export.service.ts'
import { EXPORT } from './personal-data.messages.ts'
import { readRetention } from './retention.service.ts'

const reporting = <C extends { database: Database }>(context: C): C => ({
  ...context,
  database: forReports(context.database),
})

export function personalDataHandlers(files: FileKeeper): Handlers<typeof personalData> {
  return {
    export: async ({ context }) => ({
      bytes: await exportOwnData(
        { ...reporting(context) },
        {
          openFile: (key) => files.open(key),
          openKept: (row) => files.vault.open(row),
        },
      ),
      filename: EXPORT.filename,
    }),
    close: async ({ body, context }) => {
      await closeOwnAccount(context, body)
      return undefined
    },
    retention: async ({ context }) => ({ data: await readRetention(context) }),
  }
}
