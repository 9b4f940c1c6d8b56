import { isComplaintLate } from '@sillage/domain/complaints/deadlines.ts'
import type { ComplaintMotive } from '@sillage/domain/complaints/register.ts'
import type { Database } from '../platform/database/database.ts'
import { findOpenComplaints } from './complaints.repository.ts'

interface OpenComplaint {
  readonly id: string
  readonly motive: ComplaintMotive | null
  /** Whether the next step is overdue. */
  readonly isLate: boolean
}

/** Every complaint without an answer. */
export async function openComplaints(
  database: Database,
  today: Temporal.PlainDate,
): Promise<readonly OpenComplaint[]> {
  const rows = await findOpenComplaints(database)
  return rows.map(({ id, motive, received_at, acknowledged_at }) => ({
    id,
    motive,
    isLate: isComplaintLate(
      {
        receivedAt: received_at.toTemporalInstant(),
        acknowledgedAt: acknowledged_at?.toTemporalInstant() ?? null,
        answeredAt: null,
      },
      today,
    ),
  }))
}
