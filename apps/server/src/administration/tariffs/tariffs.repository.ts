import type { ProductId } from '@sillage/domain/products/names.ts'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { TariffRow, TariffTables } from '../../platform/tariffs/tables-tariffs.ts'

const COLUMNS = [
  'tariff.id',
  'tariff.product',
  'tariff.version',
  'tariff.base',
  'tariff.starts_on',
  'tariff.revision',
  'tariff.prepared_by',
  'tariff.prepared_at',
  'tariff.approved_by',
  'tariff.approved_at',
  'tariff.withdrawn_by',
  'tariff.withdrawn_at',
  'tariff.withdrawal_reason',
] as const

const named = (database: Database) =>
  database
    .selectFrom('tariff')
    .innerJoin('account as preparer', 'preparer.id', 'tariff.prepared_by')
    .leftJoin('account as approver', 'approver.id', 'tariff.approved_by')
    .leftJoin('account as withdrawer', 'withdrawer.id', 'tariff.withdrawn_by')
    .select(COLUMNS)
    .select([
      'preparer.username as preparer',
      'approver.username as approver',
      'withdrawer.username as withdrawer',
    ])

export type NamedTariff = Awaited<ReturnType<typeof findTariffs>>[number]

/** Every prepared tariff, the last one to begin first. */
export function findTariffs(database: Database) {
  return named(database).orderBy('tariff.starts_on', 'desc').orderBy('tariff.version').execute()
}

export function findTariff(database: Database, id: string) {
  return named(database).select('tariff.file').where('tariff.id', '=', id).executeTakeFirst()
}

/** Serialises the choice of tariff names: a second writer waits until the first one's transaction ends. */
export async function lockNames(transaction: Database) {
  await sql`select pg_advisory_xact_lock(hashtextextended('names of tariffs', 0))`.execute(
    transaction,
  )
}

/** Locked until the transaction ends. */
export function lockTariff(database: Database, id: string): Promise<TariffRow | undefined> {
  return database
    .selectFrom('tariff')
    .select([...COLUMNS, 'tariff.file', 'tariff.edited_by', 'tariff.edited_at'])
    .where('tariff.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Everyone who edited a tariff, earliest first. */
export function findEdits(database: Database, tariffId: string) {
  return database
    .selectFrom('tariff_edit')
    .innerJoin('account', 'account.id', 'tariff_edit.account_id')
    .select(['tariff_edit.account_id', 'tariff_edit.at', 'account.username'])
    .where('tariff_edit.tariff_id', '=', tariffId)
    .orderBy('tariff_edit.at')
    .orderBy('tariff_edit.id')
    .execute()
}

export async function insertTariff(
  database: Database,
  tariff: Insertable<TariffTables['tariff']>,
): Promise<string> {
  const { id } = await database
    .insertInto('tariff')
    .values(tariff)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateTariff(
  database: Database,
  {
    id,
    change,
  }: { id: string; change: Partial<Omit<TariffRow, 'file'>> & { readonly file?: string } },
) {
  await database.updateTable('tariff').set(change).where('id', '=', id).execute()
}

export function findApprover(database: Database, id: string) {
  return database
    .selectFrom('account')
    .select(['id', 'role', 'is_active', 'role_since'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export interface Portfolio {
  readonly product: ProductId
  readonly today: string
}

const inForce = (database: Database, { product, today }: Portfolio) =>
  database
    .selectFrom('contract')
    .where('product', '=', product)
    .where('status', 'in', ['active', 'renewed'])
    .where('start_date', '<=', sql<string>`${today}::date`)
    .where('end_date', '>=', sql<string>`${today}::date`)

export async function countInForce(database: Database, portfolio: Portfolio): Promise<number> {
  const { count } = await inForce(database, portfolio)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Contracts in force by id, which is random, from `after` on: the chosen answers, and the days. */
export function findInForce(
  database: Database,
  { after, limit, ...portfolio }: Portfolio & { after: string; limit: number },
) {
  return inForce(database, portfolio)
    .select([
      'id',
      sql<Record<string, string> | null>`(
        select jsonb_object_agg(answer ->> 'questionId', answer ->> 'answerId')
        from jsonb_array_elements(answers) as answer where answer ->> 'answerId' is not null)`.as(
        'choices',
      ),
      sql<number>`end_date - start_date + 1`.as('days'),
      sql<number>`coalesce(lead_days, 0)`.as('lead_days'),
    ])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}
