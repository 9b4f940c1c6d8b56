import { afterAll, beforeAll, expect } from 'vitest'
import { drillSize, noteDrill } from '../../testing/drill.factory.ts'
import { freePort } from '../../testing/ports.factory.ts'
import { prepareGround } from '../../testing/server-ground.factory.ts'
import { endServer, startServer } from '../../testing/server-process.factory.ts'
import { auditContracts, buildCrowd } from '../../testing/signing-crowd.factory.ts'
import { type Nginx, startNginx } from './nginx.factory.ts'
import { systemProgram } from './system-programs.factory.ts'

const { path: program, around } = systemProgram('nginx')
const ground = await prepareGround()
const { database } = ground
let nginx: Nginx
let settings: Record<string, string>
const ports = [await freePort(), await freePort()]

async function start(port: number) {
  const { child, said, address } = startServer({ ...settings, PORT: String(port) })
  const origin = await address
  if (origin === null) throw new Error(said.err)
  return { child, origin }
}

beforeAll(async () => {
  if (!program) return
  settings = {
    ...ground.settings,
    TRUSTED_PROXIES: '127.0.0.1',
    ACCOUNT_BUDGET: '100000',
    ADDRESS_BUDGET: '100000',
  }
  nginx = await startNginx(program, ports)
})
afterAll(async () => {
  if (program) await nginx.close()
  await ground.clear()
})

around(
  'behind nginx, servers are replaced one by one without a failed call or a lost contract',
  async () => {
    const servers = []
    for (const port of ports) servers.push(await start(port))
    const [{ origin } = { origin: '' }] = servers
    const customers = drillSize({ short: 3, full: 20 })
    const signatures = await buildCrowd({ origin, database }, { customers, each: 4 })
    const began = performance.now()
    const failures: string[] = []
    let tries = 0
    const over = new AbortController()
    const keep = async (status: number, call: Parameters<Nginx['call']>[0]) => {
      tries++
      const answer = await nginx
        .call(call)
        .catch((error: unknown) => ({ status: 0, text: String(error) }))
      if (answer.status !== status) failures.push(`${call.path} ${answer.status} ${answer.text}`)
      return answer.text
    }
    const readers = [0, 1, 2, 3].map(async (n) => {
      const headers = { authorization: `Bearer ${signatures[n]?.token}` }
      while (!over.signal.aborted) await keep(200, { path: '/backend/contracts/user', headers })
    })
    const queue = [...signatures]
    const ids: string[] = []
    const signers = [0, 1].map(async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { token, key, body } = next
        const headers = {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': key,
        }
        const call = {
          path: '/backend/contracts/',
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        }
        ids.push(JSON.parse(await keep(201, call)).data.contract_id)
      }
    })
    const rounds = drillSize({ short: 1, full: 4 })
    for (let round = 0; round < rounds; round++)
      for (const [n, port] of ports.entries()) {
        const { child } = servers[n] ?? {}
        if (child) expect(await endServer(child, 'SIGTERM')).toBe(0)
        servers[n] = await start(port)
      }
    await Promise.all(signers)
    over.abort()
    await Promise.all(readers)
    const found = { tries, failed: failures.length, ...(await auditContracts(database, ids)) }
    noteDrill({
      drill: 'Servers behind nginx are replaced one after the other',
      ...found,
      seconds: (performance.now() - began) / 1000,
    })
    expect(failures).toEqual([])
    expect(found).toMatchObject({ lost: 0, doubled: 0, wrong: 0 })
    expect(ids).toHaveLength(signatures.length)
  },
  300_000,
)
