import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect } from 'vitest'
import { openDatabase } from '../../platform/database/database.ts'
import { createServerRole, SERVER_ROLE } from '../../platform/database/server-role.ts'
import { drillSize, noteDrill } from '../../testing/drill.factory.ts'
import {
  endServer,
  killServers,
  productionSettings,
  startServer,
} from '../../testing/server-process.factory.ts'
import {
  auditContracts,
  buildCrowd,
  type Signature,
  sign,
} from '../../testing/signing-crowd.factory.ts'
import { removeFolder } from './outside-program.factory.ts'
import { startPair } from './standby.factory.ts'
import { systemProgram } from './system-programs.factory.ts'

const { path: program, around } = systemProgram('pg_basebackup')
const dataDir = mkdtempSync(join(tmpdir(), 'sillage-standby-'))
afterAll(() => {
  killServers()
  removeFolder(dataDir)
})

around(
  'no acknowledged contract is lost when the database is killed and its standby promoted',
  async () => {
    const rounds = drillSize({ short: 1, full: 5 })
    for (let round = 0; round < rounds; round++) await failOver()
  },
  600_000,
)

async function failOver() {
  const pair = await startPair(dirname(program))
  const way = { host: '127.0.0.1', port: pair.port, database: pair.rows }
  await createServerRole({ ...way, user: pair.owner })
  const urlOf = (user: string) => `postgres://${user}@127.0.0.1:${pair.port}/${pair.rows}`
  const { child, said, address } = startServer({
    ...(await productionSettings(dataDir)),
    DATABASE_URL: urlOf(SERVER_ROLE),
    DATABASE_OWNER_URL: urlOf(pair.owner),
    ACCOUNT_BUDGET: '100000',
    ADDRESS_BUDGET: '100000',
  })
  const origin = await address
  if (origin === null) throw new Error(said.err)
  const database = openDatabase({ ...way, user: SERVER_ROLE })
  try {
    const customers = drillSize({ short: 4, full: 20 })
    const queue = await buildCrowd({ origin, database }, { customers, each: 4 })
    const tries = queue.length
    const half = Math.floor(tries / 2)
    const outcomes: Awaited<ReturnType<typeof insist>>[] = []
    const sell = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) outcomes.push(await insist(next))
    }
    const sellers = Promise.all([sell(), sell(), sell(), sell()])
    while (outcomes.length < half) await sleep(5)
    const acknowledged = outcomes.length
    await pair.killPrimary()
    const killed = performance.now()
    pair.promote()
    const promoted = performance.now()
    const ready = async () => (await fetch(`${origin}/backend/health/ready`)).status === 200
    while (!(await ready())) await sleep(20)
    const served = performance.now()
    await sellers
    const ids = outcomes.flatMap(({ id }) => id ?? [])
    const found = { failed: tries - ids.length, ...(await auditContracts(database, ids)) }
    const refused = outcomes.reduce((sum, one) => sum + one.refused, 0)
    noteDrill({
      drill: 'PostgreSQL is killed in mid-load, and its synchronous standby promoted',
      tries,
      ...found,
      refused,
      seconds: (served - killed) / 1000,
    })
    noteDrill({
      drill: 'The server meanwhile: from the promotion until it serves again',
      tries: 1,
      seconds: (served - promoted) / 1000,
    })
    expect(acknowledged).toBeLessThan(tries)
    expect(found).toEqual({ failed: 0, lost: 0, doubled: 0, wrong: 0 })
    expect(await endServer(child, 'SIGTERM')).toBe(0)
  } finally {
    await database.destroy()
    await pair.close()
  }
}

/** Signs until the answer is a contract, or an error that a retry can't fix. */
async function insist(signature: Signature) {
  for (let refused = 0; ; refused++) {
    const { status, id, retryAfter } = await sign(signature)
    if (status !== 503) return { id, refused, status }
    await sleep(retryAfter * 1000)
  }
}
