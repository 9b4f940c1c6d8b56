import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

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
