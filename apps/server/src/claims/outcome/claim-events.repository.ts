import type { ClaimStatus } from '@sillage/domain/claims/status.ts'
import type { WaitingSide } from '@sillage/domain/claims/urgency.ts'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { ClaimEventRow } from '../../platform/database/tables/tables-claims.ts'

export async function insertClaimEvents(
  transaction: Database,
  events: readonly Insertable<Schema['claim_event']>[],
): Promise<string[]> {
  const rows = await transaction.insertInto('claim_event').values(events).returning('id').execute()
  return rows.map(({ id }) => id)
}

/** The events of a claim, oldest first; internal ones only with `withInternal`. */
export function findClaimEvents(
  database: Database,
  { claimId, withInternal }: { claimId: string; withInternal: boolean },
): Promise<ClaimEventRow[]> {
  const events = database
    .selectFrom('claim_event')
    .select(columnsOf('claim_event'))
    .where('claim_id', '=', claimId)
  return (withInternal ? events : events.where('is_internal', '=', (eb) => eb.lit(false)))
    .orderBy('id')
    .execute()
}

export interface ClaimChange {
  readonly status?: ClaimStatus
  readonly waiting?: WaitingSide
  readonly assignee_id?: string | null
  /** A message on a closed claim from anyone but the insurer. */
  readonly isWrittenOn?: true
}

/**
 * Changes a claim. When the turn passes to the other side, or a closed claim opens again, the wait starts at `at`:
 * nobody waited while it was closed. The mark of new messages on a closed claim is removed once it is the customer's
 * turn or the status changes.
 */
export async function updateClaim(
  transaction: Database,
  { id, at, change: { isWrittenOn, ...change } }: { id: string; at: Date; change: ClaimChange },
) {
  const { waiting, status } = change
  const opens = status !== undefined && status !== 'closed'
  const goesOn = opens
    ? sql`waiting = ${waiting} and status <> 'closed'`
    : sql`waiting = ${waiting}`
  await transaction
    .updateTable('claim')
    .set({
      ...change,
      updated_at: at,
      ...(isWrittenOn ? { written_on_at: sql<Date>`coalesce(written_on_at, ${at})` } : {}),
      ...(waiting === 'customer' || status !== undefined ? { written_on_at: null } : {}),
      ...(waiting === undefined
        ? {}
        : {
            waiting_since: sql<Date>`case when ${goesOn} then waiting_since else ${at} end`,
          }),
    })
    .where('id', '=', id)
    .execute()
}
