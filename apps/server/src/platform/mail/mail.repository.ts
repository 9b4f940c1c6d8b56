import { type Insertable, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { columnsOf } from '../database/row-columns.ts'
import type { Schema } from '../database/schema.ts'
import type { MailRow } from '../database/tables-notifications.ts'

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

/** The mail that has waited longest, locked for this transaction; those that others are sending are passed over. */
export function takeDueMail(database: Database, now: Date): Promise<MailRow | undefined> {
  return database
    .selectFrom('mail')
    .select(columnsOf('mail'))
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export type MailOutcome =
  | { readonly sent_at: Date; readonly body: '' }
  | { readonly given_up_at: Date; readonly body: '' }
  | { readonly due_at: Date }

export async function recordAttempt(database: Database, id: string, outcome: MailOutcome) {
  await database
    .updateTable('mail')
    .set({ ...outcome, attempts: sql<number>`attempts + 1` })
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

/** Drops the mails that are over, sent or given up, and older than the instant. */
export async function forgetMailsBefore(database: Database, before: Date) {
  await database
    .deleteFrom('mail')
    .where('created_at', '<', before)
    .where((where) =>
      where.or([where('sent_at', 'is not', null), where('given_up_at', 'is not', null)]),
    )
    .execute()
}
