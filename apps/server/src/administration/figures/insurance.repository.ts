import type { InsuranceFigures } from '@sillage/domain/figures/loss-ratio.ts'
import type { DayRange } from '@sillage/domain/figures/periods.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export interface InsuranceRow extends InsuranceFigures {
  readonly product: ProductId
  /** Whether the row belongs to the period or to the one before. */
  readonly is_now: boolean
}

/**
 * The ledger's figures for each product in a period and in the one before, in cents, read in a single pass over the
 * entries.
 */
export async function sumInsurance(
  database: Database,
  { now, before }: { now: DayRange; before: DayRange },
): Promise<readonly InsuranceRow[]> {
  const { rows } = await sql<InsuranceRow>`
    select contract.product, entry.effective_on >= ${day(now.from)} as is_now,
      coalesce(-sum(line.cents) filter (where line.account = 'premium'), 0)::float8 as premium,
      coalesce(sum(line.cents) filter (where line.account = 'claims_paid'), 0)::float8 as paid,
      coalesce(-sum(line.cents) filter (where line.account = 'recoveries'), 0)::float8 as recovered,
      coalesce(sum(line.cents) filter (where line.account = 'reserve_change'), 0)::float8 as reserved
    from ledger_entry entry
      join ledger_line line on line.entry_id = entry.id
        and line.account in ('premium', 'claims_paid', 'recoveries', 'reserve_change')
      join contract on contract.id = entry.policy_id
    where entry.effective_on between ${day(before.from)} and ${day(before.to)}
      or entry.effective_on between ${day(now.from)} and ${day(now.to)}
    group by 1, 2`.execute(database)
  return rows
}

/** A day as a literal, so that the planner can estimate how many rows it must read. */
function day(one: Temporal.PlainDate) {
  return sql`${sql.lit(one.toString())}::date`
}
