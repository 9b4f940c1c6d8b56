import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { ContractRow } from '../platform/database/schema.ts'

/** What a history shows of each contract: no answers, no price lines. */
const SHOWN = [
  'contract.id',
  'contract.account_id',
  'contract.product',
  'contract.start_date',
  'contract.end_date',
  'contract.contract_price_cents',
  'contract.compensation_cents',
  'contract.status',
  'contract.origin',
  'contract.parent_contract_id',
  'contract.origin_contract_id',
  'contract.renewal_contract_id',
  'contract.cancellation_date',
  'contract.cancellation_reason',
  'contract.created_at',
] as const

export interface RecordedEvent {
  readonly action: string
  readonly reason: string | null
  readonly account_id: string | null
  readonly username: string | null
  readonly at: string
}

type NameOf<Column extends string> = Column extends `contract.${infer Name}` ? Name : never

export type HistoryRow = Pick<ContractRow, NameOf<(typeof SHOWN)[number]>> & {
  readonly events: RecordedEvent[]
}

/**
 * A line with the events of each contract, in one query; of one account, or of whoever's it is for staff. The events are
 * gathered once for the line: once a contract would cost a line of 50 as many lookups.
 */
export function findHistory(
  database: Database,
  { id, accountId }: { id: string; accountId: string | null },
): Promise<HistoryRow[]> {
  return (
    database
      .with('line', (query) => {
        const asked = query
          .selectFrom('contract')
          .innerJoin('contract as asked', 'asked.account_id', 'contract.account_id')
          .select(SHOWN)
          .where('asked.id', '=', id)
          .where(
            sql<boolean>`coalesce(contract.origin_contract_id, contract.id) = coalesce(asked.origin_contract_id, asked.id)`,
          )
        return accountId === null ? asked : asked.where('asked.account_id', '=', accountId)
      })
      // materialized: the planner would gather all the events anew for each contract of the line
      .with(
        (told) => told('told').materialized(),
        (query) =>
          query
            .selectFrom('contract_event as event')
            .innerJoin('line', 'line.id', 'event.contract_id')
            .leftJoin('account', 'account.id', 'event.account_id')
            .groupBy('event.contract_id')
            .select([
              'event.contract_id',
              sql<RecordedEvent[]>`json_agg(json_build_object(
            'action', event.action, 'reason', event.reason, 'at', event.at,
            'account_id', event.account_id, 'username', account.username
          ) order by event.at, event.id)`.as('events'),
            ]),
      )
      .selectFrom('line')
      .leftJoin('told', 'told.contract_id', 'line.id')
      .selectAll('line')
      .select(sql<RecordedEvent[]>`coalesce(told.events, '[]')`.as('events'))
      .orderBy('line.start_date')
      .orderBy('line.created_at')
      .execute()
  )
}
