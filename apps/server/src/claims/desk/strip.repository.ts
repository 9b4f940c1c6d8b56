import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

const NAMES = ['pending', 'ongoing', 'late', 'nobody', 'inactive', 'written'] as const

/** How many claims the desk has of each kind. Each is among the open ones and those written on, which one index holds whole. */
export async function countStrip(
  database: Database,
  { lateSince }: { readonly lateSince: Date },
): Promise<Readonly<Record<(typeof NAMES)[number], number>>> {
  const { rows } = await sql<Record<(typeof NAMES)[number], number>>`
    select count(*) filter (where claim.status = 'pending')::int as pending,
      count(*) filter (where claim.status in ('in_progress', 'under_review'))::int as ongoing,
      count(*) filter (where claim.urgency_rank < 2 and claim.waiting_since < ${lateSince})::int as late,
      count(*) filter (where claim.urgency_rank < 3 and claim.assignee_id is null)::int as nobody,
      count(*) filter (where handler.id is null)::int as inactive,
      count(*) filter (where claim.written_on_at is not null)::int as written
    from claim left join account as handler
      on handler.id = claim.assignee_id and handler.role <> 'user' and handler.is_active
    where claim.urgency_rank < 3 or claim.written_on_at is not null`.execute(database)
  return rows[0] ?? { pending: 0, ongoing: 0, late: 0, nobody: 0, inactive: 0, written: 0 }
}
