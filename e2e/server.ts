import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { folderOf, openPostgres, ROOT } from './database.ts'

/** The real server in demo mode, on a database made anew for this run. */
const port = process.env['PORT'] ?? ''
const postgres = await openPostgres(port)
const admin = openDatabase(postgres.connection('postgres'))
// made anew for each run, it need not outlive the machine: no call waits for the disk
await sql`alter system set fsync = off`.execute(admin)
await sql`select pg_reload_conf()`.execute(admin)
await sql`drop database if exists e2e with (force)`.execute(admin)
await sql`create database e2e`.execute(admin)
await admin.destroy()
// the heads of the audit log go with the log that they vouch for
rmSync(join(folderOf(port), 'heads'), { recursive: true, force: true })

const server = spawn(process.execPath, [join(ROOT, 'apps/server/src/app/main.ts')], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATABASE_URL: postgres.address,
    DATABASE_OWNER_URL: postgres.ownerAddress,
    DATA_DIR: folderOf(port),
    // the journeys stand for many people, who don't share one address
    TRUSTED_PROXIES: '127.0.0.1',
    CARD_PROVIDER: 'demo',
    // a register of one person whom nobody is called like
    ASSET_FREEZE_FILE: join(ROOT, 'e2e/registre-des-gels.json'),
    MONITORING_URL: 'https://supervision.exemple.fr/',
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', async (code) => {
  await postgres.stop()
  process.exit(code ?? 0)
})
