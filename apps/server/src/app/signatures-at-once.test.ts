import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { drillSize, noteDrill } from '../testing/drill.factory.ts'
import { prepareGround } from '../testing/server-ground.factory.ts'
import { endServer, startServer } from '../testing/server-process.factory.ts'
import {
  auditContracts,
  buildCrowd,
  type Signature,
  sign,
} from '../testing/signing-crowd.factory.ts'

const ground = await prepareGround()
const { database } = ground

afterAll(() => ground.clear())

/** Like the web app: retries a refused signature with the same idempotency key, after the delay asked for. */
async function insist(signature: Signature) {
  for (let refused = 0; ; refused++) {
    const { status, id, retryAfter } = await sign(signature)
    if (status !== 503) return { id, refused }
    await sleep(retryAfter * 1000)
  }
}

test('customers who sign at once get one contract each, and the server stays ready', async () => {
  const { child, said, address } = startServer({
    ...ground.settings,
    ACCOUNT_BUDGET: '100000',
    ADDRESS_BUDGET: '100000',
  })
  const origin = await address
  if (origin === null) throw new Error(said.err)
  const customers = drillSize({ short: 10, full: 40 })
  const crowd = await buildCrowd({ origin, database }, { customers, each: 8 })

  const began = performance.now()
  const over = new AbortController()
  const signing = Promise.all(crowd.map(insist)).finally(() => over.abort())
  const read = { ready: `${origin}/backend/health/ready`, list: `${origin}/backend/contracts/user` }
  const headers = { authorization: `Bearer ${crowd[0]?.token}` }
  const slowest = { ready: 0, list: 0 }
  const unread: number[] = []
  let reads = 0
  while (!over.signal.aborted)
    for (const what of ['ready', 'list'] as const) {
      const asked = performance.now()
      const answer = await fetch(read[what], { headers })
      await answer.arrayBuffer()
      slowest[what] = Math.max(slowest[what], performance.now() - asked)
      if (answer.status !== 200) unread.push(answer.status)
      reads++
      await sleep(20)
    }
  const outcomes = await signing
  const seconds = (performance.now() - began) / 1000
  const ids = outcomes.flatMap(({ id }) => id ?? [])
  const found = {
    tries: crowd.length,
    failed: crowd.length - ids.length,
    ...(await auditContracts(database, ids)),
  }
  const refused = outcomes.reduce((sum, one) => sum + one.refused, 0)
  noteDrill({ drill: 'Customers sign at the same moment', ...found, refused, seconds })
  for (const [what, name] of [
    ['ready', 'The readiness'],
    ['list', 'A list of contracts'],
  ] as const)
    noteDrill({
      drill: `${name} meanwhile: what it takes at most`,
      tries: reads / 2,
      failed: unread.length,
      seconds: slowest[what] / 1000,
    })
  expect(found).toEqual({ tries: crowd.length, failed: 0, lost: 0, doubled: 0, wrong: 0 })
  expect(unread).toEqual([])
  expect(await endServer(child, 'SIGTERM')).toBe(0)
}, 300_000)
