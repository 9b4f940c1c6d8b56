import type { Turn } from '@sillage/domain/conversations/conversation.ts'
import type { ConversationRow } from '../platform/database/tables/tables-customers.ts'

type Row = Pick<ConversationRow, 'waiting_since' | 'closed_at'>

export function turnOf({ waiting_since, closed_at }: Row): Turn {
  return { waitingSince: instantOf(waiting_since), closedAt: instantOf(closed_at) }
}

export function turnColumns({ waitingSince, closedAt }: Turn): Row {
  return { waiting_since: dateOf(waitingSince), closed_at: dateOf(closedAt) }
}

function instantOf(date: Date | null): Temporal.Instant | null {
  return date && date.toTemporalInstant()
}

function dateOf(instant: Temporal.Instant | null): Date | null {
  return instant && new Date(instant.epochMilliseconds)
}
