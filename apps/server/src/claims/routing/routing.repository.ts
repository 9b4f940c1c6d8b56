import type { Database } from '../../platform/database/database.ts'

export async function isRoutingOn(database: Database): Promise<boolean> {
  const row = await database.selectFrom('claim_routing').select('is_on').executeTakeFirst()
  return row?.is_on ?? false
}

export async function putRouting(
  transaction: Database,
  routing: { readonly is_on: boolean; readonly changed_by: string; readonly changed_at: Date },
) {
  await transaction
    .insertInto('claim_routing')
    .values(routing)
    .onConflict((conflict) =>
      conflict.column('only_one').doUpdateSet((eb) => ({
        is_on: eb.ref('excluded.is_on'),
        changed_by: eb.ref('excluded.changed_by'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .execute()
}

export function findSkills(database: Database) {
  return database.selectFrom('claim_skill').select(['account_id', 'nature_id']).execute()
}

/** The active advisors. */
export function findAdvisors(database: Database) {
  return database
    .selectFrom('account')
    .select(['id', 'username', 'first_name', 'last_name', 'is_active'])
    .where('role', '=', 'advisor')
    .where('is_active', '=', (eb) => eb.lit(true))
    .execute()
}

/** Whether a person is an active advisor; locks the account until the transaction ends. */
export async function lockAdvisor(transaction: Database, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'advisor')
    .where('is_active', '=', (eb) => eb.lit(true))
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function replaceSkills(
  transaction: Database,
  { accountId, natures }: { readonly accountId: string; readonly natures: readonly string[] },
) {
  await transaction.deleteFrom('claim_skill').where('account_id', '=', accountId).execute()
  if (natures.length > 0)
    await transaction
      .insertInto('claim_skill')
      .values(natures.map((nature) => ({ account_id: accountId, nature_id: nature })))
      .execute()
}
