import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allRoutes } from '@sillage/wire/all-routes.ts'
import { type Client, createClient } from '@sillage/wire/http/client.ts'
import type { Room, Route } from '@sillage/wire/http/route.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { PoolConfig } from 'pg'
import { afterAll, expect, inject } from 'vitest'
import { createSessions } from '../accounts/session/sessions.ts'
import { createApp } from '../app/app.ts'
import { buildIssuer } from '../documents/issuer.factory.ts'
import { type Config, readConfig } from '../platform/configuration/config.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { SERVER_LIMITS } from '../platform/database/limits.ts'
import { SERVER_ROLE } from '../platform/database/server-role.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import type { FileKeeper } from '../platform/files/file-keeper.ts'
import { keepFilesOf } from '../platform/files/files.factory.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { createIbanVault } from '../platform/ibans/iban-vault.ts'
import { setLogLevel } from '../platform/log.ts'

export interface TestApp {
  readonly app: FastifyInstance
  /** With the server's role. */
  readonly database: Database
  /** The server's connection settings. */
  readonly connection: TestConnection
  /** With the role that owns the tables, for what the server may not do. */
  readonly owner: Database
  readonly address: string
  /** The server's data folder, and its file keeper. */
  readonly dataDir: string
  readonly files: FileKeeper
  /** Where the daily job writes the heads of the audit log. */
  readonly headsFolder: string
  /** A typed client for every room, with or without a token. */
  client(token?: string | null): TestClient
  /** Opens a session without a sign-in call. Returns its token. */
  openSession(account: AccountRow): Promise<string>
  /** Sets the server's clock. */
  setNow(instant: string): void
  close(): Promise<void>
}

export type TestClient = {
  readonly [R in keyof typeof allRoutes]: Client<(typeof allRoutes)[R]>
}

/** The parts of a test server that exist in any process. */
export type Reached = Pick<TestApp, 'address' | 'database' | 'owner' | 'client' | 'openSession'>

type TestConnection = Awaited<ReturnType<typeof createTestDatabase>>

export interface TestSettings {
  /** Settings in addition to the test defaults. */
  readonly env?: Record<string, string>
  /** The server's connection settings, when they differ from the test's. */
  readonly connection?: PoolConfig
  /** Folder of the web app; without it, only the API is served. */
  readonly webRoot?: string
}

/** Production settings; the seal's key comes from `buildIssuer`. */
export const PRODUCTION = {
  DEMO: '0',
  JWT_SECRET: randomBytes(48).toString('hex'),
  IBAN_KEY: randomBytes(48).toString('hex'),
  CREDITOR_IBAN: 'FR7630001007941234567890185',
  CREDITOR_ICS: 'FR72ZZZ123456',
  PUBLIC_URL: 'http://127.0.0.1',
  SEAL_KEY_FILE: 'seal-key.pem',
  SEAL_CERTIFICATE_FILE: 'seal-certificate.pem',
  // staff sign-in has its own tests; in the others, staff uses a password
  STAFF_SECOND_FACTOR: '0',
  // a test file acts for many people from one address; the budgets have their own test
  ACCOUNT_BUDGET: '1000000',
  ADDRESS_BUDGET: '1000000',
}

/** Seals and opens the IBANs of the servers that `startTestApp` starts. */
export const ibans = createIbanVault(PRODUCTION.IBAN_KEY)

/**
 * Creates a database from the migrated template, and returns the server's connection to it; dropped at the end of the
 * run.
 */
export async function createTestDatabase() {
  const { template, ...connection } = inject('postgres')
  const name = template.replace('template', randomBytes(6).toString('hex'))
  const admin = openDatabase({ ...connection, database: 'postgres', max: 1 })
  // copied file by file: through the write-ahead log it takes twice as long
  await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(
    admin,
  )
  await admin.destroy()
  return { ...connection, user: SERVER_ROLE, database: name }
}

/** The same database as the owner of its tables. */
export function asOwner(connection: { host: string; port: number; database: string }) {
  return { ...connection, user: inject('postgres').user }
}

// request lines are tested with a real process: request-log.test.ts
setLogLevel('warn')

/** The connection as a DATABASE_URL. */
export function urlOf({ host, port, user, database }: TestConnection) {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

/** A server for the tests of a file, which starts while the file is read and closes after its last test. */
export async function serveTests(settings: TestSettings = {}): Promise<TestApp> {
  const server = await startTestApp(settings)
  afterAll(() => server.close())
  return server
}

/** A real server on its own database; whoever starts it closes it. */
export async function startTestApp(settings: TestSettings = {}): Promise<TestApp> {
  const own = await createTestDatabase()
  const database = openDatabase({ ...SERVER_LIMITS, ...own })
  const owner = openDatabase({ ...asOwner(own), max: 2 })
  const served = settings.connection
    ? openDatabase({ ...SERVER_LIMITS, ...own, ...settings.connection })
    : database
  let now: Temporal.Instant | null = null
  const clock = () => now ?? Temporal.Now.instant()
  const dataDir = join(tmpdir(), `sillage-test-${randomBytes(6).toString('hex')}`)
  const isDemo = settings.env?.['DEMO'] === '1'
  const env = { ...(isDemo ? {} : PRODUCTION), ...settings.env }
  // the port is not known yet: unless a test sets it, the public address is the one called
  const publicUrl = settings.env?.['PUBLIC_URL'] ?? null
  const config = { ...readConfig(env, dataDir), publicUrl }
  const files = openFiles(config)
  keepFilesOf(database, files)
  const app = await createApp({
    config,
    database: served,
    files,
    issuer: await buildIssuer(),
    clock,
    // tested with a real process: security-events.test.ts
    logSecurityEvent: () => undefined,
    webRoot: settings.webRoot ?? null,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.listeningOrigin
  return {
    app,
    database,
    connection: own,
    owner,
    address,
    dataDir,
    files,
    headsFolder: config.auditHeadsDir,
    client: (token = null) => clientOf(address, token),
    openSession: sessionOpener(config, database, clock),
    setNow: (instant) => {
      now = Temporal.Instant.from(instant)
    },
    close: async () => {
      await app.close()
      rmSync(dataDir, { recursive: true, force: true })
      await database.destroy()
      await owner.destroy()
      if (served !== database) await served.destroy()
    },
  }
}

type SessionConfig = Pick<Config, 'jwtSecret' | 'sessionHours' | 'idleHours'>

/** Opens sessions on a server without calling it. */
export function sessionOpener(
  { jwtSecret: secret, sessionHours, idleHours }: SessionConfig,
  database: Database,
  clock = Temporal.Now.instant,
): TestApp['openSession'] {
  const sessions = createSessions({ secret, sessionHours, idleHours })
  return (account) =>
    sessions.open({ database, now: clock(), ip: '127.0.0.1', userAgent: 'test' }, account)
}

/** A typed client for every room, with or without a token. */
export function clientOf(
  address: string,
  token: string | null,
  call: typeof fetch = fetchChecked,
): TestClient {
  const base = `${address}/backend`
  const options = {
    bases: { host: base, questionnaire: base, emissions: base },
    token: () => token,
    fetch: call,
  }
  const rooms = Object.entries<Room>(allRoutes)
  // the entries carry exactly the rooms; Object.fromEntries can't express it
  return Object.fromEntries<unknown>(
    rooms.map(([name, room]) => [name, createClient(room, options)]),
  ) as TestClient
}

const ROUTES = Object.values(allRoutes)
  .flatMap((room) => Object.values<Route>(room))
  .map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`) }))

/**
 * Fetches, and fails the test when a reply differs from its schema or has an undeclared field: the server itself sends
 * replies unchecked.
 */
async function fetchChecked(
  address: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const answer = await fetch(address, init)
  const route = routeOf(
    init?.method ?? 'GET',
    new URL(address instanceof Request ? address.url : address).pathname,
  )
  if (answer.ok && route && typeof route.reply !== 'string') {
    const body: unknown = await answer.clone().json()
    expect(route.reply.parse(body)).toEqual(body)
  }
  return answer
}

function routeOf(method: string, pathname: string): Route | undefined {
  const path = pathname.slice('/backend'.length)
  const fitting = ROUTES.filter(
    ({ route, pattern }) => route.method === method && pattern.test(path),
  )
  // as the server routes: `/claims/search` is not the claim « search »
  return (fitting.find(({ route }) => route.path === path) ?? fitting[0])?.route
}
