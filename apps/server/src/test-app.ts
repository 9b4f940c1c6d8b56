import { randomBytes } from 'node:crypto'
import { allRoutes } from '@sillage/wire/all-routes.ts'
import { createClient } from '@sillage/wire/client.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { type Database, openDatabase } from './platform/database/database.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly database: Database
  readonly address: string
  /** The typed client of every room, with a token or none. */
  client(token?: string | null): ReturnType<typeof clientOf>
  /** Moves the server's clock. */
  setNow(instant: string): void
  close(): Promise<void>
}

/** A real server on a database of its own, copied from the migrated template. */
export async function startTestApp(): Promise<TestApp> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const connection = inject('postgres')
  const admin = openDatabase({ ...connection, database: 'postgres', max: 1 })
  await sql`create database ${sql.id(name)} template test_template`.execute(admin)
  await admin.destroy()
  const database = openDatabase({ ...connection, database: name })
  let now: Temporal.Instant | null = null
  const config = readConfig({ JWT_SECRET: randomBytes(48).toString('hex'), DEMO: '0' }, '.data')
  const app = await createApp({
    config,
    database,
    clock: () => now ?? Temporal.Now.instant(),
    webRoot: null,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.listeningOrigin
  return {
    app,
    database,
    address,
    client: (token = null) => clientOf(address, token),
    setNow: (instant) => {
      now = Temporal.Instant.from(instant)
    },
    close: async () => {
      await app.close()
      await database.destroy()
    },
  }
}

function clientOf(address: string, token: string | null) {
  const base = `${address}/backend`
  const options = {
    bases: { host: base, questionnaire: base, emissions: base },
    token: () => token,
  }
  return {
    accounts: createClient(allRoutes.accounts, options),
    subscription: createClient(allRoutes.subscription, options),
    contracts: createClient(allRoutes.contracts, options),
    documents: createClient(allRoutes.documents, options),
    claims: createClient(allRoutes.claims, options),
    health: createClient(allRoutes.health, options),
  }
}
