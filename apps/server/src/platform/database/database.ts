import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, type PostgresPoolClient, type Transaction } from 'kysely'
import { Pool, type PoolClient, type PoolConfig, types } from 'pg'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

// a `date` stays the text YYYY-MM-DD: a Date at midnight of some time zone is another day elsewhere
types.setTypeParser(types.builtins.DATE, (text) => text)

/** Opens a pool on which every parameterised statement is prepared once per connection. */
export function openDatabase(config: PoolConfig): Database {
  // a database that doesn't answer is a 503, not a wait without end
  const pool = new Pool({ max: 12, connectionTimeoutMillis: 10_000, ...config })
  // an idle connection that breaks is replaced; the request that needs one reports its own failure
  pool.on('error', () => undefined)
  // one that breaks in use says so to its statement too; unheard, the event would end the process
  pool.on('connect', (client) => client.on('error', () => undefined))
  const database = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => prepareStatements(await pool.connect()),
        end: () => pool.end(),
        options: {},
      },
    }),
  })
  connections.set(database, config)
  return database
}

const connections = new WeakMap<Database, PoolConfig>()

/** How a pool reaches its database, for a connection beside it. */
export function connectionOf(database: Database): PoolConfig {
  const config = connections.get(database)
  if (!config) throw new Error('Not a database that openDatabase has opened')
  return config
}

const names = new Map<string, string>()

function nameOf(sql: string): string {
  let name = names.get(sql)
  if (name === undefined) {
    name = createHash('sha256').update(sql).digest('base64url').slice(0, 24)
    if (names.size < 2000) names.set(sql, name)
  }
  return name
}

/** A named statement is parsed and planned once: measured 1.9x on reads (see docs/decisions). */
function prepareStatements(client: PoolClient): PostgresPoolClient {
  const query = (sql: string, parameters: readonly unknown[]) =>
    client.query(
      parameters.length === 0
        ? { text: sql }
        : { name: nameOf(sql), text: sql, values: [...parameters] },
    )
  // Kysely's interface has an overload for cursors, which no query here uses
  return { query, release: () => client.release() } as unknown as PostgresPoolClient
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
