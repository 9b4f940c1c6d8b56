import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase, serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { forReports, openDatabase } from './database.ts'

const server = await serveTests({ connection: { lock_timeout: 300 } })

test('a call blocked by a lock answers a retryable 503, and its connection stays usable', async () => {
  const camille = await signInAs(server)
  await server.owner.transaction().execute(async (other) => {
    await sql`lock table quote`.execute(other)
    const refusals = Array.from({ length: 24 }, () =>
      refusalOf(camille.client.quotes.mine({ query: {} })),
    )
    for (const refusal of await Promise.all(refusals))
      expect(refusal).toMatchObject({ status: 503, retryAfter: 5 })
  })
  expect((await camille.client.quotes.mine({ query: {} })).data).toEqual([])
})

test('a statement has a time limit, and a report a longer one', async () => {
  const database = openDatabase({ ...(await createTestDatabase()), statement_timeout: 200 })
  const sleep = sql`select pg_sleep(0.6)`
  await expect(sleep.execute(database)).rejects.toMatchObject({ code: '57014' })
  expect((await sleep.execute(forReports(database))).rows).toHaveLength(1)
  await database.destroy()
})
