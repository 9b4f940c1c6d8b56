import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export interface DueReminder {
  readonly id: string
  readonly accountId: string
  readonly end: string
  /** Days left until the last day. */
  readonly days: number
  readonly kind: 30 | 7
}

/**
 * Marks the due reminders as sent, and returns them. Within the last 7 days, the 30-day reminder is skipped. A contract
 * signed on or after the day of a reminder does not get that one.
 */
export async function takeDueReminders(
  transaction: Database,
  { today, most }: { today: Temporal.PlainDate; most: number },
): Promise<DueReminder[]> {
  const day = sql`${today.toString()}::date`
  const { rows } = await sql<DueReminder>`
    with near as (
      select id, case when end_date - ${day} <= 7 then 7 else 30 end as kind
      from contract
      where status = 'active' and leaving_on is null and end_date between ${day} and ${day} + 30
    ), due as (
      select contract.id, near.kind
      from contract join near on near.id = contract.id
      where coalesce(contract.reminded_days, 31) > near.kind
        and (contract.created_at at time zone 'Europe/Paris')::date < contract.end_date - near.kind
      order by contract.id
      limit ${most}
      for update of contract skip locked
    )
    update contract set reminded_days = due.kind
    from due where contract.id = due.id
    returning contract.id, contract.account_id as "accountId", contract.end_date as end,
      contract.end_date - ${day} as days, due.kind`.execute(transaction)
  return rows
}
