import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { ContractRow } from '../platform/database/schema.ts'

/** What a history shows of each contract: no answers, no price lines. */
const SHOWN = [
  'id',
  'account_id',
  'product',
  'start_date',
  'end_date',
  'contract_price_cents',
  'compensation_cents',
  'status',
  'origin',
  'parent_contract_id',
  'origin_contract_id',
  'renewal_contract_id',
  'cancellation_date',
  'cancellation_reason',
  'created_at',
] as const

export interface RecordedEvent {
  readonly action: string
  readonly reason: string | null
  readonly account_id: string | null
  readonly username: string | null
  readonly at: string
}

export type HistoryRow = Pick<ContractRow, (typeof SHOWN)[number]> & {
  readonly events: RecordedEvent[]
}

const line = sql<string>`coalesce(origin_contract_id, id)`

/** A line with the events of each contract, in one query; of one account, or of whoever's it is for staff. */
export function findHistory(
  database: Database,
  { id, accountId }: { id: string; accountId: string | null },
): Promise<HistoryRow[]> {
  const asked = database.selectFrom('contract').select(line.as('line')).where('id', '=', id)
  return database
    .selectFrom('contract')
    .select(SHOWN)
    .select(
      sql<RecordedEvent[]>`coalesce((
        select json_agg(json_build_object(
          'action', event.action, 'reason', event.reason, 'at', event.at,
          'account_id', event.account_id, 'username', account.username
        ) order by event.at, event.id)
        from contract_event event left join account on account.id = event.account_id
        where event.contract_id = contract.id
      ), '[]')`.as('events'),
    )
    .where(line, '=', accountId === null ? asked : asked.where('account_id', '=', accountId))
    .where('account_id', '=', (query) =>
      query.selectFrom('contract as asked').select('asked.account_id').where('asked.id', '=', id),
    )
    .orderBy('start_date')
    .orderBy('created_at')
    .execute()
}
