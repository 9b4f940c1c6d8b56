import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** A transfer to a partner that no statement has shown yet. */
export interface PartnerTransfer {
  readonly id: string
  readonly partner: string
  readonly certificate: string
  readonly cents: number
  isBooked: boolean
}

export async function insertPartnerTransfer(
  transaction: Database,
  row: Insertable<Schema['partner_transfer']>,
) {
  await transaction.insertInto('partner_transfer').values(row).execute()
}

/** Open transfers of given amounts, locked until the commit. */
export async function holdOpenTransfers(
  transaction: Database,
  amounts: readonly number[],
): Promise<PartnerTransfer[]> {
  if (amounts.length === 0) return []
  return holdOpen(transaction, sql<boolean>`cents = any(${amounts}::bigint[])`)
}

/** An open transfer, locked until the commit. */
export async function holdOpenTransfer(
  transaction: Database,
  id: string,
): Promise<PartnerTransfer | undefined> {
  return (await holdOpen(transaction, sql<boolean>`id = ${id}`))[0]
}

/** Locked first: a query that waits reads the movements as they were before. */
async function holdOpen(
  transaction: Database,
  which: RawBuilder<boolean>,
): Promise<PartnerTransfer[]> {
  await sql`select from partner_transfer where ${which} order by handed_over_at, id for update`.execute(
    transaction,
  )
  const { rows } = await sql<PartnerTransfer>`
    select id, partner, certificate, cents::float8 as cents, false as "isBooked" from partner_transfer
    where ${which} and not exists (select from bank_movement where transfer_id = partner_transfer.id)
    order by handed_over_at, id`.execute(transaction)
  return rows
}
