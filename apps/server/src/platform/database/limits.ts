import type { PoolConfig } from 'pg'

/**
 * How long a call of the server may keep its database. The database's own limits come first; `query_timeout`, which
 * this side calculates, is left for a connection that has gone silent. A transaction may wait for a document to be made.
 */
export const SERVER_LIMITS = {
  statement_timeout: 10_000,
  query_timeout: 12_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies PoolConfig

/** What of it a pooler in transaction mode lets pass: a limit of the session would be that of whoever comes next. */
export const POOLER_LIMITS = {
  query_timeout: SERVER_LIMITS.query_timeout,
  keepAlive: SERVER_LIMITS.keepAlive,
  keepAliveInitialDelayMillis: SERVER_LIMITS.keepAliveInitialDelayMillis,
} satisfies PoolConfig

/** What reads or clears a whole table: figures, exports, the work of the day. */
export const REPORT_LIMITS = {
  ...SERVER_LIMITS,
  max: 3,
  statement_timeout: 300_000,
  query_timeout: 310_000,
  idle_in_transaction_session_timeout: 300_000,
} satisfies PoolConfig

/** What changes the schema takes the time that it takes. */
export const NO_LIMITS = {
  statement_timeout: 0,
  query_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
} satisfies PoolConfig
