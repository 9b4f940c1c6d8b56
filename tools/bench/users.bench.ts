import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { buildAccount } from '../../apps/server/src/accounts/accounts.factory.ts'
import { createSessions } from '../../apps/server/src/accounts/session/sessions.ts'
import { usersHandlers } from '../../apps/server/src/administration/users.routes.ts'
import { fillDatabase } from '../../apps/server/src/app/operator/populate/fill-database.ts'
import { nameOf } from '../../apps/server/src/app/operator/populate/names.ts'
import { contractsOf } from '../../apps/server/src/contracts/contracts.service.ts'
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { mountAlone } from '../../apps/server/src/platform/http/mounted-room.factory.ts'
import { users } from '../../packages/wire/src/administration/users.ts'
import { contracts } from '../../packages/wire/src/contracts/contracts.ts'
import type { Measure } from './report.ts'
import { compare } from './rounds.ts'
import { SESSION_HOURS, type Site } from './site.ts'
import { compareThroughput } from './throughput.ts'

const FEW = 1000
const MANY = 200_000
const ROUNDS = 21
const SEARCHES = 40

/** Searching a person by first and last name, typed in capitals and without accents. */
export async function benchUserSearch({ connection }: Site): Promise<Measure> {
  const admin = openDatabase({ ...connection, max: 1 })
  const [few, many] = [await crowd(admin, connection, FEW), await crowd(admin, connection, MANY)]
  const [inMany, inFew] = [await openSearch(many), await openSearch(few)]
  try {
    const { ratio, one, other } = await compare({
      rounds: ROUNDS,
      one: () => searchIn(inMany),
      other: () => searchIn(inFew),
    })
    return {
      name: 'recherche parmi 200 000 comptes / parmi 1 000',
      ratio,
      target: { atMost: 2 },
      detail: `${one.toFixed(2)} ms / ${other.toFixed(2)} ms`,
    }
  } finally {
    await inMany.app.close()
    await inFew.app.close()
    await few.destroy()
    await many.destroy()
    await admin.destroy()
  }
}

async function crowd(admin: Database, connection: Site['connection'], size: number) {
  const name = `bench_${size}`
  await sql`create database ${sql.id(name)}`.execute(admin)
  const database = openDatabase({ ...connection, database: name })
  await migrate(database)
  await fillDatabase(database, { accounts: size, contracts: 0, claims: 0 })
  return database
}

/** The real search call on a database of many people, by a signed-in administrator. */
async function openSearch(database: Database) {
  const secret = 'x'.repeat(48)
  const sessions = createSessions({ secret, ...SESSION_HOURS })
  const now = Temporal.Now.instant()
  const admin = await buildAccount(database, { role: 'admin', username: 'bench' })
  const token = await sessions.open({ database, now, ip: '127.0.0.1', userAgent: 'bench' }, admin)
  const app = mountAlone({
    room: { list: users.list },
    handlers: { list: usersHandlers([]).list },
    options: {
      database,
      clock: () => now,
      secret,
      idleSeconds: 7200,
      livePosition: () => 0,
      sessionOf: ({ headers }) => sessions.read(database, headers.authorization, now),
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, token }
}

/** Milliseconds per search, over several people. */
async function searchIn({ app, token }: Awaited<ReturnType<typeof openSearch>>): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const started = performance.now()
  for (let n = 0; n < SEARCHES; n++) {
    const { first, last } = nameOf((n * 37) % FEW)
    const plain = `${first} ${last}`.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
    const query = new URLSearchParams({ search: plain }).toString()
    const answer = await fetch(`${app.listeningOrigin}/api/advisor/users?${query}`, { headers })
    const body: unknown = await answer.json()
    if (JSON.stringify(body).includes('"total":0')) throw new Error(`${plain} is not found`)
  }
  return (performance.now() - started) / SEARCHES
}

/** The same call with and without reading the session, mounted alike on the same database. */
export async function benchSessionCheck({ database, customer }: Site): Promise<Measure> {
  const { secret, accountId, token } = customer
  const sessions = createSessions({ secret, ...SESSION_HOURS })
  const serve = async (access: 'public' | 'signedIn') => {
    const { mine } = contracts
    const app = mountAlone({
      room: { mine: { ...mine, access } },
      handlers: {
        mine: async ({ context }) => ({ data: await contractsOf(context, { accountId }, {}) }),
      },
      options: {
        database,
        clock: () => Temporal.Now.instant(),
        secret,
        idleSeconds: 7200,
        livePosition: () => 0,
        sessionOf: ({ headers }) =>
          sessions.read(database, headers.authorization, Temporal.Now.instant()),
      },
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
    return app
  }
  const [checked, open] = [await serve('signedIn'), await serve('public')]
  const target = { method: 'GET', path: '/contracts/user', token } as const
  const { ratio, one, other } = await compareThroughput(
    { ...target, origin: open.listeningOrigin },
    { ...target, origin: checked.listeningOrigin },
  )
  await checked.close()
  await open.close()
  return {
    name: 'GET /contracts/user sans lire la session / en la lisant',
    ratio,
    target: { atMost: 1.25 },
    detail: `${Math.round(one)}/s / ${Math.round(other)}/s`,
  }
}
