import type { ContributionOption } from '@sillage/domain/carbon/contribution.ts'
import { DELAYS } from '@sillage/domain/law/delays.ts'
import type { HandledContribution } from '@sillage/wire/contracts/contribution-desk.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { DUE, IS_OWED } from './contributions.repository.ts'

export interface HandledRow {
  readonly contract_id: string
  /** The first contract of its chain. */
  readonly policy_id: string
  readonly option: ContributionOption
  readonly bought_at: Date
  readonly last_day: string
  readonly bought_cents: number
  readonly given_back_cents: number
  readonly kg: number
  readonly step: HandledContribution['step']
  readonly collected_at: Date | null
  readonly handed_over_at: Date | null
  readonly partner: string | null
  readonly certificate: string | null
}

/**
 * Whether the policyholder can still have their bank refund the debit: within eight weeks, plus some days until we
 * learn of it.
 */
const canBeAskedBack = (today: Temporal.PlainDate) => sql<boolean>`exists (${DUE} and exists (
  select from payment_order ordered join ledger_entry entry
    on entry.event = 'collection.settled' and entry.source = ordered.id
  where ordered.due_id = due.id and ordered.state = 'settled'
    and entry.effective_on > ${today.subtract({ days: DELAYS.debitRefund.count }).toString()}::date))`

/**
 * One row per contribution, with its next step. It is `unpaid`, then `to_collect`, then `waiting` until nothing can be
 * refunded any more, which is after its last day or once its contract has ended, then `to_hand_over`. It is `done` when
 * handed over or refunded in full.
 */
const handled = (today: Temporal.PlainDate) => sql<HandledRow>`
  select bought.contract_id, coalesce(contract.origin_contract_id, contract.id) as policy_id, bought.option, bought.at as bought_at, bought.last_day,
    bought.cents as bought_cents, coalesce(back.cents, 0) as given_back_cents,
    (bought.kg - coalesce(back.kg, 0))::float8 as kg,
    case
      when handed.id is not null or bought.cents = coalesce(back.cents, 0) then 'done'
      when collected.id is null then 
        case when ${IS_OWED} or ${canBeAskedBack(today)} then 'unpaid' else 'to_collect' end
      when bought.last_day < ${today.toString()}::date or contract.status = 'cancelled' then 'to_hand_over'
      else 'waiting'
    end as step,
    collected.at as collected_at, handed.at as handed_over_at, handed.partner, handed.certificate
  from contribution_entry bought
  join contract on contract.id = bought.contract_id
  left join contribution_entry back on back.contract_id = bought.contract_id and back.kind = 'given_back'
  left join contribution_entry collected
    on collected.contract_id = bought.contract_id and collected.kind = 'collected'
  left join contribution_entry handed
    on handed.contract_id = bought.contract_id and handed.kind = 'handed_over'
  where bought.kind = 'bought'`

const HANDLED = sql.raw(
  'contract_id, policy_id, option, bought_at, last_day, bought_cents, given_back_cents, kg, step, collected_at, handed_over_at, partner, certificate',
)

interface Wanted {
  readonly today: Temporal.PlainDate
  readonly step?: HandledContribution['step'] | undefined
  readonly limit: number
  readonly offset: number
}

export async function findHandled(
  database: Database,
  { today, step, limit, offset }: Wanted,
): Promise<{ readonly rows: HandledRow[]; readonly total: number }> {
  const { rows } = await sql<HandledRow & { total: number }>`
    select ${HANDLED}, count(*) over ()::int as total from (${handled(today)}) one
    where ${step ?? null}::text is null or step = ${step ?? null}
    order by bought_at desc, contract_id limit ${limit} offset ${offset}`.execute(database)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** The rows of some contracts. */
export async function findHandledOf(
  database: Database,
  { today, ids }: { readonly today: Temporal.PlainDate; readonly ids: readonly string[] },
): Promise<HandledRow[]> {
  const { rows } = await sql<HandledRow>`
    select ${HANDLED} from (${handled(today)}) one where contract_id = any(${ids}::uuid[])`.execute(
    database,
  )
  return rows
}

/** The total of each kind of entry, in cents. */
export async function sumEntries(database: Database) {
  const { rows } = await sql<Record<'bought' | 'given_back' | 'collected' | 'handed_over', number>>`
    select ${sql.join(
      ['bought', 'given_back', 'collected', 'handed_over'].map(
        (kind) =>
          sql`coalesce(sum(cents) filter (where kind = ${sql.lit(kind)}), 0)::float8 as ${sql.ref(kind)}`,
      ),
    )} from contribution_entry`.execute(database)
  return rows[0] ?? { bought: 0, given_back: 0, collected: 0, handed_over: 0 }
}
