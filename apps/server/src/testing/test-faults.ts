import { Client, type ClientConfig, type QueryConfig, type QueryResult } from 'pg'

/** What replaces the chosen statement: an error, or a lost connection. */
export const FAILURES = {
  'an error': 'select 1 / 0',
  'a lost connection': 'select pg_terminate_backend(pg_backend_pid())',
} as const

/** Which statement fails, counted since this was last set, and how. */
export const injectedFault = { failAt: Number.POSITIVE_INFINITY, seen: 0, statement: '' }

/** A connection on which one statement fails. */
export class FaultyClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (statement: QueryConfig) => Promise<QueryResult>
    const send = (statement: QueryConfig) => {
      injectedFault.seen++
      return query(
        injectedFault.seen === injectedFault.failAt ? { text: injectedFault.statement } : statement,
      )
    }
    // the pool only uses this one of pg's overloads
    this.query = send as typeof this.query
  }
}
