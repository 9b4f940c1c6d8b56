import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { type PoolConfig, types } from 'pg'
import { POOLER_LIMITS, REPORT_LIMITS } from './limits.ts'
import type { Schema } from './tables/schema.ts'
import { createTrustedPool, type TrustedPool } from './trusted-pool.ts'

export type Database = Kysely<Schema>

// a `date` stays the text YYYY-MM-DD: as a Date at midnight it would be another day in some time zones
types.setTypeParser(types.builtins.DATE, (text) => text)

interface Opened {
  readonly config: PoolConfig
  /** The connection used for its statements: through the pooler when there is one. */
  readonly way: PoolConfig
  readonly pool: TrustedPool
  /** Opened when first used. */
  reports: Database | null
}

const opened = new WeakMap<Database, Opened>()

/**
 * Opens a pool that prepares every parameterised statement once per connection. Behind a pooler in transaction mode
 * nothing is prepared, since the next statement may run on another connection.
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

/** The direct connection to the database, for work that needs its own connection: listening, locking, migrating. */
export function connectionOf(database: Database): PoolConfig {
  return openedOf(database).config
}

/** The connection settings used by the pool's statements (through the pooler when there is one). */
export function wayOf(database: Database): PoolConfig {
  return openedOf(database).way
}

/**
 * The same database for work that is long or keeps a connection. It bypasses any pooler, has its own limits, and few
 * connections, so that reports never take them all.
 */
export function forReports(database: Database): Database {
  if (database.isTransaction) return database
  const own = openedOf(database)
  own.reports ??= openDatabase({ ...own.config, ...REPORT_LIMITS })
  return own.reports
}

/** Connection counts of the main pool, and of the reports' pool once it is open. */
export function poolCounts(database: Database): Record<string, ReturnType<TrustedPool['counts']>> {
  const { pool, reports } = openedOf(database)
  return { main: pool.counts(), ...(reports ? { reports: openedOf(reports).pool.counts() } : {}) }
}

/** Replaces every connection that is open now before its next use. */
export function distrustConnections(database: Database) {
  const { pool, reports } = openedOf(database)
  pool.distrust()
  if (reports) distrustConnections(reports)
}

const open = new AsyncLocalStorage<true>()

/**
 * Throws when a transaction is open. Slow work (making a document, hashing a password, storing a file) would hold one
 * of the few connections, and the locked rows that others wait for.
 */
export function mustHoldNoConnection(work: string) {
  if (open.getStore()) throw new Error(`${work} while a transaction is open`)
}

/** Runs the work in a new transaction, or in the one that is already open. */
export function inTransaction<T>(
  database: Database,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  if (database.isTransaction) return work(database as Transaction<Schema>)
  return database.transaction().execute((transaction) => open.run(true, () => work(transaction)))
}

/** Whether the error is a PostgreSQL unique violation of the named index. */
export function violates(error: unknown, index: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    error.constraint === index
  )
}
