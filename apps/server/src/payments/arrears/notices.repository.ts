import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { ContractRow, Schema } from '../../platform/database/tables/schema.ts'
import { insuredNow, isRunning, withRoots } from './roots.repository.ts'

export type NoticeRow = Selectable<Schema['formal_notice']>

/** Stores a letter and the dues it claims; of two made at once, only the first. */
export async function insertNotice(
  transaction: Database,
  notice: Insertable<Schema['formal_notice']>,
  dues: readonly { readonly id: string; readonly cents: number }[],
) {
  const row = await transaction
    .insertInto('formal_notice')
    .values(notice)
    .onConflict((conflict) =>
      conflict.column('contract_id').where('closed_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!row) return
  await transaction
    .insertInto('formal_notice_due')
    .values(dues.map(({ id, cents }) => ({ notice_id: row.id, due_id: id, cents })))
    .execute()
}

/** An instalment of the insurance period that a notice is about. */
interface FamilyDue {
  readonly dueOn: string
  /** In cents, as claimed by the letter; null when it doesn't claim it. */
  readonly claimed: number | null
  readonly owed: number
  /** The day on which the bank received the last payment of it; null while part of it is owed or being collected. */
  readonly paidOn: string | null
}

/** An open notice, with every due of its insurance period. */
export interface OpenNotice extends NoticeRow {
  readonly insured: string
  readonly is_running: boolean
  /** Whether the account has since given an address, when the letter was drafted without one. */
  readonly has_address_now: boolean
  readonly dues: readonly FamilyDue[]
}

/** The bank's date takes precedence, even when its month was already closed on import; otherwise the ledger's. */
const PAID_ON = sql`coalesce(
  greatest(
    (select max(movement.booked_on) from ledger_line line
      join ledger_entry entry on entry.id = line.entry_id join bank_movement movement on movement.id = entry.source
      where line.due_id = due.id and line.cents < 0 and movement.matched_at is not null),
    (select max(answered_on) from payment_order where due_id = due.id and state = 'settled')),
  (select max(entry.effective_on) from ledger_line line join ledger_entry entry on entry.id = line.entry_id
    where line.due_id = due.id and line.cents < 0))`

const DUES = sql<readonly FamilyDue[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'dueOn', due.due_on, 'claimed', claimed.cents, 'owed', owed.cents,
    'paidOn', case when owed.cents <= 0 and owed.collecting <= 0 then ${PAID_ON} end)), '[]')
  from due join root on root.id = due.contract_id
    left join formal_notice_due claimed on claimed.notice_id = notice.id and claimed.due_id = due.id
    cross join lateral (
      select coalesce(sum(cents) filter (where account = 'policyholders'), 0)::float8 as cents,
        coalesce(sum(cents) filter (where account = 'collections_under_way'), 0)::float8 as collecting
      from ledger_line where due_id = due.id) owed
  where root.root = notice.contract_id and due.issued_at is not null and due.voided_at is null)`

const HAS_ADDRESS_NOW = sql<boolean>`(cardinality(notice.address) = 0
  and exists (select from account where account.id = notice.account_id and postal_address is not null))`

const NOTICE = sql.join(
  columnsOf('formal_notice').map((column) => sql.ref(`notice.${column.replace(/^.*\./, '')}`)),
)

/** The open notices, locked until the commit. */
export async function holdOpenNotices(transaction: Database, today: Temporal.PlainDate) {
  // locked first: a query that waits reads what is owed as it was before
  await sql`select from formal_notice where closed_at is null order by id for update`.execute(
    transaction,
  )
  const { rows } = await sql<OpenNotice>`
    ${withRoots(sql`select policy_id from formal_notice where closed_at is null`)}
    select ${NOTICE}, ${insuredNow('notice.contract_id')} as insured,
      ${isRunning('notice.contract_id', today)} as is_running, ${HAS_ADDRESS_NOW} as has_address_now,
      ${DUES} as dues
    from formal_notice notice where notice.closed_at is null
    order by notice.id`.execute(transaction)
  return rows
}

/** A notice as the desk reads it. */
export type DeskNotice = OpenNotice &
  Pick<ContractRow, 'product' | 'answers' | 'travels' | 'start_date' | 'end_date'> & {
    readonly holder_died: boolean
  }

/** Whether the contract ended, which closed the notice, while something is still owed. */
const IS_OWED_AFTER_THE_END = sql<boolean>`(notice.closed_for in ('ended', 'terminated') and exists (
  select from due join ledger_line line on line.due_id = due.id and line.account = 'policyholders'
  where due.policy_id = notice.policy_id and due.issued_at is not null and due.voided_at is null
  group by due.id having sum(line.cents) > 0))`

/** The notices that still have an effect, oldest first; then those of ended contracts that still owe something. */
export async function findDeskNotices(
  database: Database,
  { today, now, limit }: { today: Temporal.PlainDate; now: Date; limit: number },
): Promise<DeskNotice[]> {
  const stands = sql`notice.closed_at is null or notice.resumes_at > ${now} or ${IS_OWED_AFTER_THE_END}`
  const { rows } = await sql<DeskNotice>`
    ${withRoots(sql`select policy_id from formal_notice notice where ${stands}`)}
    select ${NOTICE}, ${insuredNow('notice.contract_id')} as insured,
      ${isRunning('notice.contract_id', today)} as is_running, ${HAS_ADDRESS_NOW} as has_address_now,
      ${DUES} as dues, contract.product, contract.answers, contract.travels,
      contract.start_date, contract.end_date,
      exists (select from holder_death where holder_death.account_id = notice.account_id) as holder_died
    from formal_notice notice join contract on contract.id = notice.contract_id
    where ${stands}
    order by coalesce(notice.closed_for in ('ended', 'terminated'), false), notice.drafted_at, notice.id limit ${limit}`.execute(
    database,
  )
  return rows
}

/** With the contract insured now, and its last day. */
export type PostedNotice = NoticeRow & { readonly insured: string; readonly covers_until: string }

/** The posted notices of an account that still have an effect. */
export async function findPostedOf(
  database: Database,
  { accountId, now }: { accountId: string; now: Date },
): Promise<PostedNotice[]> {
  const stands = sql`notice.account_id = ${accountId} and notice.posted_on is not null
    and (notice.closed_at is null or notice.resumes_at > ${now})`
  const { rows } = await sql<PostedNotice>`
    ${withRoots(sql`select policy_id from formal_notice notice where ${stands}`)}
    select ${NOTICE}, ${insuredNow('notice.contract_id')} as insured,
      (select coalesce(covered_until, end_date)::text from contract
        where contract.id = ${insuredNow('notice.contract_id')}) as covers_until
    from formal_notice notice where ${stands}`.execute(database)
  return rows
}

/** The posted notice on an insurance period, identified by its first contract; undefined when there is none. */
export function findPostedOn(
  database: Database,
  contractId: string,
): Promise<{ id: string } | undefined> {
  return database
    .selectFrom('formal_notice')
    .select('id')
    .where('contract_id', '=', contractId)
    .where('posted_on', 'is not', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** When an insurance period, identified by its first contract, had no cover because it was unpaid. */
export function findSuspensions(database: Database, contractId: string) {
  return database
    .selectFrom('formal_notice')
    .select(['suspended_at', 'resumes_at'])
    .where('contract_id', '=', contractId)
    .where('suspended_at', 'is not', null)
    .orderBy('suspended_at')
    .$narrowType<{ suspended_at: Date }>()
    .execute()
}

export function holdNotice(transaction: Database, id: string): Promise<NoticeRow | undefined> {
  return transaction
    .selectFrom('formal_notice')
    .select(columnsOf('formal_notice'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function findNotice(database: Database, id: string): Promise<NoticeRow | undefined> {
  return database
    .selectFrom('formal_notice')
    .select(columnsOf('formal_notice'))
    .where('id', '=', id)
    .executeTakeFirst()
}

/** What is owed today, in cents, of the dues that a notice claims. */
export async function owedOf(database: Database, noticeId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(line.cents), 0)::float8 as cents
    from formal_notice_due claimed join ledger_line line on line.due_id = claimed.due_id
    where claimed.notice_id = ${noticeId} and line.account = 'policyholders'`.execute(database)
  return rows[0]?.cents ?? 0
}

/**
 * Whether a registered letter already has this number: a notice, or a termination. Locked until the commit, so that of
 * two letters noted at once the second sees the first.
 */
export async function isNumberUsed(transaction: Database, number: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`registered letter ${number}`}, 0))`.execute(
    transaction,
  )
  const row = await transaction
    .selectFrom('formal_notice')
    .select('id')
    .where((eb) => eb.or([eb('postal_number', '=', number), eb('termination_number', '=', number)]))
    .executeTakeFirst()
  return row !== undefined
}

export async function updateNotice(
  transaction: Database,
  id: string,
  changed: Partial<
    Pick<
      NoticeRow,
      | 'posted_on'
      | 'postal_number'
      | 'recorded_at'
      | 'recorded_by'
      | 'suspended_at'
      | 'resumes_at'
      | 'closed_at'
      | 'closed_for'
      | 'terminated_by'
      | 'termination_number'
      | 'termination_key'
    >
  >,
) {
  await transaction.updateTable('formal_notice').set(changed).where('id', '=', id).execute()
}
