import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** What a person decides alone: their own limit if it was set for their current role, else the role's limit. */
function withLimits(database: Database) {
  return database
    .selectFrom('account')
    .leftJoin('claim_limit', 'claim_limit.role', 'account.role')
    .leftJoin('claim_person_limit', (join) =>
      join
        .onRef('claim_person_limit.account_id', '=', 'account.id')
        .onRef('claim_person_limit.role', '=', 'account.role'),
    )
}

const LIMIT = sql<string | null>`coalesce(claim_person_limit.cents, claim_limit.cents)`

const centsOf = (text: string | null) => (text === null ? null : Number(text))

/** The most a person decides alone, in cents; null without a limit. */
export async function findLimit(database: Database, accountId: string): Promise<number | null> {
  const row = await withLimits(database)
    .select(LIMIT.as('cents'))
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  return centsOf(row.cents)
}

/** Which of these accounts may sign a decision of this many cents. */
export async function withinLimit(
  database: Database,
  { accountIds, paid }: { accountIds: readonly string[]; paid: number },
): Promise<string[]> {
  if (accountIds.length === 0) return []
  const rows = await withLimits(database)
    .select('account.id')
    .where('account.id', 'in', accountIds)
    .where(sql<boolean>`coalesce(${LIMIT} >= ${paid}, true)`)
    .execute()
  return rows.map(({ id }) => id)
}

export async function findRoleLimits(
  database: Database,
): Promise<{ role: string; cents: number }[]> {
  const rows = await database.selectFrom('claim_limit').select(['role', 'cents']).execute()
  return rows.map(({ role, cents }) => ({ role, cents: Number(cents) }))
}

/** The active team members, each with their personal limit. */
export async function findTeamLimits(database: Database) {
  const rows = await withLimits(database)
    .select(['account.id', 'account.username', 'account.first_name', 'account.last_name'])
    .select(['account.role', 'account.is_active', 'claim_person_limit.cents'])
    .where('account.role', '<>', 'user')
    .where('account.is_active', '=', (eb) => eb.lit(true))
    .execute()
  return rows.map(({ cents, ...person }) => ({ ...person, cents: centsOf(cents) }))
}

export async function putRoleLimit(
  transaction: Database,
  { role, cents }: { role: string; cents: number },
) {
  await transaction
    .insertInto('claim_limit')
    .values({ role, cents })
    .onConflict((conflict) => conflict.column('role').doUpdateSet({ cents }))
    .execute()
}

interface PersonLimit {
  readonly accountId: string
  readonly role: string
  readonly cents: number
  readonly by: string
  readonly at: Date
}

export async function putPersonLimit(transaction: Database, limit: PersonLimit) {
  const { accountId, role, cents, by, at } = limit
  const row = { role, cents, set_by: by, set_at: at }
  await transaction
    .insertInto('claim_person_limit')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

export async function dropPersonLimit(transaction: Database, accountId: string) {
  await transaction.deleteFrom('claim_person_limit').where('account_id', '=', accountId).execute()
}
