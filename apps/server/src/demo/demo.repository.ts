import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The dues asked for on a contract, earliest first. */
export function findIssued(database: Database, contractId: string) {
  return database
    .selectFrom('due')
    .select(['id', 'policy_id', 'due_on', 'cents', 'method'])
    .where('contract_id', '=', contractId)
    .where('issued_at', 'is not', null)
    .orderBy('rank')
    .execute()
}

export function findRefund(database: Database, contractId: string) {
  return database
    .selectFrom('payout')
    .select(['id', 'policy_id', 'cents', 'requested_at'])
    .where('contract_id', '=', contractId)
    .executeTakeFirst()
}

export async function payByTransfer(database: Database, id: string) {
  await database.updateTable('due').set({ method: 'transfer' }).where('id', '=', id).execute()
}

/**
 * Marks what was signed weeks before the demo as done: documents mailed, vehicles reported and accepted by the
 * register.
 */
export async function settleRecords(database: Database) {
  await database.deleteFrom('paper_post').execute()
  await sql`
    update vehicle_event set batch_id = gen_random_uuid(),
      sent_at = occurred_at + interval '1 day', acknowledged_at = occurred_at + interval '2 days'
    where occurred_at < now() - interval '2 days'`.execute(database)
}
