import type { ClearingAccount } from '@sillage/domain/payments/clearing-accounts.ts'
import { CLEARING_ACCOUNTS } from '@sillage/domain/payments/clearing-accounts.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { countMails } from '../../platform/mail/refused-mails.repository.ts'
import { type KnownStep, readSteps } from '../../platform/work/daily-steps.repository.ts'

/** What the database says about waiting and finished work, and about money in transit. */
export interface House {
  readonly mailsWaiting: number
  readonly mailsRefused: number
  /** Documents to be sent by mail. */
  readonly papersWaiting: number
  readonly databaseBytes: number
  /** The version of PostgreSQL, and the name of the last migration. */
  readonly postgresql: string
  readonly schema: string
  readonly steps: readonly KnownStep[]
  readonly clearing: readonly { readonly account: ClearingAccount; readonly cents: number }[]
}

export async function readHouse(database: Database): Promise<House> {
  const mails = await countMails(database)
  const { rows } = await sql<Omit<House, 'mailsWaiting' | 'mailsRefused' | 'steps' | 'clearing'>>`
    select (select count(*)::int from paper_post where mail_id is null) as "papersWaiting",
      pg_database_size(current_database())::float8 as "databaseBytes",
      split_part(current_setting('server_version'), ' ', 1) as postgresql,
      (select max(name) from migration) as schema`.execute(database)
  const [row] = rows
  if (!row) throw new Error('No row')
  return {
    ...row,
    mailsWaiting: mails.waiting,
    mailsRefused: mails.refused,
    steps: await readSteps(database),
    clearing: await readClearing(database),
  }
}

async function readClearing(database: Database): Promise<House['clearing']> {
  const { rows } = await sql<{ account: ClearingAccount; cents: number }>`
    select account, sum(cents)::float8 as cents from ledger_line
    where account = any(${[...CLEARING_ACCOUNTS]}::text[]) group by account`.execute(database)
  const sums = new Map(rows.map(({ account, cents }) => [account, cents]))
  return CLEARING_ACCOUNTS.map((account) => ({ account, cents: sums.get(account) ?? 0 }))
}
