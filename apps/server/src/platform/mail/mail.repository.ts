import { type Insertable, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { columnsOf } from '../database/tables/row-columns.ts'
import type { Schema } from '../database/tables/schema.ts'
import type { MailRow } from '../database/tables/tables-notifications.ts'

export async function insertMail(database: Database, mail: Insertable<Schema['mail']>) {
  await database
    .insertInto('mail')
    .values(mail)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

export async function insertMails(
  database: Database,
  mails: readonly Insertable<Schema['mail']>[],
) {
  await database
    .insertInto('mail')
    .values(mails)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** A mail with attachments is due by its own column, which servers that don't know attachments ignore. */
const DUE = sql<Date>`coalesce(with_papers_due_at, due_at)`

/** Whether the mail server took an earlier mail to this recipient. */
const isToKnown = sql<boolean>`recipient in (select recipient from mail where sent_at is not null)`

/**
 * The due mail that has waited longest, locked for this transaction; skips those that others are sending. After a
 * refusal, mails to recipients whose earlier mails were taken come first: they tell best whether the server is at
 * fault, and can't be kept waiting by a crowd of invented recipients.
 */
export function takeDueMail(
  database: Database,
  { now, isAfterRefusal }: { now: Date; isAfterRefusal: boolean },
): Promise<MailRow | undefined> {
  return database
    .selectFrom('mail')
    .select(columnsOf('mail'))
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where(DUE, '<=', now)
    .$if(isAfterRefusal, (query) => query.orderBy(isToKnown, 'desc'))
    .orderBy(DUE)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export type MailOutcome =
  | { readonly sent_at: Date; readonly body: '' }
  | { readonly given_up_at: Date; readonly refusal: string }
  | { readonly due_at: Date }

export async function recordAttempt(database: Database, id: string, outcome: MailOutcome) {
  await database
    .updateTable('mail')
    .set({
      ...('due_at' in outcome
        ? {
            due_at: sql<Date>`case when with_papers_due_at is null then ${outcome.due_at}::timestamptz else due_at end`,
            with_papers_due_at: sql<Date | null>`case when with_papers_due_at is not null then ${outcome.due_at}::timestamptz end`,
          }
        : outcome),
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', '=', id)
    .execute()
}

export function findLatestMails(database: Database, most: number): Promise<MailRow[]> {
  return database
    .selectFrom('mail')
    .select(columnsOf('mail'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Deletes the mails sent or given up that are older than the instant. */
export async function forgetMailsBefore(database: Database, before: Date) {
  await database
    .deleteFrom('mail')
    .where('created_at', '<', before)
    .where((where) =>
      where.or([where('sent_at', 'is not', null), where('given_up_at', 'is not', null)]),
    )
    .execute()
}

/** Deletes what was to be mailed to an account: what waits and what was refused; leaves one that is being sent now. */
export async function forgetUnsentMails(transaction: Database, accountId: string) {
  await sql`
    delete from mail where id in (
      select id from mail where account_id = ${accountId} and sent_at is null
      for update skip locked)`.execute(transaction)
}

/** Until when sending is paused, or null. */
export async function readPause(database: Database): Promise<Date | null> {
  return (await readRefusals(database)).pausedUntil
}

/** Until when sending is paused, or null, and whether the last that was learnt of the mail server is a refusal. */
export async function readRefusals(
  database: Database,
): Promise<{ pausedUntil: Date | null; isAfterRefusal: boolean }> {
  const row = await database
    .selectFrom('mail_pause')
    .select(['paused_until', 'refusals_in_a_row'])
    .executeTakeFirst()
  return {
    pausedUntil: row?.paused_until ?? null,
    isAfterRefusal: (row?.refusals_in_a_row ?? 0) > 0,
  }
}

/** Whether the mail server took a mail in the last thirty days, to anybody, and to this recipient. */
export async function readTaken(
  database: Database,
  recipient: string,
): Promise<{ anybodys: boolean; theirs: boolean }> {
  const { rows } = await sql<{ anybodys: boolean; theirs: boolean }>`
    select count(*) > 0 as anybodys, coalesce(bool_or(recipient = ${recipient}), false) as theirs
    from mail where sent_at is not null`.execute(database)
  return rows[0] ?? { anybodys: false, theirs: false }
}

/**
 * Counts consecutive refusals across processes; from `most` on, pauses sending until `until`. Returns whether it is
 * paused.
 */
export async function countRefusal(
  database: Database,
  { most, until }: { most: number; until: Date },
): Promise<boolean> {
  const { refusals_in_a_row } = await database
    .updateTable('mail_pause')
    .set((eb) => ({
      refusals_in_a_row: eb('refusals_in_a_row', '+', 1),
      paused_until: sql<Date | null>`case when refusals_in_a_row + 1 >= ${most} then ${until}::timestamptz end`,
    }))
    .returning('refusals_in_a_row')
    .executeTakeFirstOrThrow()
  return refusals_in_a_row >= most
}

/** Resets the refusals and the pause: a mail was accepted, or the mail server was fixed. */
export async function endPause(database: Database) {
  await database
    .updateTable('mail_pause')
    .set({ refusals_in_a_row: 0, paused_until: null })
    .where('refusals_in_a_row', '>', 0)
    .execute()
}
