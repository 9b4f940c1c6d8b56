import { type Insertable, sql } from 'kysely'
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
  const { rows } = await sql<PartnerTransfer>`
    select id, partner, certificate, cents::float8 as cents, false as "isBooked" from partner_transfer
    where cents = any(${amounts}::bigint[])
      and not exists (select from bank_movement where transfer_id = partner_transfer.id)
    order by handed_over_at, id for update`.execute(transaction)
  return rows
}

/** An open transfer, locked until the commit. */
export async function holdOpenTransfer(
  transaction: Database,
  id: string,
): Promise<PartnerTransfer | undefined> {
  const { rows } = await sql<PartnerTransfer>`
    select id, partner, certificate, cents::float8 as cents, false as "isBooked" from partner_transfer
    where id = ${id} and not exists (select from bank_movement where transfer_id = partner_transfer.id)
    for update`.execute(transaction)
  return rows[0]
}
