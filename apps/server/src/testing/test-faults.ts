import { Client, type ClientConfig, type QueryConfig, type QueryResult } from 'pg'

/** What a statement whose turn has come is replaced by: an error, or the death of the connection. */
export const FAILURES = {
  'an error': 'select 1 / 0',
  'a lost connection': 'select pg_terminate_backend(pg_backend_pid())',
} as const

/** Which statement fails, counted from the last time that it was set, and how. */
export const saboteur = { failAt: Number.POSITIVE_INFINITY, seen: 0, statement: '' }

/** A connection of which one statement fails. */
export class FaultyClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (statement: QueryConfig) => Promise<QueryResult>
    const send = (statement: QueryConfig) => {
      saboteur.seen++
      return query(saboteur.seen === saboteur.failAt ? { text: saboteur.statement } : statement)
    }
    // of pg's overloads the pool uses this one alone
    this.query = send as typeof this.query
  }
}
