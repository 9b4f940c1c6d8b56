import type { RetentionKey } from '@sillage/domain/personal-data/retention.ts'
import { type RawBuilder, sql } from 'kysely'
import { HAS_A_FILE, LAPSES_AT } from '../platform/database/account-columns.ts'
import type { Database } from '../platform/database/database.ts'
import { archivePieces } from './accounting-pieces.repository.ts'
import { CHAIN, withoutBusyChains } from './busy-chains.repository.ts'
import { forgetNames, HAS_TO_BE_KNOWN } from './closing.repository.ts'
import { eraseTree, readReferences } from './erase-tree.repository.ts'

interface Due {
  readonly table: string
  /** Which of its rows have reached the end of their retention, given `cutoff`. */
  readonly when: (cutoff: Date) => RawBuilder<boolean>
}

const SAME_CHAIN = sql`coalesce(other.origin_contract_id, other.id) = ${CHAIN}`
const CLAIM_OF_LINE = sql`
  from claim join contract other on other.id = claim.contract_id where ${SAME_CHAIN}`
const VEHICLE_OF_LINE = sql`
  from vehicle_event join contract other on other.id = vehicle_event.contract_id where ${SAME_CHAIN}`
const dayOf = (cutoff: Date) => sql`(${cutoff}::timestamptz at time zone 'Europe/Paris')::date`
// the contract itself first, because an index covers that condition
const lineEndedBefore = (cutoff: Date) => sql`contract.end_date < ${dayOf(cutoff)} and not exists (
  select from contract other where ${SAME_CHAIN} and other.end_date >= ${dayOf(cutoff)})`

// the dry run counts by the condition that the erasure deletes by
const DUE = {
  sign_in: { table: 'sign_in', when: (cutoff) => sql<boolean>`at < ${cutoff}` },
  audit_names: {
    table: 'audit_entry',
    // the condition the database enforces itself: on its own clock, and once per entry
    when: (
      cutoff,
    ) => sql<boolean>`at < least(${cutoff}, now() - interval '12 months') and not exists (
      select from audit_chain join audit_second_chain using (position) where entry_id = audit_entry.id)`,
  },
  session: {
    table: 'session',
    when: (cutoff) => sql<boolean>`coalesce(ended_at, expires_at) < ${cutoff}
      and not exists (select from contract_signature where session_id = session.id)`,
  },
  notification: { table: 'notification', when: (cutoff) => sql<boolean>`created_at < ${cutoff}` },
  questionnaire: {
    table: 'questionnaire',
    when: (cutoff) => sql<boolean>`created_at < ${cutoff}
      and not exists (select from contract where questionnaire_id = questionnaire.id)`,
  },
  prospect: {
    table: 'account',
    when: (cutoff) => sql<boolean>`role = 'user' and closed_at is null and created_at < ${cutoff}
      and not exists (select from session where account_id = account.id and last_seen_at >= ${cutoff})
      and not ${HAS_A_FILE}`,
  },
  contract: {
    table: 'contract',
    when: (cutoff) => sql<boolean>`${lineEndedBefore(cutoff)}
      and not exists (select ${CLAIM_OF_LINE}) and not exists (select ${VEHICLE_OF_LINE})`,
  },
  contract_with_vehicle: {
    table: 'contract',
    when: (cutoff) => sql<boolean>`${lineEndedBefore(cutoff)}
      and not exists (select ${CLAIM_OF_LINE}) and exists (select ${VEHICLE_OF_LINE})`,
  },
  contract_with_claim: {
    table: 'contract',
    when: (cutoff) => sql<boolean>`${lineEndedBefore(cutoff)}
      and exists (select ${CLAIM_OF_LINE})
      and not exists (select ${CLAIM_OF_LINE}
        and (claim.status <> 'closed' or claim.updated_at >= ${cutoff}))
      and not exists (select ${CLAIM_OF_LINE} and exists (
        select from claim_fact where claim_id = claim.id and fact = 'consolidation' and day >= ${dayOf(cutoff)}))`,
  },
  accounting: {
    table: 'accounting_piece',
    when: (cutoff) =>
      sql<boolean>`date_trunc('year', happened_on) + interval '1 year' <= ${dayOf(cutoff)}`,
  },
  complaint: { table: 'complaint', when: (cutoff) => sql<boolean>`answered_at < ${cutoff}` },
  conversation: { table: 'conversation', when: (cutoff) => sql<boolean>`last_at < ${cutoff}` },
  exchange: { table: 'customer_exchange', when: (cutoff) => sql<boolean>`at < ${cutoff}` },
  delivered_document: {
    table: 'delivered_document',
    when: (cutoff) => sql<boolean>`delivered_at < ${cutoff} and not exists (
      select from contract where contract.account_id = delivered_document.account_id
        and contract.product = delivered_document.product)`,
  },
  freeze_match: {
    table: 'freeze_match',
    when: (cutoff) => sql<boolean>`decided_at < ${cutoff} and not exists (
      select from account where account.id = freeze_match.account_id and ${HAS_A_FILE})`,
  },
  estate: {
    table: 'holder_death',
    // while the account is not closed, it keeps anybody from opening it again
    when: () => sql<boolean>`not exists (select from account
      where account.id = holder_death.account_id and (closed_at is null or ${HAS_A_FILE}))`,
  },
  invitation: {
    table: 'staff_invitation',
    when: (cutoff) => sql<boolean>`accepted_at is null and expires_at < ${cutoff}`,
  },
  signal_dismissed: {
    table: 'claim_signal',
    when: (cutoff) => sql<boolean>`verdict = 'dismissed' and judged_at < ${cutoff}`,
  },
  signal_kept: {
    table: 'claim_signal',
    when: (cutoff) => sql<boolean>`verdict = 'kept' and exists (
      select from claim where claim.id = claim_id and status = 'closed' and updated_at < ${cutoff})`,
  },
  closed_identity: {
    table: 'closed_identity',
    when: () => sql<boolean>`exists (
      select from account where account.id = account_id and not was_staff and not ${HAS_TO_BE_KNOWN})`,
  },
  staff_identity: {
    table: 'closed_identity',
    when: (cutoff) => sql<boolean>`closed_identity.closed_at < ${cutoff} and exists (
      select from account where account.id = account_id and was_staff and not ${HAS_TO_BE_KNOWN})`,
  },
} satisfies Record<RetentionKey, Due>

type Wanted = { readonly key: RetentionKey; readonly cutoff: Date }

export async function countDue(database: Database, { key, cutoff }: Wanted): Promise<number> {
  const { table, when }: Due = DUE[key]
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${when(cutoff)}`.execute(database)
  return rows[0]?.count ?? 0
}

/** The condition under which a kind of data is due, for kinds that are not simply deleted. */
export function dueCondition({ key, cutoff }: Wanted): RawBuilder<boolean> {
  return DUE[key].when(cutoff)
}

/** The customer accounts that were not proved in time, and whom no answer is due to. */
export function lapsedCondition(at: Date): RawBuilder<boolean> {
  // the column first, because an index covers it
  return sql<boolean>`lapses_at < ${at} and ${LAPSES_AT} < ${at}`
}

/** Erases what is due; contracts with all that refers to them, leaves first. Returns how many rows of the table. */
export async function eraseDue(database: Database, { key, cutoff }: Wanted): Promise<number> {
  const { table, when }: Due = DUE[key]
  // fix the ids now: rows erased first may be part of the condition
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(`${table}.${isByAccount(table) ? 'account_id' : 'id'}`)} as id
    from ${sql.table(table)} where ${when(cutoff)} for update`.execute(database)
  const found = rows.map(({ id }) => id)
  const ids =
    table === 'contract' && found.length > 0
      ? await withoutBusyChains(database, { ids: found, stillDue: when(cutoff) })
      : found
  if (ids.length === 0) return 0
  if (table === 'closed_identity') await forgetNames(database, ids)
  if (table === 'contract') {
    await archivePieces(database, ids)
    await detachCorrespondents(database, ids)
    await eraseTree(database, {
      references: await readReferences(database),
      table,
      where: sql<boolean>`id = any(${ids}::uuid[])`,
    })
  } else await sql`delete from ${sql.table(table)} where ${idIn(table, ids)}`.execute(database)
  return ids.length
}

/** Whether each of its rows is the only one of an account. */
const isByAccount = (table: string) => table === 'closed_identity' || table === 'holder_death'

function idIn(table: string, ids: readonly string[]): RawBuilder<boolean> {
  if (isByAccount(table)) return sql<boolean>`account_id = any(${ids}::uuid[])`
  return sql<boolean>`id::text = any(${ids}::text[])`
}

/** What somebody without an account complained of has a term of its own: another's contract doesn't take it along. */
async function detachCorrespondents(database: Database, contractIds: readonly string[]) {
  await sql`
    update complaint set contract_id = null, claim_id = null
    where account_id is null and (contract_id = any(${contractIds}::uuid[]) or claim_id in (
      select id from claim where contract_id = any(${contractIds}::uuid[])))`.execute(database)
}
