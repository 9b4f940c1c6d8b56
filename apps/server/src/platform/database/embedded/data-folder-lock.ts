import { Client, type ClientConfig } from 'pg'
import { ConfigError } from '../../configuration/config-values.ts'
import { LOCKS } from '../session-lock.ts'

export interface DataFolderLock {
  release(): Promise<void>
}

/**
 * Holds a data folder for this process: a second server on it is refused. The lock is a session lock of the folder's
 * own PostgreSQL, so it is released when a server is killed. `lost` is called when PostgreSQL ends first.
 */
export async function holdDataFolder(
  connection: ClientConfig,
  dataDir: string,
  lost: () => void,
): Promise<DataFolderLock> {
  const client = new Client({ ...connection, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query('select pg_try_advisory_lock($1::bigint) as held', [
    LOCKS.dataFolder,
  ])
  if (rows[0]?.held !== true) {
    await client.end()
    throw new ConfigError(
      `Sillage tourne déjà sur le dossier de données ${dataDir}. Arrêtez-le, ou choisissez un autre DATA_DIR.`,
    )
  }
  client.once('end', lost)
  return {
    release: () => {
      client.off('end', lost)
      return client.end()
    },
  }
}
