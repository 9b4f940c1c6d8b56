import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, inTransaction } from '../../platform/database/database.ts'

/** Posts a due as paid by the bank, in whole or in part. */
export function payDue(database: Database, { id, cents }: { id: string; cents?: number }) {
  return inTransaction(database, async (transaction) => {
    const due = await transaction
      .selectFrom('due')
      .select(['cents', 'policy_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const paid = cents ?? due.cents
    const { rows } = await sql<{ id: string }>`
      insert into ledger_entry (event, source, policy_id, effective_on)
      values ('movement.received', ${randomUUID()}, ${due.policy_id}, (now() at time zone 'Europe/Paris')::date)
      returning id`.execute(transaction)
    await sql`
      insert into ledger_line (entry_id, rank, account, cents, due_id) values
        (${rows[0]?.id}, 0, 'bank', ${paid}, null),
        (${rows[0]?.id}, 1, 'policyholders', ${-paid}, ${id})`.execute(transaction)
  })
}

/** Pays whatever an account was called for. */
export async function payDues(database: Database, accountId: string) {
  const dues = await database
    .selectFrom('due')
    .select('id')
    .where('account_id', '=', accountId)
    .where('issued_at', 'is not', null)
    .execute()
  for (const due of dues) await payDue(database, due)
}

/** Requests a refund for a policy to its payer, on the account of its mandate. */
export async function owePayout(
  database: Database,
  paid: {
    accountId: string
    contractId: string
    policy_id: string
    cents: number
    requestedBy?: string | null
  },
): Promise<string> {
  const account = await database
    .selectFrom('bank_account')
    .select('id')
    .where('account_id', '=', paid.accountId)
    .executeTakeFirstOrThrow()
  await sql`
    with entry as (
      insert into ledger_entry (event, source, policy_id, effective_on)
      values ('contract.ended', ${paid.contractId}, ${paid.policy_id}, current_date) returning id)
    insert into ledger_line (entry_id, rank, account, cents)
    select id, 0, 'policyholders', ${-paid.cents}::bigint from entry
    union all select id, 1, 'premium', ${paid.cents}::bigint from entry`.execute(database)
  const id = randomUUID()
  await database
    .insertInto('payout')
    .values({
      id,
      kind: 'refund',
      account_id: paid.accountId,
      contract_id: paid.contractId,
      policy_id: paid.policy_id,
      cents: paid.cents,
      bank_account_id: account.id,
      requested_at: new Date(),
      requested_by: paid.requestedBy ?? null,
      due_on: '2030-01-01',
    })
    .execute()
  return id
}
