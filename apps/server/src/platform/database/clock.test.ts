import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { afterAll, expect, test } from 'vitest'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { doDailyWork } from '../../app/daily-work.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { noteDrill } from '../../testing/drill.factory.ts'
import {
  endServer,
  killServers,
  productionSettings,
  startServer,
} from '../../testing/server-process.factory.ts'
import { createTestDatabase, startTestApp, urlOf } from '../../testing/test-app.ts'
import { openDatabase } from './database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'sillage-clock-'))
const own = await createTestDatabase()
const database = openDatabase(own)
const settings: Record<string, string> = {
  ...(await productionSettings(dataDir)),
  DATABASE_URL: urlOf(own),
}
const { id: accountId } = await buildAccount(database)
const contractId = (await buildContract(database, { accountId, startingIn: -10, endingIn: 20 })).id
const server = await startTestApp()
afterAll(async () => {
  killServers()
  await database.destroy()
  await server.close()
  rmSync(dataDir, { recursive: true })
})

/** Starts a server whose clock is ahead by so many hours. Returns its error output when it refuses, or null. */
async function start({ ahead = 0, ...env }: { ahead?: number; CLOCK_CONFIRMED?: string } = {}) {
  const shift = `const { now } = Date, { instant } = Temporal.Now
    Date.now = () => now() + ${ahead} * 3_600_000
    Temporal.Now.instant = () => instant().add({ hours: ${ahead} })`
  const preload = `--import=data:text/javascript,${encodeURIComponent(shift)}`
  const { child, said, address } = startServer({ ...settings, ...env, NODE_OPTIONS: preload })
  const found = await address
  if (found === null) return said.err.trim()
  await endServer(child, 'SIGTERM')
  return null
}

const lastSeen = async () =>
  (await database.selectFrom('clock_seen').select('seen_at').executeTakeFirst())?.seen_at ?? null
const setLastSeen = (hours: number) =>
  database
    .updateTable('clock_seen')
    .set({ seen_at: new Date(Date.now() + hours * 3_600_000) })
    .execute()
const statusOf = async (id: string) =>
  (await database.selectFrom('contract').select('status').where('id', '=', id).executeTakeFirst())
    ?.status

test('a start is refused when its clock differs from the database’s, and no contract expires', async () => {
  expect(await start()).toBeNull()
  const before = await lastSeen()
  expect(before).not.toBeNull()
  for (const ahead of [24 * 400, 1, -1, -24 * 400])
    expect(await start({ ahead })).toMatch(
      /^L’horloge de ce serveur indique le .+, celle de la base de données le .+\u00a0: l’une des deux se trompe\./,
    )
  expect(await lastSeen()).toEqual(before)
  expect(await statusOf(contractId)).toBe('active')
  noteDrill({
    drill: 'A start under a clock that is an hour to 400 days wrong',
    tries: 4,
    refused: 4,
    seconds: 0,
  })
}, 120_000)

test('a leap of both clocks is refused until CLOCK_CONFIRMED gives the day', async () => {
  const today = dayInParis(Temporal.Now.instant()).toString()
  const tomorrow = dayInParis(Temporal.Now.instant()).add({ days: 1 }).toString()
  await setLastSeen(-24 * 4)
  for (const env of [{}, { CLOCK_CONFIRMED: tomorrow }]) {
    const said = await start(env)
    expect(said).toMatch(/^L’horloge indique le .+, et Sillage n’a pas tourné depuis le /)
    expect(said).toContain(`CLOCK_CONFIRMED=${today}`)
  }
  await setLastSeen(24 * 30)
  expect(await start()).toMatch(/\u00a0: elle a reculé\. .+ ne se défont pas\.$/)
  expect(await start({ CLOCK_CONFIRMED: today })).toBeNull()
  // once confirmed, it becomes the reference for the next start
  expect(await start()).toBeNull()
  await setLastSeen(-24 * 2)
  expect(await start()).toBeNull()
}, 120_000)

test('contracts expired by a wrong clock are restored by the next daily work', async () => {
  const other = await buildAccount(server.database)
  const { id } = await buildContract(server.database, {
    accountId: other.id,
    startingIn: -10,
    endingIn: 20,
  })
  const read = async () => ({
    ...(await server.database
      .selectFrom('contract')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst()),
    events: (
      await server.database
        .selectFrom('contract_event')
        .select('action')
        .where('contract_id', '=', id)
        .where('action', '=', 'expire')
        .execute()
    ).length,
  })
  const now = Temporal.Now.instant()
  await doDailyWork(server, now.add({ hours: 24 * 30 }))
  expect(await read()).toEqual({ status: 'expired', events: 1 })
  await doDailyWork(server, now)
  expect(await read()).toEqual({ status: 'active', events: 0 })
  await doDailyWork(server, now.add({ hours: 24 * 30 }))
  expect(await read()).toEqual({ status: 'expired', events: 1 })
})
