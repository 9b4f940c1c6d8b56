import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** The amount paid for a claim, in cents. */
export async function findPaid(database: Database, claimId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::float8 as cents from ledger_line
    where claim_id = ${claimId} and account in ('claims_paid', 'payments_under_way')`.execute(
    database,
  )
  return rows[0]?.cents ?? 0
}

export interface RecoveryRow {
  readonly id: string
  readonly claim_id: string
  readonly nature_id: string
  readonly nature: string
  readonly incident_date: string
  readonly debtor: string
  readonly reason: string
  readonly reference: string
  readonly claimed: number
  readonly claimed_at: Date
  readonly claimed_by: string
  readonly received: number
  readonly given_up: number
  readonly given_up_reason: string | null
  readonly given_up_at: Date | null
  readonly given_up_by: string | null
  /** The first contract of the claim's chain. */
  readonly policy_id: string
}

const RECEIVED = sql`
  coalesce((select sum(cents) from bank_movement where recovery_id = recovery.id), 0)`

const RECOVERY = sql`
  select recovery.id, recovery.claim_id, claim.nature_id, claim.nature, claim.incident_date, recovery.debtor, recovery.reason, recovery.reference,
    recovery.cents as claimed, recovery.claimed_at, recovery.claimed_by,
    ${RECEIVED}::float8 as received,
    recovery.given_up_cents as given_up, recovery.given_up_reason, recovery.given_up_at, recovery.given_up_by,
    coalesce(contract.origin_contract_id, contract.id) as policy_id
  from claim_recovery recovery
    join claim on claim.id = recovery.claim_id
    join contract on contract.id = claim.contract_id`

/** The recoveries of a claim, oldest first. */
export async function findRecoveries(database: Database, claimId: string): Promise<RecoveryRow[]> {
  const { rows } = await sql<RecoveryRow>`${RECOVERY}
    where recovery.claim_id = ${claimId} order by recovery.claimed_at, recovery.id`.execute(
    database,
  )
  return rows
}

/** One recovery, locked until the commit. */
export async function holdRecovery(
  transaction: Database,
  id: string,
): Promise<RecoveryRow | undefined> {
  // locked first, so that nobody adds a receipt while the sum is read
  await sql`select id from claim_recovery where id = ${id} for update`.execute(transaction)
  const { rows } = await sql<RecoveryRow>`${RECOVERY} where recovery.id = ${id}`.execute(
    transaction,
  )
  return rows[0]
}

/** Recoveries by reference, locked until the commit. */
export async function holdRecoveriesNamed(
  transaction: Database,
  references: readonly string[],
): Promise<RecoveryRow[]> {
  if (references.length === 0) return []
  await sql`
    select id from claim_recovery where reference = any(${references}) order by id for update`.execute(
    transaction,
  )
  const { rows } = await sql<RecoveryRow>`${RECOVERY}
    where recovery.reference = any(${references})`.execute(transaction)
  return rows
}

/** Open recoveries whose debtor or reference contains a text. */
export async function searchExpected(
  database: Database,
  { name, reference, limit }: { name: string; reference: string; limit: number },
): Promise<RecoveryRow[]> {
  const { rows } = await sql<RecoveryRow>`${RECOVERY}
    where (recovery.debtor ilike ${name} or recovery.reference like ${reference})
      and recovery.cents > recovery.given_up_cents + ${RECEIVED}
    order by recovery.claimed_at, recovery.id limit ${limit}`.execute(database)
  return rows
}

export async function insertRecovery(
  transaction: Database,
  row: Insertable<Schema['claim_recovery']>,
) {
  await transaction.insertInto('claim_recovery').values(row).execute()
}

export async function setGivenUp(
  transaction: Database,
  {
    id,
    cents,
    reason,
    by,
    at,
  }: { id: string; cents: number; reason: string; by: string; at: Date },
) {
  await transaction
    .updateTable('claim_recovery')
    .set({ given_up_cents: cents, given_up_reason: reason, given_up_by: by, given_up_at: at })
    .where('id', '=', id)
    .execute()
}
