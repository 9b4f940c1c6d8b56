import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allRoutes } from '@sillage/wire/all-routes.ts'
import { createClient } from '@sillage/wire/http/client.ts'
import type { Route } from '@sillage/wire/http/route.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { PoolConfig } from 'pg'
import { expect, inject } from 'vitest'
import { createApp } from '../app/app.ts'
import { buildIssuer } from '../documents/issuer.factory.ts'
import { readConfig } from '../platform/configuration/config.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { SERVER_LIMITS } from '../platform/database/limits.ts'
import { SERVER_ROLE } from '../platform/database/server-role.ts'
import type { FileKeeper } from '../platform/files/file-keeper.ts'
import { keepFilesOf } from '../platform/files/files.factory.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { setLogLevel } from '../platform/log.ts'

export interface TestApp {
  readonly app: FastifyInstance
  /** As the server reaches it. */
  readonly database: Database
  /** How the server reaches it. */
  readonly connection: TestConnection
  /** As who owns the tables, for what the server may not do. */
  readonly owner: Database
  readonly address: string
  /** Where the server keeps its files, and who keeps them. */
  readonly dataDir: string
  readonly files: FileKeeper
  /** Where the daily work writes the heads of the audit log. */
  readonly headsFolder: string
  /** The typed client of every room, with a token or none. */
  client(token?: string | null): TestClient
  /** Moves the server's clock. */
  setNow(instant: string): void
  close(): Promise<void>
}

export type TestClient = ReturnType<typeof clientOf>

/** A server that a test calls, wherever it runs. */
export type Reached = Pick<TestApp, 'address' | 'database' | 'owner' | 'client'>

type TestConnection = Awaited<ReturnType<typeof createTestDatabase>>

export interface TestSettings {
  /** Settings beyond the secret. */
  readonly env?: Record<string, string>
  /** How the server reaches its database, when not like the tests. */
  readonly connection?: PoolConfig
  /** Folder of the web app; the API alone without it. */
  readonly webRoot?: string
}

/** What production asks for; the key of the seal comes from `buildIssuer`. */
export const PRODUCTION = {
  DEMO: '0',
  JWT_SECRET: randomBytes(48).toString('hex'),
  IBAN_KEY: randomBytes(48).toString('hex'),
  CREDITOR_IBAN: 'FR7630001007941234567890185',
  CREDITOR_ICS: 'FR72ZZZ123456',
  PUBLIC_URL: 'http://127.0.0.1',
  SEAL_KEY_FILE: 'seal-key.pem',
  SEAL_CERTIFICATE_FILE: 'seal-certificate.pem',
  // how staff comes in has tests of its own; the others sign it in with a password
  STAFF_SECOND_FACTOR: '0',
  // a test file is many people at one address, quicker than any; the budgets have a test of their own
  ACCOUNT_BUDGET: '1000000',
  ADDRESS_BUDGET: '1000000',
}

/** How the server reaches a database of its own, copied from the migrated template; the run drops it at its end. */
export async function createTestDatabase() {
  const { template, ...connection } = inject('postgres')
  const name = template.replace('template', randomBytes(6).toString('hex'))
  const admin = openDatabase({ ...connection, database: 'postgres', max: 1 })
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(admin)
  await admin.destroy()
  return { ...connection, user: SERVER_ROLE, database: name }
}

/** The same database as the owner of its tables. */
export function asOwner(connection: { host: string; port: number; database: string }) {
  return { ...connection, user: inject('postgres').user }
}

// a line a request is read where a real process writes it: request-log.test.ts
setLogLevel('warn')

/** A connection as the settings write it. */
export function urlOf({ host, port, user, database }: TestConnection) {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

/** A real server on a database of its own. */
export async function startTestApp(settings: TestSettings = {}): Promise<TestApp> {
  const own = await createTestDatabase()
  const database = openDatabase({ ...SERVER_LIMITS, ...own })
  const owner = openDatabase({ ...asOwner(own), max: 2 })
  const served = settings.connection
    ? openDatabase({ ...SERVER_LIMITS, ...own, ...settings.connection })
    : database
  let now: Temporal.Instant | null = null
  const dataDir = join(tmpdir(), `sillage-test-${randomBytes(6).toString('hex')}`)
  const isDemo = settings.env?.['DEMO'] === '1'
  const env = { ...(isDemo ? {} : PRODUCTION), ...settings.env }
  // the port is not known yet: unless a test says otherwise, the address is the one that is called
  const publicUrl = settings.env?.['PUBLIC_URL'] ?? null
  const config = { ...readConfig(env, dataDir), publicUrl }
  const files = openFiles(config)
  keepFilesOf(database, files)
  const app = await createApp({
    config,
    database: served,
    files,
    issuer: await buildIssuer(),
    clock: () => now ?? Temporal.Now.instant(),
    // read where a real process writes them: security-events.test.ts
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

export function clientOf(address: string, token: string | null, call: typeof fetch = fetchChecked) {
  const base = `${address}/backend`
  const options = {
    bases: { host: base, questionnaire: base, emissions: base },
    token: () => token,
    fetch: call,
  }
  return {
    accounts: createClient(allRoutes.accounts, options),
    passkeys: createClient(allRoutes.passkeys, options),
    presence: createClient(allRoutes.presence, options),
    externalSignIn: createClient(allRoutes.externalSignIn, options),
    users: createClient(allRoutes.users, options),
    stats: createClient(allRoutes.stats, options),
    audit: createClient(allRoutes.audit, options),
    mails: createClient(allRoutes.mails, options),
    operations: createClient(allRoutes.operations, options),
    tariffs: createClient(allRoutes.tariffs, options),
    ledger: createClient(allRoutes.ledger, options),
    payments: createClient(allRoutes.payments, options),
    cards: createClient(allRoutes.cards, options),
    dueList: createClient(allRoutes.dueList, options),
    bank: createClient(allRoutes.bank, options),
    arrears: createClient(allRoutes.arrears, options),
    insuredVehicles: createClient(allRoutes.insuredVehicles, options),
    subscription: createClient(allRoutes.subscription, options),
    contracts: createClient(allRoutes.contracts, options),
    contractLife: createClient(allRoutes.contractLife, options),
    contractDesk: createClient(allRoutes.contractDesk, options),
    contradictions: createClient(allRoutes.contradictions, options),
    assetFreezes: createClient(allRoutes.assetFreezes, options),
    contributionDesk: createClient(allRoutes.contributionDesk, options),
    documents: createClient(allRoutes.documents, options),
    quotes: createClient(allRoutes.quotes, options),
    subscriptionDrafts: createClient(allRoutes.subscriptionDrafts, options),
    carbon: createClient(allRoutes.carbon, options),
    claims: createClient(allRoutes.claims, options),
    claimDesk: createClient(allRoutes.claimDesk, options),
    claimDecision: createClient(allRoutes.claimDecision, options),
    claimLinks: createClient(allRoutes.claimLinks, options),
    statements: createClient(allRoutes.statements, options),
    notifications: createClient(allRoutes.notifications, options),
    complaints: createClient(allRoutes.complaints, options),
    conversations: createClient(allRoutes.conversations, options),
    customers: createClient(allRoutes.customers, options),
    personalData: createClient(allRoutes.personalData, options),
    profile: createClient(allRoutes.profile, options),
    recovery: createClient(allRoutes.recovery, options),
    messages: createClient(allRoutes.messages, options),
    health: createClient(allRoutes.health, options),
  }
}

const ROUTES = Object.values(allRoutes).flatMap((room) => Object.values<Route>(room))

/**
 * Replies are sent as they are presented, without a second look: so here every one is held to its
 * schema, and a field that the wire doesn't declare fails the test.
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
  const fitting = ROUTES.filter((route) => {
    const pattern = new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`)
    return route.method === method && pattern.test(path)
  })
  // as the server does: `/claims/search` is no claim called « search »
  return fitting.find((route) => route.path === path) ?? fitting[0]
}
