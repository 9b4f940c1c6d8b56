import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../platform/configuration/config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { keepFilesOf } from '../platform/files/files.factory.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { endServer, productionSettings, startServer } from './server-process.factory.ts'
import {
  asOwner,
  clientOf,
  createTestDatabase,
  PRODUCTION,
  type Reached,
  sessionOpener,
  urlOf,
} from './test-app.ts'

export interface TestProcess extends Reached {
  /** Its output so far. */
  said(): string
  close(): Promise<void>
}

/** Starts the server in its own process, as an operator does, on its own database. */
export async function startTestProcess(
  env: Record<string, string>,
  how: { readonly main?: string } = {},
): Promise<TestProcess> {
  const own = await createTestDatabase()
  const database = openDatabase(own)
  const owner = openDatabase({ ...asOwner(own), max: 2 })
  const dataDir = mkdtempSync(join(tmpdir(), 'sillage-process-'))
  const settings = {
    ...(await productionSettings(dataDir)),
    // so that this server can decrypt what the factories encrypted
    IBAN_KEY: PRODUCTION.IBAN_KEY,
    DATABASE_URL: urlOf(own),
    ...env,
  }
  const { child, said, address } = startServer(settings, how)
  const found = await address
  if (found === null) throw new Error(said.err)
  // so that the server finds the files that the factories store
  keepFilesOf(
    database,
    openFiles({ dataDir, s3: null, clamdUrl: null, ibanKey: settings.IBAN_KEY }),
  )
  return {
    address: found,
    database,
    owner,
    client: (token = null) => clientOf(found, token),
    openSession: sessionOpener(readConfig(settings, dataDir), database),
    said: () => said.all,
    close: async () => {
      await endServer(child, 'SIGTERM')
      await database.destroy()
      await owner.destroy()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
