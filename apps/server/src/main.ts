import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureRoot } from './accounts/accounts.service.ts'
import { createApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { startDailyWork } from './daily-work.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { closePdfWorkers } from './documents/pdf-workers.ts'
import { holdDataFolder } from './platform/database/data-folder-lock.ts'
import { openDatabase } from './platform/database/database.ts'
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts'
import { migrate } from './platform/database/migrate.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

try {
  await start()
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}

async function start() {
  const config = readConfig(process.env, join(ROOT, '.data'))
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres(config.dataDir) : null
  const lock = embedded
    ? await holdDataFolder(embedded.connection('postgres'), config.dataDir)
    : null
  const database = openDatabase(
    embedded ? embedded.connection('postgres') : { connectionString: config.databaseUrl ?? '' },
  )
  await migrate(database)
  if (config.root) await ensureRoot(database, config.root)
  if (config.demo) await (await import('./demo.ts')).seedDemo(database)
  const app = await createApp({
    config,
    database,
    clock: () => Temporal.Now.instant(),
    webRoot: join(ROOT, 'apps/web'),
  })
  await app.listen({ host: config.host, port: config.port })
  await startDailyWork(database)
  announce(app.listeningOrigin, config.demo)

  const stop = async () => {
    await app.close()
    await closePdfWorkers()
    await database.destroy()
    await lock?.release()
    await embedded?.stop()
    process.exit(0)
  }
  let stopping: Promise<void> | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      stopping ??= stop()
    })
}

function announce(address: string, demo: boolean) {
  console.log(`Sillage : ${address}`)
  if (!demo) return
  console.table(
    Object.fromEntries(
      DEMO_ACCOUNTS.map(({ role, email, password }) => [role, { email, password }]),
    ),
  )
}
