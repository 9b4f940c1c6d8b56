import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, inTransaction } from '../../platform/database/database.ts'

/** Has the bank say that a due was paid, in whole or in part. */
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
