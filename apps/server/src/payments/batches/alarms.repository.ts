import { ALARMING } from '@sillage/domain/payments/sepa/reason-codes.ts'
import { answeredUntil } from '@sillage/domain/payments/sepa/target-days.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** Days during which a refusal caused by our own fault is shown at the desk. */
const SHOWN_DAYS = 10

export interface BankAlarms {
  /** Orders overdue for an answer from the bank, and the settlement day of the oldest. */
  readonly unanswered: number
  readonly since: string | null
  /** Recent refusals for a fault of ours that stops everything: a duplicate file, a wrong creditor identifier. */
  readonly faults: readonly { readonly code: string; readonly orders: number }[]
}

/** The problems with our orders that need attention at once. */
export async function findAlarms(
  database: Database,
  today: Temporal.PlainDate,
): Promise<BankAlarms> {
  const { rows } = await sql<{ unanswered: number; since: string | null }>`
    select count(*)::int as unanswered, min(batch.settles_on) as since
    from payment_order ordered join payment_batch batch on batch.id = ordered.batch_id
    where ordered.state = 'sent' and batch.settles_on <= ${answeredUntil(today).toString()}::date`.execute(
    database,
  )
  const { rows: faults } = await sql<{ code: string; orders: number }>`
    select reason as code, count(*)::int as orders from payment_order
    where reason = any(${[...ALARMING]}) and answered_on > ${today.subtract({ days: SHOWN_DAYS }).toString()}::date
    group by reason order by reason`.execute(database)
  return { unanswered: rows[0]?.unanswered ?? 0, since: rows[0]?.since ?? null, faults }
}
