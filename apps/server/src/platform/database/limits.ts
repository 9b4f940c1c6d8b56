import type { PoolConfig } from 'pg'

/**
 * How long a call of the server may use the database, in milliseconds. The database's own limits come first;
 * `query_timeout`, measured on our side, is for connections that went silent. A transaction may wait for a document to
 * be made.
 */
export const SERVER_LIMITS = {
  statement_timeout: 10_000,
  query_timeout: 12_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies PoolConfig

/** The limits that a pooler in transaction mode allows: session limits would apply to the next client too. */
export const POOLER_LIMITS = {
  query_timeout: SERVER_LIMITS.query_timeout,
  keepAlive: SERVER_LIMITS.keepAlive,
  keepAliveInitialDelayMillis: SERVER_LIMITS.keepAliveInitialDelayMillis,
} satisfies PoolConfig

/** Limits for work that reads or clears whole tables: figures, exports, daily jobs. */
export const REPORT_LIMITS = {
  ...SERVER_LIMITS,
  max: 3,
  statement_timeout: 300_000,
  query_timeout: 310_000,
  idle_in_transaction_session_timeout: 300_000,
} satisfies PoolConfig

/** Schema changes may take as long as they need. */
export const NO_LIMITS = {
  statement_timeout: 0,
  query_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
} satisfies PoolConfig
