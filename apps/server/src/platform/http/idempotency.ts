import { createHmac, randomUUID } from 'node:crypto'
import { setImmediate as otherCalls, setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, inTransaction } from '../database/database.ts'
import { DomainError, refuse } from './domain-error.ts'

export interface KeyedRequest {
  /** The caller: an account id, or the address of an anonymous visitor. */
  readonly scope: string
  readonly key: string
  readonly route: string
  readonly body: unknown
}

/** Stores what was prepared, in the transaction that also records the answer. */
export type Write<T> = (transaction: Database) => Promise<T>

/** An older reservation belongs to a process that died. */
const LEASE_SECONDS = 20
/** How long a repetition waits for the first answer: longer than a dead reservation lasts. */
const LONGEST_WAIT_MS = 25_000
const LONGEST_PAUSE_MS = 400
/** Characters hashed at once; other calls are served in between. */
const PIECE = 1_048_576

/** Reservations that could not be released because the database was away. */
const lost = new Set<string>()

/**
 * Runs a creation once for a key. The key is reserved, the work prepared without a connection, then written in one
 * transaction with its answer, which only the holder of the reservation may commit. A repetition (even a simultaneous
 * one) gets the first answer; another body with the same key is a 422. Refusals are not recorded.
 */
export async function once<T extends object>(
  database: Database,
  { request, secret, status }: { request: KeyedRequest; secret: string; status: number },
  prepare: () => Promise<Write<T>>,
): Promise<T> {
  const mac = await macOf(request, secret)
  const keyed = { ...request, holder: randomUUID() }
  const until = performance.now() + LONGEST_WAIT_MS
  for (let pause = 20; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const isOurs = await reserve(database, keyed)
    try {
      const first = await firstAnswer(database, keyed)
      if (first && !first.request_mac.equals(mac)) throw otherBody()
      if (first) {
        if (isOurs) await giveBack(database, keyed)
        // recorded below from the same route, so it has the same shape
        return first.body as T
      }
      if (isOurs) return await store(await prepare())
    } catch (error) {
      // if a commit succeeded but its confirmation was lost, the next turn finds the answer
      if (!isOurs || (await giveBack(database, keyed))) throw error
    }
    if (performance.now() > until) throw underWay()
    await sleep(pause)
  }

  function store(write: Write<T>): Promise<T> {
    return inTransaction(database, async (transaction) => {
      const answer = await write(transaction)
      await insertAnswer(transaction, keyed, { mac, status, answer })
      return answer
    })
  }
}

/** Keyed: with a plain hash, a password in the body could be found by brute force. */
async function macOf({ route, body }: KeyedRequest, secret: string): Promise<Buffer> {
  const mac = createHmac('sha256', secret).update(`${route}\n`)
  const text = JSON.stringify(body) ?? ''
  for (let at = 0; at < text.length; at += PIECE) {
    if (at > 0) await otherCalls()
    mac.update(text.slice(at, at + PIECE))
  }
  return mac.digest()
}

interface Reservation {
  readonly scope: string
  readonly key: string
  readonly holder: string
}

async function reserve(database: Database, { scope, key, holder }: Reservation): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('idempotent_reservation')
    .values({ scope, key, holder })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ holder, reserved_at: sql<Date>`now()` })
        .where(
          sql<boolean>`idempotent_reservation.reserved_at < now() - make_interval(secs => ${LEASE_SECONDS})
            or idempotent_reservation.holder = any(${[...lost]}::uuid[])`,
        ),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Releases a reservation. Returns whether it was still ours; if the database is away, it is left for the next request
 * to take over.
 */
async function giveBack(database: Database, { scope, key, holder }: Reservation): Promise<boolean> {
  try {
    const { numDeletedRows } = await database
      .deleteFrom('idempotent_reservation')
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('holder', '=', holder)
      .executeTakeFirst()
    return numDeletedRows === 1n
  } catch {
    lost.add(holder)
    setTimeout(() => lost.delete(holder), LEASE_SECONDS * 1000).unref()
    return true
  }
}

function firstAnswer(database: Database, { scope, key }: Reservation) {
  return database
    .selectFrom('idempotent_answer')
    .select(['request_mac', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirst()
}

/**
 * Replaces a reservation by its answer; throws, which undoes the transaction, if another process took the reservation
 * over.
 */
async function insertAnswer(
  transaction: Database,
  { scope, key, holder }: Reservation,
  { mac, status, answer }: { mac: Buffer; status: number; answer: object },
) {
  const { numAffectedRows } = await sql`
    with reserved as (
      delete from idempotent_reservation
      where scope = ${scope} and key = ${key} and holder = ${holder} returning scope, key)
    insert into idempotent_answer (scope, key, request_mac, status, body)
    select scope, key, ${mac}::bytea, ${status}::smallint, ${JSON.stringify(answer)}::jsonb from reserved
    on conflict (scope, key) do update set request_mac = excluded.request_mac,
      status = excluded.status, body = excluded.body, created_at = now()`.execute(transaction)
  if (numAffectedRows !== 1n) throw underWay()
}

function otherBody() {
  return refuse({
    code: 'idempotency.other_body',
    message: 'Cette clé d’idempotence a déjà servi pour une autre demande.',
  })
}

function underWay() {
  return new DomainError({
    status: 503,
    code: 'idempotency.under_way',
    message: 'Votre demande est encore en cours de traitement. Réessayez dans quelques instants.',
    retryAfter: 5,
  })
}

/** Drops the answers too old to be replayed, and the reservations of dead processes. */
export async function forgetOldAnswers(database: Database, now: Temporal.Instant) {
  const yesterday = new Date(now.epochMilliseconds - 86_400_000)
  await database.deleteFrom('idempotent_answer').where('created_at', '<', yesterday).execute()
  await database.deleteFrom('idempotent_reservation').where('reserved_at', '<', yesterday).execute()
}
