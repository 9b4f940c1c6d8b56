import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { HAS_DIED } from '../../platform/database/account-columns.ts'
import type { Database } from '../../platform/database/database.ts'

interface NewMessage {
  readonly claim_id: string
  readonly kind: 'text' | 'system' | 'note'
  readonly account_id: string | null
  readonly content: string
  readonly posted_at: Date
}

export async function insertMessage(database: Database, message: NewMessage): Promise<string> {
  const { id } = await database
    .insertInto('claim_message')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Wanted {
  readonly claimId: string
  /** Includes notes. */
  readonly forStaff: boolean
  /** Only what people wrote: lines of the system are about the claim, which third parties may not read. */
  readonly forThird?: boolean
  readonly after?: string | undefined
  readonly limit?: number | undefined
  /** Only this many, the newest. */
  readonly last?: number | undefined
}

/** The messages of a claim in their order, each with its author and how many others have read it. */
export async function findMessages(
  database: Database,
  { claimId, forStaff, forThird = false, after, limit, last }: Wanted,
) {
  let messages = database
    .selectFrom('claim_message as message')
    .leftJoin('account', 'account.id', 'message.account_id')
    .leftJoin('holder_death', 'holder_death.account_id', 'account.id')
    .select(['message.id', 'message.claim_id', 'message.kind', 'message.account_id'])
    .select(['message.content', 'message.posted_at'])
    .select(['username', 'first_name', 'last_name', 'is_active', 'role'])
    .select(HAS_DIED.as('has_died'))
    .select((eb) =>
      eb
        .selectFrom('claim_read')
        .select((count) => count.fn.countAll<string>().as('readers'))
        .whereRef('claim_read.claim_id', '=', 'message.claim_id')
        .whereRef('claim_read.up_to', '>=', 'message.id')
        .where(sql<boolean>`claim_read.account_id is distinct from message.account_id`)
        // a customer who has read later messages has not read the notes in between
        .where(
          sql<boolean>`(message.kind <> 'note' or claim_read.account_id in (
            select id from account where role <> 'user'))`,
        )
        .as('read_by'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('claim_mention')
          .innerJoin('account as mentioned', 'mentioned.id', 'claim_mention.account_id')
          .select((one) => [
            one.ref('mentioned.username').$notNull().as('username'),
            one.ref('mentioned.first_name').$notNull().as('first_name'),
            one.ref('mentioned.last_name').$notNull().as('last_name'),
            one.ref('mentioned.is_active').$notNull().as('is_active'),
          ])
          .whereRef('claim_mention.message_id', '=', 'message.id')
          .orderBy('mentioned.username'),
      ).as('mentions'),
    )
    .where('message.claim_id', '=', claimId)
    .orderBy('message.id', last === undefined ? 'asc' : 'desc')
  if (!forStaff) messages = messages.where('message.kind', '<>', 'note')
  if (forThird) messages = messages.where('message.kind', '<>', 'system')
  if (after !== undefined) messages = messages.where('message.id', '>', after)
  const most = last ?? limit
  if (most !== undefined) messages = messages.limit(most)
  const rows = await messages.execute()
  return last === undefined ? rows : rows.toReversed()
}

export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number]

interface Reading {
  readonly claimId: string
  readonly accountId: string
  readonly forStaff: boolean
  readonly upTo: string
  readonly at: Date
}

/** Records how far a person has read. Returns the range newly read, or null when they had already read that far. */
export async function recordReading(
  transaction: Database,
  { claimId, accountId, forStaff, upTo, at }: Reading,
): Promise<{ from: string; upTo: string } | null> {
  // serialises two pages of one person: the second starts where the first ended
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lecture ${claimId} ${accountId}`}, 0))`.execute(
    transaction,
  )
  const { rows } = await sql<{ from: string; up_to: string }>`
    with seen as (
      select max(id) as id from claim_message
      where claim_id = ${claimId} and id <= ${upTo} and (${forStaff} or kind <> 'note')
    ), earlier as (
      select coalesce(max(up_to), 0) as up_to from claim_read
      where claim_id = ${claimId} and account_id = ${accountId}
    ), kept as (
      insert into claim_read (claim_id, account_id, up_to, read_at)
      select ${claimId}::uuid, ${accountId}::uuid, seen.id, ${at}::timestamptz
      from seen, earlier where seen.id > earlier.up_to
      on conflict (claim_id, account_id) do update set up_to = excluded.up_to, read_at = excluded.read_at
      returning up_to
    )
    select earlier.up_to as from, kept.up_to from earlier, kept`.execute(transaction)
  const row = rows[0]
  return row ? { from: row.from, upTo: row.up_to } : null
}

/** How far each of these accounts has read a claim; an account that has read nothing is absent. */
export async function findReadings(
  database: Database,
  { claimId, accountIds }: { claimId: string; accountIds: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('claim_read')
    .select(['account_id', 'up_to'])
    .where('claim_id', '=', claimId)
    .where('account_id', 'in', accountIds)
    .execute()
  return new Map(rows.map(({ account_id, up_to }) => [account_id, up_to]))
}

interface Reader {
  readonly accountId: string
  readonly forStaff: boolean
}

/**
 * The unread messages of a person, per claim: those that people wrote, in the claims that the person follows. One
 * follows a claim by taking part in it or, as staff, by handling it or having opened it.
 */
export function countUnread(database: Database, { accountId, forStaff }: Reader) {
  const counted = database
    .selectFrom('claim_message as message')
    .leftJoin('claim_read', (join) =>
      join
        .onRef('claim_read.claim_id', '=', 'message.claim_id')
        .on('claim_read.account_id', '=', accountId),
    )
    .select(['message.claim_id', sql<number>`count(*)::int`.as('unread')])
    .where(sql<boolean>`message.id > coalesce(claim_read.up_to, 0)`)
    .where(sql<boolean>`message.account_id is distinct from ${accountId}::uuid`)
    .where('message.kind', '<>', 'system')
    .where(
      sql<boolean>`message.claim_id in (
        select claim_id from claim_participant where account_id = ${accountId}
        union select claim_id from claim_read where ${forStaff} and account_id = ${accountId}
        union select id from claim where ${forStaff} and assignee_id = ${accountId})`,
    )
    .groupBy('message.claim_id')
  if (!forStaff) return counted.where('message.kind', '<>', 'note').execute()
  return counted
    .where(
      sql<boolean>`(message.kind <> 'note' or not exists (
      select from claim_participant as concerned where concerned.claim_id = message.claim_id
        and concerned.account_id = ${accountId} and concerned.is_concerned))`,
    )
    .execute()
}
