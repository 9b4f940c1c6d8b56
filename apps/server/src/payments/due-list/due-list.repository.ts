import type { DueFilter } from '@sillage/domain/payments/payment-state.ts'
import type { PaymentMethod } from '@sillage/domain/payments/schedule.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { ContractRow } from '../../platform/database/tables/schema.ts'
import { AWAITS_END, CREDITED, type KnownDue, TRIED } from '../dues/dues.repository.ts'

export interface DueListFilters {
  readonly from: string
  readonly to: string
  readonly state: DueFilter | null
  readonly method: PaymentMethod | null
}

export type ListedRow = KnownDue &
  Pick<ContractRow, 'product' | 'answers' | 'travels' | 'start_date' | 'end_date'> & {
    readonly first_name: string
    readonly last_name: string
    readonly username: string
    /** Totals of the whole list, in cents. */
    readonly listed: number
    readonly listed_cents: number
    readonly listed_owed: number
  }

const DUE = sql.join(columnsOf('due').map((column) => sql.ref(column)))

/** The SQL condition of each filter, on a due's ledger amounts. */
const MEANS: Readonly<Record<DueFilter, (today: string) => RawBuilder<boolean>>> = {
  open: () => sql`owed > 0`,
  late: (today) => sql`owed > 0 and due_on < ${today}::date`,
  collecting: () => sql`owed <= 0 and collecting > 0`,
  paid: () => sql`issued_at is not null and owed <= 0 and collecting <= 0`,
  later: () => sql`issued_at is null`,
}

/**
 * SQL condition on the row `due`: its contract no longer covers anything. What is owed on it then stays listed until it
 * is settled, whatever end was recorded.
 */
const isOver = (today: string) => sql<boolean>`exists (select from contract over
  where over.id = due.contract_id and least(over.end_date, over.covered_until) < ${today}::date)`

/** A page of the dues of a period, earliest first, each row with the totals of the whole list. */
export async function findListed(
  database: Database,
  { from, to, state, method }: DueListFilters,
  { today, limit, offset }: { today: string; limit: number; offset: number },
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    with held as (
      select due.id, due.due_on, due.issued_at, due.cents, coalesce(line.owed, 0) as owed,
        coalesce(line.collecting, 0) as collecting
      from due left join lateral (
        select sum(cents) filter (where account = 'policyholders') as owed,
          sum(cents) filter (where account = 'collections_under_way') as collecting
        from ledger_line where due_id = due.id) line on true
      where due.due_on between ${from}::date and ${to}::date and due.voided_at is null
        and (not ${AWAITS_END} or (due.issued_at is not null and line.owed > 0 and ${isOver(today)}))
        and (${method}::text is null or due.method = ${method})),
    page as (
      select id, owed, collecting, count(*) over ()::int as listed,
        sum(cents) over ()::float8 as listed_cents, sum(greatest(owed, 0)) over ()::float8 as listed_owed
      from held where ${state === null ? sql`true` : MEANS[state](today)}
      order by due_on, id limit ${limit} offset ${offset})
    select ${DUE}, page.owed::float8 as owed, page.collecting::float8 as collecting, ${CREDITED} as credited, ${TRIED} as tried, false as awaits_end,
      contract.product, contract.answers, contract.travels, contract.start_date, contract.end_date,
      account.first_name, account.last_name, account.username, page.listed, page.listed_cents, page.listed_owed
    from page join due on due.id = page.id
      join contract on contract.id = due.contract_id
      join account on account.id = due.account_id
    order by due.due_on, due.id`.execute(database)
  return rows
}
