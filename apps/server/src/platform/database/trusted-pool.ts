import { hash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { tellPoolWait } from '../metrics/pool-wait.ts'
import { isTraced, summaryOf, traceCall } from '../tracing/spans.ts'

export interface TrustedPool extends PostgresPool {
  /** Connections in use, idle connections, and calls waiting for one. */
  counts(): { readonly used: number; readonly idle: number; readonly waiting: number }
  /** Replaces each connection that is open now before its next use, because one of them has gone silent. */
  distrust(): void
}

interface How {
  /** Whether statements are prepared once per connection; not possible behind a pooler in transaction mode. */
  readonly keepsStatements: boolean
}

/** A pool that prepares every parameterised statement once per connection, and never reuses a dead connection. */
export function createTrustedPool(config: PoolConfig, how: How): TrustedPool {
  // a database that doesn't respond becomes a 503, not an endless wait
  const pool = new Pool({ max: 12, connectionTimeoutMillis: 10_000, ...config })
  const generations = new WeakMap<PoolClient, number>()
  let generation = 0
  const distrust = () => {
    generation++
  }
  // a broken idle connection is replaced; the request that needs one reports its own failure
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    generations.set(client, generation)
    // a connection that breaks in use also fails its statement; without a listener this event would end the process
    client.on('error', () => undefined)
  })
  const connect = async (): Promise<PostgresPoolClient> => {
    const since = performance.now()
    for (;;) {
      const client = await pool.connect()
      if (generations.get(client) === generation) {
        tellPoolWait(since)
        return prepareStatements(client, distrust, how)
      }
      client.release(true)
    }
  }
  const counts = () => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  })
  return { connect, end: () => pool.end(), distrust, counts, options: {} }
}

/** A named statement is parsed and planned once: measured 1.9x faster reads (see docs/decisions). */
function prepareStatements(
  client: PoolClient,
  distrust: () => void,
  { keepsStatements }: How,
): PostgresPoolClient {
  let isSpent = false
  const query = async (sql: string, parameters: readonly unknown[]) => {
    const values = [...parameters]
    try {
      return await client.query(
        values.length === 0
          ? { text: sql }
          : { text: sql, values, ...(keepsStatements ? { name: nameOf(sql) } : {}) },
      )
    } catch (error) {
      if (isSilence(error)) void client.end()
      if (!isSilence(error) && !isStalePlan(error)) throw error
      isSpent = true
      distrust()
      // the transaction is aborted: its caller must retry it
      if (isSilence(error) || client.getTransactionStatus() !== 'I') throw error
      return client.query({ text: sql, values })
    }
  }
  const traced = (sql: string, parameters: readonly unknown[]) =>
    traceCall({ name: summaryOf(sql), attributes: attributesOf(sql) }, () => query(sql, parameters))
  // Kysely's interface has an overload for cursors, which no query here uses
  return {
    query: (sql: string, parameters: readonly unknown[]) =>
      isTraced() ? traced(sql, parameters) : query(sql, parameters),
    release: (isBroken?: boolean) => client.release(isSpent || isBroken === true),
  } as unknown as PostgresPoolClient
}

/** The name of the prepared statement; its text never leaves the server. */
const attributesOf = (sql: string) => ({
  'db.system.name': 'postgresql',
  'db.query.summary': summaryOf(sql),
  'sillage.statement': nameOf(sql),
})

const names = new Map<string, string>()

function nameOf(sql: string): string {
  let name = names.get(sql)
  if (name === undefined) {
    name = hash('sha256', sql, 'base64url').slice(0, 24)
    if (names.size < 2000) names.set(sql, name)
  }
  return name
}

/** No answer within `query_timeout`: the network has lost the connection. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

/**
 * A migration changed the result of a prepared statement. Recognised by `routine`, since the message depends on the
 * server's language.
 */
export function isStalePlan(error: unknown): boolean {
  return error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'
}
