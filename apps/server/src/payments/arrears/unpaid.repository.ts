import { DELAYS } from '@sillage/domain/law/delays.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { AWAITS_END, TRIED, type TriedDue } from '../dues/dues.repository.ts'
import { insuredNow, isRunning, withRoots } from './roots.repository.ts'

/** A due that was called, is unpaid, and is under no notice. */
export interface UnpaidDue {
  readonly id: string
  readonly account_id: string
  readonly policy_id: string
  /** The first contract of its insurance period, and the contract insured now. */
  readonly root: string
  readonly insured: string
  readonly due_on: string
  readonly method: 'direct_debit' | 'transfer'
  readonly reference: string
  readonly owed: number
  readonly tried: TriedDue
}

/**
 * Dues of running contracts unpaid a given number of days after their date. Those that are time-barred or owed by
 * somebody who has died are not claimed: a person writes to the heirs.
 */
export async function findUnpaid(
  database: Database,
  today: Temporal.PlainDate,
): Promise<UnpaidDue[]> {
  const until = today.subtract({ days: DELAYS.reminder.count }).toString()
  const since = today.subtract({ years: DELAYS.timeBar.count }).toString()
  const late = sql`select due.id, due.account_id, due.policy_id, due.contract_id, due.due_on, due.method,
      due.reference, due.mandate_id, owed.cents as owed from due
    join (
      select due_id, sum(cents)::float8 as cents from ledger_line
      where account = 'policyholders' and due_id is not null group by due_id having sum(cents) > 0
    ) owed on owed.due_id = due.id
    where due.issued_at is not null and due.voided_at is null
      and due.due_on <= ${until}::date and due.due_on > ${since}::date and not ${AWAITS_END}
      and not exists (select from holder_death where holder_death.account_id = due.account_id)`
  const { rows } = await sql<UnpaidDue>`${withRoots(sql`select policy_id from (${late}) late`)}
    select due.id, due.account_id, due.policy_id, root.root, ${insuredNow('root.root')} as insured,
      due.due_on::text as due_on, due.method, due.reference, due.owed, ${TRIED} as tried
    from (${late}) due join root on root.id = due.contract_id
    where ${isRunning('root.root', today)} and not exists (
      select from formal_notice where contract_id = root.root and closed_at is null)
    order by root.root, due.due_on, due.id`.execute(database)
  return rows
}
