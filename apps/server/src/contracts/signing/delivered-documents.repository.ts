import type { Insertable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

export async function insertDelivered(
  database: Database,
  delivered: Insertable<Schema['delivered_document']>,
) {
  await database.insertInto('delivered_document').values(delivered).execute()
}

/** The latest document of each kind given to an account about a product since `since`. */
export function findDelivered(
  database: Database,
  asked: { readonly accountId: string; readonly product: string; readonly since: Date },
) {
  return database
    .selectFrom('delivered_document')
    .distinctOn('document')
    .select(['document', 'tariff_version', 'terms_version', 'sha256', 'delivered_at'])
    .where('account_id', '=', asked.accountId)
    .where('product', '=', asked.product)
    .where('delivered_at', '>=', asked.since)
    .orderBy('document')
    .orderBy('delivered_at', 'desc')
    .execute()
}
