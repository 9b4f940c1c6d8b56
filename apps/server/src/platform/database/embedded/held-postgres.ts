import { setTimeout as sleep } from 'node:timers/promises'
import { logFailure } from '../../loggable-error.ts'
import { type DataFolderLock, holdDataFolder } from './data-folder-lock.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

const RETRY_MS = 1000

/** The embedded PostgreSQL, held by this process alone; when it stops unexpectedly it is started and held again. */
export async function holdEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(dataDir)
  let lock: DataFolderLock | null = null
  let isStopping = false
  let comingBack: Promise<void> | null = null

  const hold = async () => {
    lock = await holdDataFolder(postgres.connection('postgres'), dataDir, () => {
      comingBack = comeBack()
    })
  }
  const comeBack = async (): Promise<void> => {
    if (isStopping) return
    try {
      await startEmbeddedPostgres(dataDir)
      await hold()
    } catch (error) {
      logFailure(error)
      await sleep(RETRY_MS)
      await comeBack()
    }
  }

  await hold()
  return {
    connection: (...asked) => postgres.connection(...asked),
    async stop() {
      isStopping = true
      await comingBack
      await lock?.release()
      await postgres.stop()
    },
  }
}
