import type { ProductId } from '@sillage/domain/products/names.ts'
import type { Database } from '../../platform/database/database.ts'

interface OfDraft {
  readonly accountId: string
  readonly product: ProductId
}

const KEPT = ['product', 'content', 'version', 'updated_at'] as const

/** The subscriptions that an account has in progress, latest first. */
export function findSubscriptionDrafts(database: Database, accountId: string) {
  return database
    .selectFrom('subscription_draft')
    .select(KEPT)
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .execute()
}

export type SubscriptionDraftRow = Awaited<ReturnType<typeof findSubscriptionDrafts>>[number]

/** Writes a draft based on a version (0 for none); returns nothing when another version is stored. */
export function writeSubscriptionDraft(
  database: Database,
  { accountId, product, content, version, at }: OfDraft & Written,
): Promise<SubscriptionDraftRow | undefined> {
  const written = { content, version: version + 1, updated_at: at }
  if (version === 0)
    return database
      .insertInto('subscription_draft')
      .values({ account_id: accountId, product, ...written })
      .onConflict((conflict) => conflict.columns(['account_id', 'product']).doNothing())
      .returning(KEPT)
      .executeTakeFirst()
  return database
    .updateTable('subscription_draft')
    .set(written)
    .where('account_id', '=', accountId)
    .where('product', '=', product)
    .where('version', '=', version)
    .returning(KEPT)
    .executeTakeFirst()
}

interface Written {
  /** JSON. */
  readonly content: string
  readonly version: number
  readonly at: Date
}

export async function deleteSubscriptionDraft(
  database: Database,
  { accountId, product }: OfDraft,
): Promise<void> {
  await database
    .deleteFrom('subscription_draft')
    .where('account_id', '=', accountId)
    .where('product', '=', product)
    .execute()
}

export async function deleteSubscriptionDraftsBefore(
  database: Database,
  moment: Date,
): Promise<void> {
  await database.deleteFrom('subscription_draft').where('updated_at', '<=', moment).execute()
}
