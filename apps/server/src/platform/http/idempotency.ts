import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, inTransaction } from '../database/database.ts'
import { DomainError } from './domain-error.ts'

export interface KeyedRequest {
  /** Who asks: an account id, or the address of an anonymous visitor. */
  readonly scope: string
  readonly key: string
  readonly route: string
  readonly body: unknown
}

/**
 * Runs a creation once for a key: the work and the record of its answer are one transaction, and a
 * repetition (even a simultaneous one) gets the first answer. Another body with the same key: 422.
 * Refusals are not recorded.
 */
export async function once<T extends object>(
  database: Database,
  { request, secret, status }: { request: KeyedRequest; secret: string; status: number },
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  // keyed: a plain hash of a body that holds a password could be searched
  const mac = createHmac('sha256', secret)
    .update(`${request.route}\n${JSON.stringify(request.body)}`)
    .digest()
  return inTransaction(database, async (transaction) => {
    // the second of two simultaneous requests waits here until the first has committed
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${request.scope} ${request.key}`}, 0))`.execute(
      transaction,
    )
    const first = await transaction
      .selectFrom('idempotent_answer')
      .select(['request_mac', 'body'])
      .where('scope', '=', request.scope)
      .where('key', '=', request.key)
      .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
      .executeTakeFirst()
    if (first && !first.request_mac.equals(mac))
      throw new DomainError({
        status: 422,
        code: 'idempotency.other_body',
        message: 'Cette clé d’idempotence a déjà servi pour une autre demande.',
      })
    // recorded below from an answer of the same route, hence of the same shape
    if (first) return first.body as T
    const answer = await work(transaction)
    await transaction
      .insertInto('idempotent_answer')
      .values({
        scope: request.scope,
        key: request.key,
        request_mac: mac,
        status,
        body: JSON.stringify(answer),
      })
      .onConflict((conflict) =>
        conflict.columns(['scope', 'key']).doUpdateSet((row) => ({
          request_mac: row.ref('excluded.request_mac'),
          status: row.ref('excluded.status'),
          body: row.ref('excluded.body'),
          created_at: sql<Date>`now()`,
        })),
      )
      .execute()
    return answer
  })
}

/** Drops the answers that are too old to be replayed. */
export async function forgetOldAnswers(database: Database, now: Temporal.Instant) {
  const yesterday = new Date(now.epochMilliseconds - 86_400_000)
  await database.deleteFrom('idempotent_answer').where('created_at', '<', yesterday).execute()
}
