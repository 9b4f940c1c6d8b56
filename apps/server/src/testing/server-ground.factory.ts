import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../platform/database/database.ts'
import { killServers, productionSettings } from './server-process.factory.ts'
import { createTestDatabase, urlOf } from './test-app.ts'

/** What a server in its own process needs: a data folder, a database, and the settings that name them. */
export async function prepareGround() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sillage-server-'))
  const connection = await createTestDatabase()
  const database = openDatabase(connection)
  const settings = { ...(await productionSettings(dataDir)), DATABASE_URL: urlOf(connection) }
  return {
    dataDir,
    connection,
    database,
    settings,
    /** Ends the servers that still run, and removes what they left. */
    async clear() {
      killServers()
      await database.destroy()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
