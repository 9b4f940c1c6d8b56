import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildSignedRequest } from '../../contracts/signing/signed-request.factory.ts'
import { drillSize, noteDrill } from '../../testing/drill.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'

const server = await serveTests()
const camille = await signInAs(server)
await camille.client.contracts.create({ body: await buildSignedRequest(camille.client) })

/** Enough calls for every connection of the pool to have its statements prepared. */
const AT_ONCE = 48
const calls = drillSize({ short: 1, full: 30 }) * AT_ONCE

async function read() {
  for (let done = 0; done < calls; done += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        n % 2 === 0 ? camille.client.contracts.mine({ query: {} }) : camille.client.profile.read(),
      ),
    )
}

async function drillReading(drill: string, change: string) {
  await read()
  await sql.raw(change).execute(server.owner)
  const start = performance.now()
  // a call that fails throws here
  await read()
  const seconds = (performance.now() - start) / 1000
  noteDrill({ drill, tries: calls, seconds })
}

test('a column added by a migration breaks no call of a running server', async () => {
  await drillReading(
    'A migration adds a column under a running server',
    `alter table contract add column later text not null default 'x';
     alter table account add column later text not null default 'x'`,
  )
})

test('a column whose type changes breaks no call that only reads', async () => {
  await drillReading(
    'A migration changes the type of a column under a running server',
    `alter table contract alter column tariff_version type varchar(200);
     alter table account alter column siren type varchar(200)`,
  )
})

test('in a transaction a changed column gives a retryable 503, and nothing is done in part', async () => {
  const bodies = await Promise.all(
    Array.from({ length: 13 }, () => buildSignedRequest(camille.client)),
  )
  await Promise.all(bodies.slice(1).map((body) => camille.client.contracts.create({ body })))
  await sql.raw('alter table contract alter column tariff_version type text').execute(server.owner)
  const before = await camille.client.contracts.mine({ query: {} })
  const idempotencyKey = crypto.randomUUID()
  const [body] = bodies
  if (!body) throw new Error('No body')
  const create = () => camille.client.contracts.create({ body, idempotencyKey })
  const refusals: number[] = []
  let created: Awaited<ReturnType<typeof create>> | null = null
  while (!created)
    created = await create().catch(async (error: unknown) => {
      const { status, retryAfter } = await refusalOf(Promise.reject(error))
      expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: 5 })
      refusals.push(status)
      return null
    })
  expect(refusals.length).toBeLessThanOrEqual(1)
  const after = await camille.client.contracts.mine({ query: {} })
  expect(after.data.length - before.data.length).toBe(1)
})
