import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** The bank accounts of some people, looked up by the blind index of their IBAN. */
export async function findKnownAccounts(
  transaction: Database,
  { accountIds, indexes }: { accountIds: readonly string[]; indexes: readonly Buffer[] },
) {
  if (accountIds.length === 0) return []
  return transaction
    .selectFrom('bank_account')
    .select(['id', 'account_id', 'holder', 'iban_index'])
    .where('account_id', 'in', accountIds)
    .where('iban_index', 'in', indexes)
    .orderBy('created_at')
    .execute()
}

export async function insertAccounts(
  transaction: Database,
  rows: readonly Insertable<Schema['bank_account']>[],
) {
  if (rows.length > 0) await transaction.insertInto('bank_account').values(rows).execute()
}

/** The accounts that owe some dues, by due. */
export async function findDebtors(
  transaction: Database,
  dueIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (dueIds.length === 0) return new Map()
  const rows = await transaction
    .selectFrom('due')
    .select(['id', 'account_id'])
    .where('id', 'in', dueIds)
    .execute()
  return new Map(rows.map(({ id, account_id }) => [id, account_id]))
}

export function findSealedPayer(transaction: Database, movementId: string) {
  return transaction
    .selectFrom('bank_movement')
    .select(['payer_sealed', 'party'])
    .where('id', '=', movementId)
    .executeTakeFirstOrThrow()
}

/** Replaces the encrypted sender IBAN of a movement by a reference to the account. */
export async function setPayer(
  transaction: Database,
  { movementId, bankAccountId }: { movementId: string; bankAccountId: string | null },
) {
  await transaction
    .updateTable('bank_movement')
    .set({ payer_sealed: null, paid_from: bankAccountId })
    .where('id', '=', movementId)
    .execute()
}

/**
 * The bank account that paid at least so much of a policy, net of refunds: by debits collected or under way, and by
 * transfers reported by the bank. When several did, the one that paid last; null when none did, or when the holder of
 * the account has died.
 */
export async function findPayer(
  database: Database,
  { policyId, cents }: { policyId: string; cents: number },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with moved as (
      select ordered.bank_account_id as account_id, ordered.cents, coalesce(ordered.answered_on, current_date) as moved_on
        from payment_order ordered
        where ordered.policy_id = ${policyId} and ordered.due_id is not null and ordered.state in ('sent', 'settled')
      union all
      select movement.paid_from, movement.cents, movement.booked_on
        from bank_movement movement join due on due.id = movement.due_id
        where due.policy_id = ${policyId} and movement.cents > 0 and movement.paid_from is not null
      union all
      select payout.bank_account_id, -payout.cents, null from payout
        where payout.policy_id = ${policyId} and payout.kind <> 'indemnity' and payout.cancelled_at is null
          and payout.bank_account_id is not null)
    select (array_agg(account.id order by moved.moved_on desc nulls last))[1] as id
    from moved join bank_account account on account.id = moved.account_id
    -- of somebody who has died, the team names who receives it
    where not exists (select from holder_death where holder_death.account_id = account.account_id)
    group by account.iban_index
    having sum(moved.cents) >= ${cents} order by max(moved.moved_on) desc nulls last limit 1`.execute(
    database,
  )
  return rows[0]?.id ?? null
}
