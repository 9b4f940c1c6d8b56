import { LEVIES, type Levies } from '@sillage/domain/payments/ledger.ts'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

/**
 * The amount of each tax of a month in cents, net of refunds; the postings of declarations, which concern other months,
 * are left out.
 */
export async function findLevies(
  database: Database,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<Levies> {
  const { rows } = await sql<{ account: keyof Levies; cents: number }>`
    select line.account, -sum(line.cents)::float8 as cents
    from ledger_line line join ledger_entry entry on entry.id = line.entry_id
    where line.account = any(${[...LEVIES]}) and entry.event <> 'taxes.declared'
      and entry.effective_on >= ${from}::date and entry.effective_on < ${until}::date
    group by line.account`.execute(database)
  const found = new Map(rows.map(({ account, cents }) => [account, cents]))
  return {
    tax_33: found.get('tax_33') ?? 0,
    tax_18: found.get('tax_18') ?? 0,
    tax_9: found.get('tax_9') ?? 0,
    fgti: found.get('fgti') ?? 0,
  }
}

/** The months closed and not declared, oldest first. */
export async function findUndeclared(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('ledger_closing')
    .leftJoin('tax_declaration', 'tax_declaration.month', 'ledger_closing.month')
    .select('ledger_closing.month')
    .where('tax_declaration.id', 'is', null)
    .orderBy('ledger_closing.month')
    .execute()
  return rows.map(({ month }) => month)
}

export async function insertDeclaration(
  transaction: Database,
  row: Insertable<Schema['tax_declaration']>,
) {
  await transaction.insertInto('tax_declaration').values(row).execute()
}

/** When the taxes of a month were declared, and the day on which the bank was debited for them. */
export async function findDeclaration(database: Database, month: string) {
  const row = await database
    .selectFrom('tax_declaration')
    .leftJoin('bank_movement', 'bank_movement.declaration_id', 'tax_declaration.id')
    .select(['declared_at', 'booked_on'])
    .where('month', '=', month)
    .executeTakeFirst()
  return row && { declaredAt: row.declared_at, paidOn: row.booked_on }
}

/** A tax declaration that no statement has shown yet. */
export interface OpenDeclaration {
  readonly id: string
  readonly month: string
  readonly cents: number
  isBooked: boolean
}

/** Open declarations of given amounts, or with an id, locked until the commit. */
export async function holdOpenDeclarations(
  transaction: Database,
  { amounts = [], id = null }: { amounts?: readonly number[]; id?: string | null },
): Promise<OpenDeclaration[]> {
  const named = sql`(cents = any(${amounts}::bigint[]) or id = ${id}::uuid)`
  // locked first: a query that waits reads the movements as they were before
  await sql`select from tax_declaration where ${named} order by month for update`.execute(
    transaction,
  )
  const { rows } = await sql<OpenDeclaration>`
    select id, month, cents::float8 as cents, false as "isBooked" from tax_declaration
    where ${named}
      and not exists (select from bank_movement where declaration_id = tax_declaration.id)
    order by month`.execute(transaction)
  return rows
}
