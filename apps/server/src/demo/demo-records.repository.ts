import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** What was signed and reported weeks before the demonstration began: papers left long ago, the file of insured vehicles knows. */
export async function settleRecords(database: Database) {
  await database.deleteFrom('paper_post').execute()
  await sql`
    update vehicle_event set batch_id = gen_random_uuid(),
      sent_at = occurred_at + interval '1 day', acknowledged_at = occurred_at + interval '2 days'
    where occurred_at < now() - interval '2 days'`.execute(database)
}
