import { afterAll, expect, test } from 'vitest'
import { drillSize, noteDrill } from '../../testing/drill.factory.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { openDoor } from './door.factory.ts'
import { SERVER_LIMITS } from './limits.ts'

const door = await openDoor()
// production limits, shortened in the ordinary tests
const limit = drillSize({ short: 2000, full: SERVER_LIMITS.query_timeout })
const limits = { query_timeout: limit, connectionTimeoutMillis: limit }
const server = await startTestApp({ connection: { ...door.connection, ...limits } })
const camille = await signInAs(server)
afterAll(async () => {
  await server.close()
  door.close()
})

const ask = async (path: string) => {
  const answer = await fetch(`${server.address}/backend${path}`, {
    headers: { authorization: `Bearer ${camille.token}` },
    signal: AbortSignal.timeout(60_000),
  })
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
}
const many = (count: number) =>
  Promise.all(Array.from({ length: count }, () => ask('/contracts/user')))
/** The distinct outcomes (status and Retry-After). */
const kinds = (answers: Awaited<ReturnType<typeof many>>) => [
  ...new Set(answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`)),
]

test('a database that falls silent gives 503 within a limit, and serves again once it is back', async () => {
  const tries = drillSize({ short: 1, full: 5 })
  for (let n = 0; n < tries; n++) {
    // every connection of the pool is open and has been used
    expect(kinds(await many(24))).toEqual(['200 null'])
    door.fallSilent()
    const answers = await many(24)
    expect(kinds(answers)).toEqual(['503 5'])
    expect(await ask('/health/ready')).toEqual({ status: 503, retryAfter: '5' })
    door.speakAgain()
    const back = performance.now()
    const statuses: number[] = []
    do statuses.push(...(await many(12)).map(({ status }) => status))
    while (!statuses.slice(-12).every((status) => status === 200))
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect((await ask('/health/ready')).status).toBe(200)
    noteDrill({
      drill: 'The network to the database loses everything, in silence',
      tries: answers.length + statuses.length,
      refused: answers.length + statuses.filter((status) => status === 503).length,
      seconds: (performance.now() - back) / 1000,
    })
  }
}, 300_000)

test('connections that died in silence while idle are replaced before the next call', async () => {
  await many(24)
  door.fallSilent()
  // open connections stay dead, new ones pass: the probe finds out on its own connection
  door.speakAgain()
  const back = performance.now()
  let status = 0
  do status = (await ask('/health/ready')).status
  while (status !== 200)
  const answers = await many(24)
  expect(kinds(answers)).toEqual(['200 null'])
  noteDrill({
    drill: 'A firewall forgets the connections at rest',
    tries: answers.length,
    seconds: (performance.now() - back) / 1000,
  })
}, 120_000)
