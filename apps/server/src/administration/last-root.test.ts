import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { signInAs, type TestSession } from '../testing/test-session.ts'

let server: TestApp
let one: TestSession
let two: TestSession
beforeEach(async () => {
  server = await startTestApp()
  one = await signInAs(server, 'root')
  two = await signInAs(server, 'root')
})
afterEach(() => server.close())

const deactivate = (by: TestSession, { account }: TestSession) =>
  by.client.users.toggleStatus({ params: { id: account.id } })
const demote = (by: TestSession, { account: { id, username, email } }: TestSession) =>
  by.client.users.change({ params: { id }, body: { username, email, role: 'admin' } })

/** Starts both calls at once: each is past its session check and waits for the accounts locked here. */
async function atOnce(calls: () => Promise<unknown>[]) {
  const ended = await server.database.transaction().execute(async (transaction) => {
    await sql`select id from account where role = 'root' for update`.execute(transaction)
    const begun = calls().map((call) =>
      call.then(
        () => null,
        (reason: unknown) => reason,
      ),
    )
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(server.database)
      expect(rows).toHaveLength(2)
    }, 20_000)
    return begun
  })
  return Promise.all(ended)
}

async function activeRoots() {
  const rows = await server.database
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'root')
    .where('is_active', '=', true)
    .execute()
  return rows.length
}

test.each([['deactivate each other', () => [deactivate(one, two), deactivate(two, one)]]])(
  'if the last two roots %s at once, one stays: the second change is refused',
  async (_, calls) => {
    const refusals = (await atOnce(calls)).filter((reason) => reason !== null)
    expect(refusals).toMatchObject([{ status: 409, problem: { code: 'user.last_root' } }])
    expect(await activeRoots()).toBe(1)
  },
)

test('if two roots demote each other at once, one demotion is refused', async () => {
  const refusals = (await atOnce(() => [demote(one, two), demote(two, one)])).filter(
    (reason) => reason !== null,
  )
  // who was demoted first no longer sees roots
  expect(refusals).toMatchObject([{ status: 404 }])
  expect(await activeRoots()).toBe(1)
})
