import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { OwedDue } from './match-movements.ts'

/** The due and all called dues of its policy, locked until the commit. */
export async function holdPolicyDues(transaction: Database, id: string) {
  const { rows } = await sql<OwedDue & { contract_id: string; account_id: string }>`
    select due.id, due.policy_id, due.contract_id, due.account_id, due.reference, due.due_on, due.rank,
      coalesce((select sum(cents) from ledger_line where due_id = due.id and account = 'policyholders'), 0)::float8 as owed
    from due
    where due.policy_id = (select policy_id from due where id = ${id})
      and (due.id = ${id} or (due.issued_at is not null and due.voided_at is null))
    order by due.id for update`.execute(transaction)
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
