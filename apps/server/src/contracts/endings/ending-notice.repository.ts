import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { EndingNoticeRow } from '../../platform/database/tables/tables-contracts.ts'

/**
 * Records that contracts will end on a later day: the request on the contract asked about, the dates on all of them.
 */
export async function insertNotice(
  transaction: Database,
  notice: Insertable<Schema['ending_notice']>,
  ids: readonly string[],
) {
  await transaction.insertInto('ending_notice').values(notice).execute()
  await transaction
    .updateTable('contract')
    .set({
      covered_until: notice.covered_until,
      leaving_on: notice.effect_date,
      leaving_by_choice: notice.ground === null,
    })
    .where('id', 'in', ids)
    .execute()
}

export function findNotice(
  database: Database,
  contractId: string,
): Promise<EndingNoticeRow | undefined> {
  return database
    .selectFrom('ending_notice')
    .select(columnsOf('ending_notice'))
    .where('contract_id', '=', contractId)
    .executeTakeFirst()
}

/** Removes the planned end of contracts. */
export async function removeNotice(transaction: Database, ids: readonly string[]) {
  await transaction.deleteFrom('ending_notice').where('contract_id', 'in', ids).execute()
  await transaction
    .updateTable('contract')
    .set({ covered_until: null, leaving_on: null, leaving_by_choice: false })
    .where('id', 'in', ids)
    .execute()
}

/** The planned ends whose day has passed, of contracts that have not ended since. */
export function findPastNotices(
  database: Database,
  today: Temporal.PlainDate,
): Promise<EndingNoticeRow[]> {
  return database
    .selectFrom('ending_notice')
    .select(columnsOf('ending_notice'))
    .where('effect_date', '<', sql<string>`${today.toString()}::date`)
    .where((where) =>
      where.exists(
        where
          .selectFrom('contract')
          .select('contract.id')
          .whereRef('contract.id', '=', 'ending_notice.contract_id')
          .where('contract.status', '!=', 'cancelled'),
      ),
    )
    .orderBy('effect_date')
    .orderBy('contract_id')
    .execute()
}
