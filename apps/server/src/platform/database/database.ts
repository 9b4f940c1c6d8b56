import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { type PoolConfig, types } from 'pg'
import { POOLER_LIMITS, REPORT_LIMITS } from './limits.ts'
import type { Schema } from './tables/schema.ts'
import { createTrustedPool, type TrustedPool } from './trusted-pool.ts'

export type Database = Kysely<Schema>

// a `date` stays the text YYYY-MM-DD: a Date at midnight of some time zone is another day elsewhere
types.setTypeParser(types.builtins.DATE, (text) => text)

interface Opened {
  readonly config: PoolConfig
  /** How its statements reach it: through a pooler where there is one. */
  readonly way: PoolConfig
  readonly pool: TrustedPool
  /** Opened by the first report. */
  reports: Database | null
}

const opened = new WeakMap<Database, Opened>()

/**
 * Opens a pool on which every parameterised statement is prepared once per connection. Through a pooler in transaction
 * mode none is: the next statement may meet another connection.
 */
export function openDatabase(config: PoolConfig, poolerUrl: string | null = null): Database {
  const way = poolerUrl === null ? config : { ...POOLER_LIMITS, connectionString: poolerUrl }
  const pool = createTrustedPool(way, { keepsStatements: poolerUrl === null })
  const end = async () => {
    await Promise.all([pool.end(), own.reports?.destroy()])
  }
  const own: Opened = { config, way, pool, reports: null }
  const database: Database = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { ...pool, end } }),
  })
  opened.set(database, own)
  return database
}

function openedOf(database: Database): Opened {
  const own = opened.get(database)
  if (!own) throw new Error('Not a database that openDatabase has opened')
  return own
}

/** How the database itself is reached, for a connection that is one's own: what listens, locks or migrates. */
export function connectionOf(database: Database): PoolConfig {
  return openedOf(database).config
}

/** How the statements of a pool reach its database. */
export function wayOf(database: Database): PoolConfig {
  return openedOf(database).way
}

/** The same database for what takes long or keeps a connection: past any pooler, with limits of its own, and few connections, so that reports never keep all. */
export function forReports(database: Database): Database {
  if (database.isTransaction) return database
  const own = openedOf(database)
  own.reports ??= openDatabase({ ...own.config, ...REPORT_LIMITS })
  return own.reports
}

/** The connections of a database, and of its reports once there is one. */
export function poolCounts(database: Database): Record<string, ReturnType<TrustedPool['counts']>> {
  const { pool, reports } = openedOf(database)
  return { main: pool.counts(), ...(reports ? { reports: openedOf(reports).pool.counts() } : {}) }
}

/** Has every connection that is open now replaced before its next use. */
export function distrustConnections(database: Database) {
  const { pool, reports } = openedOf(database)
  pool.distrust()
  if (reports) distrustConnections(reports)
}

const open = new AsyncLocalStorage<true>()

/**
 * Refuses slow work (making a document, hashing a password, storing a file) while a transaction is open: it would hold
 * one of the few connections, and whoever waits for the rows it has locked.
 */
export function mustHoldNoConnection(work: string) {
  if (open.getStore()) throw new Error(`${work} while a transaction is open`)
}

/** Runs the work in a transaction, or in the one that is already open. */
export function inTransaction<T>(
  database: Database,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  if (database.isTransaction) return work(database as Transaction<Schema>)
  return database.transaction().execute((transaction) => open.run(true, () => work(transaction)))
}

/** True for a PostgreSQL unique violation of the named index. */
export function violates(error: unknown, index: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    error.constraint === index
  )
}
