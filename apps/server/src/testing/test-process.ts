import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  urlOf,
} from './test-app.ts'

export interface TestProcess extends Reached {
  /** All that it has written so far. */
  said(): string
  close(): Promise<void>
}

/** The server as an operator starts it, in a process of its own, on a database of its own. */
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
    // what the factories seal is opened by this server
    IBAN_KEY: PRODUCTION.IBAN_KEY,
    DATABASE_URL: urlOf(own),
    ...env,
  }
  const { child, said, address } = startServer(settings, how)
  const found = await address
  if (found === null) throw new Error(said.err)
  // what the factories store is where this server looks for it
  keepFilesOf(
    database,
    openFiles({ dataDir, s3: null, clamdUrl: null, ibanKey: settings.IBAN_KEY }),
  )
  return {
    address: found,
    database,
    owner,
    client: (token = null) => clientOf(found, token),
    said: () => said.all,
    close: async () => {
      await endServer(child, 'SIGTERM')
      await database.destroy()
      await owner.destroy()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
