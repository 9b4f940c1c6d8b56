import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { drillSize, noteDrill } from '../testing/drill.factory.ts'
import { prepareGround } from '../testing/server-ground.factory.ts'
import { startServer } from '../testing/server-process.factory.ts'
import { auditContracts, buildCrowd, sign } from '../testing/signing-crowd.factory.ts'

const ground = await prepareGround()
const { database } = ground

afterAll(() => ground.clear())

async function start() {
  const { child, said, address } = startServer({
    ...ground.settings,
    ACCOUNT_BUDGET: '100000',
    ADDRESS_BUDGET: '100000',
  })
  const origin = await address
  if (origin === null) throw new Error(said.err)
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { child, said, origin, exited }
}

/** Stops a server while so many signatures are under way. */
async function stopUnder({ customers, each }: { customers: number; each: number }) {
  const { child, said, origin, exited } = await start()
  const signatures = await buildCrowd({ origin, database }, { customers, each })
  const stored = () => database.selectFrom('contract').select('id as holder')
  const before = (await stored().execute()).length
  const live = await fetch(`${origin}/backend/live`, {
    headers: { authorization: `Bearer ${signatures[0]?.token}` },
  })

  const sent = signatures.map(sign)
  // the first have started; most are queued, and need longer than the notice
  await vi.waitUntil(
    async () => {
      const reserved = database.selectFrom('idempotent_reservation').select('holder')
      const rows = await reserved.unionAll(stored()).execute()
      return rows.length > before
    },
    { timeout: 30_000, interval: 5 },
  )
  child.kill('SIGTERM')
  const askedAt = performance.now()

  const ready = await vi.waitUntil(
    async () => {
      const answer = await fetch(`${origin}/backend/health/ready`)
      return answer.ok ? null : answer
    },
    { timeout: 30_000, interval: 1 },
  )
  expect(ready.status).toBe(503)
  expect(ready.headers.get('connection')).toBe('close')
  expect(await ready.json()).toMatchObject({ code: 'stopping' })

  const answers = await Promise.all(sent)
  const ids = answers.flatMap(({ id }) => id ?? [])
  expect((await live.text()).endsWith('retry: 1000\n\n')).toBe(true)
  expect(await exited, said.err).toBe(0)
  const seconds = (performance.now() - askedAt) / 1000
  const found = {
    tries: sent.length,
    failed: answers.length - ids.length,
    ...(await auditContracts(database, ids)),
  }
  noteDrill({ drill: 'SIGTERM while signatures are under way', ...found, seconds })
  expect(found).toEqual({ tries: sent.length, failed: 0, lost: 0, doubled: 0, wrong: 0 })
  expect(await stored().execute()).toHaveLength(before + sent.length)
}

test('on SIGTERM the server stops being ready, finishes every signature and closes live streams', async () => {
  const crowd = { customers: drillSize({ short: 3, full: 6 }), each: 8 }
  const rounds = drillSize({ short: 1, full: 6 })
  for (let n = 0; n < rounds; n++) await stopUnder(crowd)
}, 600_000)

test('on a second SIGTERM the server exits at once, whatever is under way', async () => {
  const { child, origin, exited } = await start()
  const { hostname, port } = new URL(origin)
  // a request whose body never comes
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => undefined)
  const head = ['POST /backend/auth/login HTTP/1.1', `host: ${hostname}`, 'content-length: 10']
  const rest = ['content-type: application/json', 'expect: 100-continue', '', '']
  socket.write([...head, ...rest].join('\r\n'))
  // the server has it, and would otherwise stop with nothing under way
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 100/)
  await vi.waitUntil(
    () => {
      child.kill('SIGTERM')
      return child.exitCode !== null
    },
    { timeout: 20_000, interval: 100 },
  )
  expect(await exited).toBe(1)
  socket.destroy()
}, 60_000)
