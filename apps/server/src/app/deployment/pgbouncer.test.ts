import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { followLive } from '@sillage/wire/http/live-client.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { openDatabase } from '../../platform/database/database.ts'
import { publish } from '../../platform/live/live.repository.ts'
import { drillSize, noteDrill } from '../../testing/drill.factory.ts'
import { freePort } from '../../testing/ports.factory.ts'
import {
  killServers,
  productionSettings,
  startServer,
} from '../../testing/server-process.factory.ts'
import { auditContracts, buildCrowd, sign } from '../../testing/signing-crowd.factory.ts'
import { clientOf, createTestDatabase, urlOf } from '../../testing/test-app.ts'
import {
  endOutsider,
  outsiderFolder,
  removeFolder,
  startOutsider,
} from './outside-program.factory.ts'
import { systemProgram } from './system-programs.factory.ts'

const { path: program, around } = systemProgram('pgbouncer')
const dataDir = mkdtempSync(join(tmpdir(), 'sillage-pooled-'))
const connection = await createTestDatabase()
const database = openDatabase(connection)
const port = await freePort()
let folder = ''
let pooler: ChildProcess
let origin = ''

/** Fewer connections to the database than the server makes calls at once. */
const SHARED = 3

beforeAll(async () => {
  if (!program) return
  folder = outsiderFolder('pgbouncer')
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${connection.database} = host=${connection.host} port=${connection.port} user=${connection.user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SHARED}
admin_users = ${connection.user}
`,
  )
  pooler = await startPooler()
  const server = startServer({
    ...(await productionSettings(dataDir)),
    DATABASE_URL: urlOf(connection),
    DATABASE_POOLER_URL: `postgres://${connection.user}@127.0.0.1:${port}/${connection.database}`,
    ACCOUNT_BUDGET: '100000',
    ADDRESS_BUDGET: '100000',
  })
  const found = await server.address
  if (found === null) throw new Error(server.said.err)
  origin = found
}, 180_000)
afterAll(async () => {
  killServers()
  await database.destroy()
  if (program) await endOutsider(pooler, 'SIGKILL')
  for (const one of [dataDir, folder]) removeFolder(one)
})

async function startPooler(): Promise<ChildProcess> {
  const { child, output } = startOutsider(program, [join(folder, 'pgbouncer.ini')])
  await vi.waitUntil(
    () => {
      if (child.exitCode !== null) throw new Error(output.text)
      return output.text.includes('process up')
    },
    { timeout: 10_000 },
  )
  return child
}

/** The number of transactions counted by PgBouncer for our database. */
async function transactions(): Promise<number> {
  const { user } = connection
  const client = new Client({ host: '127.0.0.1', port, user, database: 'pgbouncer' })
  await client.connect()
  const { rows } = await client.query('show stats')
  await client.end()
  return Number(rows.find((row) => row.database === connection.database)?.total_xact_count)
}

around(
  'behind PgBouncer in transaction mode, signatures, live events and daily work all succeed',
  async () => {
    const before = await transactions()
    const began = performance.now()
    const customers = drillSize({ short: 3, full: 20 })
    const crowd = await buildCrowd({ origin, database }, { customers, each: 4 })
    const [{ token } = { token: '' }] = crowd
    const { user: me } = await clientOf(origin, token).accounts.me()
    const heard: string[] = []
    const page = followLive({
      base: `${origin}/backend`,
      token: () => token,
      onEvent: (event) => event.kind === 'notification' && heard.push(event.payload.path),
      onFresh: () => heard.push('fresh'),
      onConnection: () => undefined,
    })
    await vi.waitFor(() => expect(heard).toContain('fresh'))
    const over = new AbortController()
    let reads = 0
    const unread: number[] = []
    const readers = Array.from({ length: 4 * SHARED }, async (_, n) => {
      const headers = { authorization: `Bearer ${crowd[n % crowd.length]?.token}` }
      while (!over.signal.aborted) {
        const { status } = await fetch(`${origin}/backend/contracts/user`, { headers })
        if (status !== 200) unread.push(status)
        reads++
      }
    })
    const signed = await Promise.all(crowd.map(insist))
    await publish(database, {
      kind: 'notification',
      payload: { title: 'Bonjour', path: '/contrats' },
      accountIds: [me.id],
    })
    await vi.waitFor(() => expect(heard).toContain('/contrats'), 5000)
    const steps = database
      .selectFrom('daily_step')
      .select('name')
      .where('succeeded_at', 'is not', null)
    await vi.waitFor(async () => expect((await steps.execute()).length).toBeGreaterThan(0), 20_000)
    over.abort()
    await Promise.all(readers)
    page.close()
    const found = {
      tries: crowd.length + reads,
      failed: unread.length + signed.filter((id) => id === null).length,
      ...(await auditContracts(
        database,
        signed.flatMap((id) => id ?? []),
      )),
    }
    const seconds = (performance.now() - began) / 1000
    noteDrill({
      drill: 'Contracts are signed and read behind PgBouncer, by transaction',
      ...found,
      seconds,
    })
    expect(found).toMatchObject({ failed: 0, lost: 0, doubled: 0, wrong: 0 })
    // everything went through PgBouncer
    expect((await transactions()) - before).toBeGreaterThan(found.tries)
  },
  120_000,
)

around(
  'calls are refused while the pooler is down, and served again once it is back',
  async () => {
    const [one] = await buildCrowd({ origin, database }, { customers: 1, each: 1 })
    const headers = { authorization: `Bearer ${one?.token}` }
    const ask = async (path: string) =>
      (await fetch(`${origin}/backend${path}`, { headers })).status
    expect(await ask('/contracts/user')).toBe(200)
    await endOutsider(pooler, 'SIGKILL')
    expect(await ask('/contracts/user')).toBe(503)
    expect(await ask('/health/ready')).toBe(503)
    pooler = await startPooler()
    const back = performance.now()
    let refused = 2
    while ((await ask('/health/ready')) !== 200 || (await ask('/contracts/user')) !== 200) refused++
    const seconds = (performance.now() - back) / 1000
    noteDrill({ drill: 'PgBouncer is killed and started again', tries: refused, refused, seconds })
  },
  60_000,
)

/** Retries a refused signature with the same idempotency key, after the delay asked for. */
async function insist(signature: Parameters<typeof sign>[0]) {
  for (;;) {
    const { status, id, retryAfter } = await sign(signature)
    if (status !== 503) return id
    await sleep(retryAfter * 1000)
  }
}
