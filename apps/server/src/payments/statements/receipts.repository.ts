import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { DUE_OWES } from '../dues/dues.repository.ts'
import type { OwedDue } from './match-movements.ts'

/** Dues with what is owed, looked up by a reference of their policy or by the IBANs of those who owe them. */
export async function holdOwed(
  transaction: Database,
  { references, ibans }: { references: readonly string[]; ibans: readonly Buffer[] },
): Promise<(OwedDue & { iban: string | null })[]> {
  const { rows: named } = await sql<{ id: string; iban: string | null }>`
    with named as (
      select due.id, null::bytea as iban from due where due.reference = any(${references})
      union all
      select due.id, null from due
      where due.policy_id in (select policy_id from due where reference = any(${references}))
        and due.issued_at is not null and due.voided_at is null
      union all
      select due.id, account.iban_index from bank_account account join due on due.account_id = account.account_id
      where account.iban_index = any(${ibans}) and due.issued_at is not null and due.voided_at is null)
    select due.id, encode(named.iban, 'hex') as iban from named join due on due.id = named.id
    order by due.id for update of due`.execute(transaction)
  const held = await findOwed(transaction, Array.from(new Set(named.map(({ id }) => id))))
  const byId = new Map(held.map((due) => [due.id, due]))
  return named.flatMap(({ id, iban }) => {
    const due = byId.get(id)
    return due ? [{ ...due, iban }] : []
  })
}

/** One due with what is owed, locked until the commit. */
export async function holdDue(transaction: Database, id: string): Promise<HeldDue | undefined> {
  await sql`select from due where id = ${id} for update`.execute(transaction)
  const [due] = await findOwed(transaction, [id])
  return due
}

/** The due and all called dues of its policy, locked until the commit. */
export async function holdPolicyDues(transaction: Database, id: string): Promise<HeldDue[]> {
  const { rows } = await sql<{ id: string }>`
    select id from due
    where policy_id = (select policy_id from due where id = ${id})
      and (id = ${id} or (issued_at is not null and voided_at is null))
    order by id for update`.execute(transaction)
  return findOwed(
    transaction,
    rows.map((row) => row.id),
  )
}

export interface HeldDue extends OwedDue {
  readonly contract_id: string
  readonly account_id: string
}

/**
 * What is owed of dues that are locked already. A statement of its own: one that waits for the lock still reads the
 * payments as they were before its wait.
 */
async function findOwed(transaction: Database, ids: readonly string[]): Promise<HeldDue[]> {
  const { rows } = await sql<HeldDue>`
    select due.id, due.policy_id, due.contract_id, due.account_id, due.reference, due.due_on, due.rank,
      ${DUE_OWES}::float8 as owed
    from due where due.id = any(${ids}) order by due.id`.execute(transaction)
  return rows
}

/** The bank account of a person that a movement came from; null when they have no such account. */
export async function findSender(
  database: Database,
  { movementId, accountId }: { movementId: string; accountId: string },
): Promise<string | null> {
  const row = await database
    .selectFrom('bank_account')
    .innerJoin('bank_movement', 'bank_movement.party_iban_index', 'bank_account.iban_index')
    .select('bank_account.id')
    .where('bank_movement.id', '=', movementId)
    .where('bank_account.account_id', '=', accountId)
    .orderBy('bank_account.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
