import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../platform/database/database.ts'
import { drillSize, noteDrill } from '../testing/drill.factory.ts'
import { unpackLastRelease } from '../testing/release.factory.ts'
import {
  endServer,
  killServers,
  productionSettings,
  runCommand,
  startServer,
} from '../testing/server-process.factory.ts'
import { urlOf } from '../testing/test-app.ts'

const { template, ...connection } = inject('postgres')
const admin = openDatabase({ ...connection, database: 'postgres', max: 1 })
const own = { ...connection, database: template.replace('template', 'rolling') }
const dataDir = mkdtempSync(join(tmpdir(), 'sillage-rolling-'))
const release = unpackLastRelease()
const settings = {
  ...(await productionSettings(dataDir)),
  DATABASE_URL: urlOf(own),
  // a few users who call without pause
  ACCOUNT_BUDGET: '1000000',
  ADDRESS_BUDGET: '1000000',
}

afterAll(async () => {
  killServers()
  await admin.destroy()
  rmSync(dataDir, { recursive: true })
})

const load = <Module>(path: string): Promise<Module> =>
  import(/* @vite-ignore */ join(release, path))
// loads the client of the last release, since pages open during an upgrade are still the old ones
const { createClient } = await load<typeof import('@sillage/wire/http/client.ts')>(
  'packages/wire/src/http/client.ts',
)
const { allRoutes } = await load<typeof import('@sillage/wire/all-routes.ts')>(
  'packages/wire/src/all-routes.ts',
)
const { buildSignedRequest } = await load<
  typeof import('../contracts/signing/signed-request.factory.ts')
>('apps/server/src/contracts/signing/signed-request.factory.ts')

function clientAt(address: string, token: string | null = null) {
  const base = `${address}/backend`
  const options = {
    bases: { host: base, questionnaire: base, emissions: base },
    token: () => token,
  }
  return {
    accounts: createClient(allRoutes.accounts, options),
    profile: createClient(allRoutes.profile, options),
    subscription: createClient(allRoutes.subscription, options),
    contracts: createClient(allRoutes.contracts, options),
    claims: createClient(allRoutes.claims, options),
    notifications: createClient(allRoutes.notifications, options),
  }
}

async function startOld() {
  const { child, said, address } = startServer(settings, {
    main: join(release, 'apps/server/src/app/main.ts'),
  })
  const found = await address
  if (found === null) throw new Error(said.err)
  return { child, address: found }
}

async function signUp(address: string, n: number) {
  const body = { username: `zoe-${n}`, email: `zoe-${n}@exemple.fr`, password: 'Trajet-42!' }
  await clientAt(address).accounts.register({ body, idempotencyKey: undefined })
  const { email, password } = body
  const { token } = await clientAt(address).accounts.login({ body: { email, password } })
  return token
}

const read = (address: string, token: string) => {
  const client = clientAt(address, token)
  return Promise.all([
    client.contracts.mine({ query: {} }),
    client.profile.read(),
    client.notifications.list(),
  ])
}

/** Calls repeatedly until ended; failures are recorded with their error. */
function keepCalling(call: () => Promise<unknown>) {
  const count = { calls: 0, failures: new Array<string>() }
  const over = new AbortController()
  const running = (async () => {
    while (!over.signal.aborted) {
      count.calls++
      await call().catch((error: unknown) => count.failures.push(String(error)))
    }
  })()
  return {
    count,
    end: () => {
      over.abort()
      return running
    },
    /** Resolves after that many more calls. */
    async more(calls: number) {
      const until = count.calls + calls
      while (count.calls < until) await new Promise((done) => setTimeout(done, 20))
    },
  }
}

test('the last release keeps serving while the schema is migrated and its servers replaced', async () => {
  await sql`create database ${sql.id(own.database)}`.execute(admin)
  const began = performance.now()
  const calls = drillSize({ short: 60, full: 1000 })
  const old = await startOld()
  const tokens = await Promise.all([0, 1, 2].map((n) => signUp(old.address, n)))
  let signatures = 0
  let signing = ''
  const sign = async () => {
    // an account may sign twenty contracts a day
    if (signatures++ % 20 === 0) signing = await signUp(old.address, 2 + signatures)
    const client = clientAt(old.address, signing)
    const body = await buildSignedRequest(client)
    await client.contracts.create({ body, idempotencyKey: crypto.randomUUID() })
  }
  const readers = tokens.map((token) => keepCalling(() => read(old.address, token)))
  const signer = keepCalling(sign)
  const together = () => Promise.all([...readers, signer].map((one) => one.more(calls / 20)))
  await together()

  const migrated = await runCommand('migrate', { DATABASE_URL: settings.DATABASE_URL })
  expect(migrated.said.err).toBe('')
  await together()

  const next = startServer({ ...settings, MIGRATE: '0' })
  const address = await next.address
  if (address === null) throw new Error(next.said.err)
  const newReaders = tokens.map((token) => keepCalling(() => read(address, token)))
  await Promise.all([together(), ...newReaders.map((one) => one.more(calls / 20))])

  // after a rollback, the old release starts on the new schema
  const again = await startOld()
  await read(again.address, tokens[1] ?? '')
  const all = [...readers, signer, ...newReaders]
  await Promise.all(all.map((one) => one.end()))
  expect(all.flatMap(({ count }) => count.failures)).toEqual([])
  const tries = all.reduce((sum, { count }) => sum + count.calls, 0)
  const database = openDatabase({ ...own, max: 1 })
  const signed = await database.selectFrom('contract').select('id').execute()
  await database.destroy()
  // every acknowledged contract exists exactly once
  expect(signed).toHaveLength(signer.count.calls)
  for (const { child } of [old, again, next]) await endServer(child, 'SIGTERM')
  noteDrill({
    drill: 'An upgrade under load: schema first, then the servers',
    tries,
    seconds: (performance.now() - began) / 1000,
  })
}, 300_000)
