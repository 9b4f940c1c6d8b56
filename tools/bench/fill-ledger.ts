import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/platform/database/database.ts'

/**
 * Adds premiums of other policies to the ledger, two lines each, each for its own due. Triggers are disabled meanwhile:
 * these entries balance, and checking a million lines would take longer than everything else.
 */
export async function fillLedger(
  database: Database,
  { lines, on = null }: { readonly lines: number; readonly on?: string | null },
) {
  await database.transaction().execute(async (transaction) => {
    await sql`alter table ledger_entry disable trigger user`.execute(transaction)
    await sql`alter table ledger_line disable trigger user`.execute(transaction)
    await sql`
      with entry as (
        insert into ledger_entry (event, source, policy_id, effective_on)
        select 'due.issued', gen_random_uuid(), gen_random_uuid(), coalesce(${on}::date, current_date)
        from generate_series(1, ${lines / 2}) returning id, source)
      insert into ledger_line (entry_id, rank, account, cents, due_id)
      select entry.id, side.at, side.account, side.sign * 4200,
        case when side.at = 0 then entry.source end
      from entry, (values (0, 'policyholders', 1), (1, 'premium', -1)) as side (at, account, sign)`.execute(
      transaction,
    )
    await sql`alter table ledger_entry enable trigger user`.execute(transaction)
    await sql`alter table ledger_line enable trigger user`.execute(transaction)
  })
  await sql`analyze ledger_entry, ledger_line`.execute(database)
}
