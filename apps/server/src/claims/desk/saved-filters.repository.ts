import type { Database } from '../../platform/database/database.ts'

export function findFilters(database: Database, accountId: string) {
  return database
    .selectFrom('claim_saved_filter')
    .select(['id', 'name', 'filter'])
    .where('account_id', '=', accountId)
    .orderBy('name')
    .execute()
}

export async function upsertFilter(
  database: Database,
  { accountId, name, filter }: { accountId: string; name: string; filter: object },
) {
  await database
    .insertInto('claim_saved_filter')
    .values({ account_id: accountId, name, filter: JSON.stringify(filter) })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'name']).doUpdateSet((eb) => ({
        filter: eb.ref('excluded.filter'),
      })),
    )
    .execute()
}

export async function deleteFilter(
  database: Database,
  { accountId, id }: { accountId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('claim_saved_filter')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
