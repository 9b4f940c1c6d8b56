import type { Role } from '@sillage/domain/accounts/roles.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/**
 * The address that the account of a mail has proved since, null when there is none: the mail is bound to its own, the
 * account is closed, or nobody proved the address that it has.
 */
const ADDRESS_NOW = sql<string | null>`(
  select owner.email from account owner
  where owner.id = mail.account_id and owner.closed_at is null and owner.email_verified_at is not null)`

/**
 * The mails that were given up, latest first, with the address that the account of each has by now. The account itself
 * is given where it is open and of one of the roles.
 */
export function findRefusedMails(
  database: Database,
  { roles, most }: { roles: readonly Role[]; most: number },
) {
  return database
    .selectFrom('mail')
    .leftJoin('account', (join) =>
      join
        .onRef('account.id', '=', 'mail.account_id')
        .on('account.closed_at', 'is', null)
        .on('account.role', 'in', roles),
    )
    .select(['mail.id', 'recipient', 'subject', 'refusal', 'attempts', 'given_up_at'])
    .select(['mail.account_id', 'account.id as shown_account_id', ADDRESS_NOW.as('address_now')])
    .where('given_up_at', 'is not', null)
    .orderBy('given_up_at', 'desc')
    .orderBy('mail.id')
    .limit(most)
    .execute()
}

/** How many mails were given up, and how many wait. */
export async function countMails(
  database: Database,
): Promise<{ refused: number; waiting: number }> {
  const { rows } = await sql<{ refused: number; waiting: number }>`
    select count(*) filter (where given_up_at is not null)::int as refused,
      count(*) filter (where given_up_at is null)::int as waiting
    from mail where sent_at is null`.execute(database)
  return rows[0] ?? { refused: 0, waiting: 0 }
}

/**
 * Requeues the mails that were given up, to the address that their account has by now. Those whose text has since been
 * erased are left. Returns how many.
 */
export async function reviveMails(
  database: Database,
  { id, now }: { id: string | null; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('mail')
    .set({
      given_up_at: null,
      refusal: null,
      recipient: sql<string>`coalesce(${ADDRESS_NOW}, recipient)`,
      attempts: 0,
      due_at: sql<Date>`case when with_papers_due_at is null then ${now}::timestamptz else due_at end`,
      with_papers_due_at: sql<Date | null>`case when with_papers_due_at is not null then ${now}::timestamptz end`,
    })
    .where('given_up_at', 'is not', null)
    .where('body', '!=', '')
    .$if(id !== null, (query) => query.where('id', '=', id))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
