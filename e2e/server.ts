import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { folderOf, openPostgres, ROOT } from './database.ts'

/** The real server in demo mode, on a new database for this run. */
const port = process.env['PORT'] ?? ''
const postgres = await openPostgres(port)
const admin = openDatabase(postgres.connection('postgres'))
// each run has a new database, which need not survive a crash, so writes do not wait for the disk
await sql`alter system set fsync = off`.execute(admin)
await sql`select pg_reload_conf()`.execute(admin)
await sql`drop database if exists e2e with (force)`.execute(admin)
await sql`create database e2e`.execute(admin)
await admin.destroy()
// the chain heads belong to the audit log of the deleted database
rmSync(join(folderOf(port), 'heads'), { recursive: true, force: true })

const server = spawn(process.execPath, [join(ROOT, 'apps/server/src/app/main.ts')], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATABASE_URL: postgres.address,
    DATABASE_OWNER_URL: postgres.ownerAddress,
    DATA_DIR: folderOf(port),
    // the journeys stand for many people, who do not share one address
    TRUSTED_PROXIES: '127.0.0.1',
    CARD_PROVIDER: 'demo',
    // a register with one person, whose name nobody in the demo has
    ASSET_FREEZE_FILE: join(ROOT, 'e2e/registre-des-gels.json'),
    MONITORING_URL: 'https://supervision.exemple.fr/',
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', async (code) => {
  await postgres.stop()
  process.exit(code ?? 0)
})
