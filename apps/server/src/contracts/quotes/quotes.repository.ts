import type { ProductId } from '@sillage/domain/products/names.ts'
import type { Insertable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Page } from '../../platform/database/page.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { QuoteRow } from '../../platform/database/tables/tables-quotes.ts'

export type NewQuote = Insertable<Schema['quote']>

export function insertQuote(database: Database, quote: NewQuote): Promise<QuoteRow> {
  return database
    .insertInto('quote')
    .values(quote)
    .returning(columnsOf('quote'))
    .executeTakeFirstOrThrow()
}

/** Updates the latest identical quote of the account; undefined when there is none. */
export function renewQuote(database: Database, quote: NewQuote): Promise<QuoteRow | undefined> {
  return database
    .updateTable('quote')
    .set(quote)
    .where('id', '=', (query) =>
      query
        .selectFrom('quote')
        .select('id')
        .where('account_id', '=', quote.account_id)
        .where('fingerprint', '=', quote.fingerprint)
        .orderBy('created_at', 'desc')
        .limit(1),
    )
    .returning(columnsOf('quote'))
    .executeTakeFirst()
}

/** The quotes of an account, the latest first. */
export function findQuotesOf(
  database: Database,
  accountId: string,
  { limit, offset }: Page,
): Promise<QuoteRow[]> {
  return database
    .selectFrom('quote')
    .select(columnsOf('quote'))
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

interface Wanted {
  readonly id: string
  readonly accountId: string
}

export function findOwnQuote(
  database: Database,
  { id, accountId }: Wanted,
): Promise<QuoteRow | undefined> {
  return database
    .selectFrom('quote')
    .select(columnsOf('quote'))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

interface Held {
  readonly accountId: string
  readonly product: ProductId
  readonly tariffVersion: string
  readonly start: string
  readonly end: string
  readonly today: string
}

/** The valid quotes of an account for the same days under the same tariff. */
export function findValidQuotes(database: Database, held: Held) {
  return database
    .selectFrom('quote')
    .select(['answers', 'lead_days'])
    .where('account_id', '=', held.accountId)
    .where('product', '=', held.product)
    .where('tariff_version', '=', held.tariffVersion)
    .where('start_date', '=', held.start)
    .where('end_date', '=', held.end)
    .where('valid_until', '>=', held.today)
    .execute()
}

/** Whether there was one to delete. */
export async function deleteOwnQuote(database: Database, { id, accountId }: Wanted) {
  const deleted = await database
    .deleteFrom('quote')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** Deletes those whose validity ended before a day. */
export async function deleteQuotesEndedBefore(database: Database, day: Temporal.PlainDate) {
  await database.deleteFrom('quote').where('valid_until', '<', day.toString()).execute()
}
