import { DAILY_STEPS } from '@sillage/domain/work/daily-steps.ts'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { askForStep, readSteps } from '../../platform/work/daily-steps.repository.ts'
import { serveTests } from '../../testing/test-app.ts'
import { startDailyWork } from './daily-schedule.ts'

const running: ReturnType<typeof startDailyWork>[] = []
const server = await serveTests()
afterEach(async () => {
  for (const work of running.splice(0)) await work.stop()
  vi.restoreAllMocks()
})

function start(doubt: () => string | null = () => null) {
  const work = startDailyWork(server, async () => doubt())
  running.push(work)
  return work
}

const doneSteps = async () =>
  (await readSteps(server.database)).filter(({ succeededAt }) => succeededAt !== null)
const stepOf = async (name: string) =>
  (await readSteps(server.database)).find((step) => step.name === name)
const patience = { timeout: 30_000, interval: 100 }

test('no daily step runs while the clock is in doubt, which is reported once', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await start(() => 'L’horloge a reculé.').stop()
  expect(await doneSteps()).toEqual([])
  expect(logged.mock.calls.map(String)).toEqual([expect.stringContaining('L’horloge a reculé.')])
})

test('of two servers only one runs each daily step, and a failing step stops no other', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await sql`alter table quote rename to quote_away`.execute(server.owner)
  start()
  start()
  await vi.waitFor(
    async () => expect(await readSteps(server.database)).toHaveLength(DAILY_STEPS.length),
    patience,
  )
  expect(await doneSteps()).toHaveLength(DAILY_STEPS.length - 1)
  const failed = await stepOf('quotes.forget')
  expect(failed?.failure).toContain('42P01')
  // by only one of the two servers, and not again within the hour
  expect(logged.mock.calls.map(String).filter((line) => line.includes('42P01'))).toHaveLength(1)

  await sql`alter table quote_away rename to quote`.execute(server.owner)
  await askForStep(server.database, { name: 'quotes.forget', at: Temporal.Now.instant() })
  await vi.waitFor(
    async () =>
      expect(await stepOf('quotes.forget')).toMatchObject({
        succeededAt: expect.anything(),
        failedAt: null,
        failure: null,
        askedAt: null,
      }),
    patience,
  )
}, 90_000)

test('a server that starts later the same day runs only the steps of its own machine', async () => {
  const before = await readSteps(server.database)
  const at = (steps: typeof before, name: string) =>
    steps.find((step) => step.name === name)?.succeededAt?.epochMilliseconds ?? 0
  start()
  await vi.waitFor(async () => {
    const now = await readSteps(server.database)
    for (const own of ['audit.write_head', 'files.sweep'])
      expect(at(now, own)).toBeGreaterThan(at(before, own))
  }, patience)
  const now = await readSteps(server.database)
  expect(now.filter(({ name }) => at(now, name) !== at(before, name))).toHaveLength(2)
}, 60_000)

test('the daily work deletes a file that nothing has referred to for a day', async () => {
  const { database, files } = server
  const now = Temporal.Now.instant()
  const lost = await files.keepPaper({ database, now }, Buffer.from('%PDF orphan'))
  await database
    .updateTable('stored_object')
    .set({ touched_at: new Date(now.subtract({ hours: 25 }).epochMilliseconds) })
    .where('key', '=', lost)
    .execute()
  await askForStep(database, { name: 'files.sweep', at: now })
  start()
  await vi.waitFor(() => expect(files.readPaper(lost)).rejects.toThrow(), patience)
}, 60_000)
