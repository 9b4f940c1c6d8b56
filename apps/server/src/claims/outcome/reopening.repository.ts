import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

export type ReopeningRow = Selectable<Schema['claim_reopening']>

export async function insertReopening(
  transaction: Database,
  row: Insertable<Schema['claim_reopening']>,
) {
  await transaction.insertInto('claim_reopening').values(row).execute()
}

/** The last reopening that needed a second person, answered or not. */
export function findLastReopening(
  database: Database,
  claimId: string,
): Promise<ReopeningRow | undefined> {
  return database
    .selectFrom('claim_reopening')
    .select(columnsOf('claim_reopening'))
    .where('claim_id', '=', claimId)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

interface Answered {
  readonly claimId: string
  readonly answer: 'accepted' | 'refused' | 'recalled' | 'lapsed'
  readonly reason: string
  readonly by: string
  readonly at: Date
}

/** Records the answer to the waiting reopening of a claim, if there is one. */
export async function answerReopening(
  transaction: Database,
  { claimId, answer, reason, by, at }: Answered,
) {
  await transaction
    .updateTable('claim_reopening')
    .set({ answer, answer_reason: reason, answered_by: by, answered_at: at })
    .where('claim_id', '=', claimId)
    .where('answer', 'is', null)
    .execute()
}

/** Everyone who decided a claim or signed a decision on it second. */
export async function findHands(database: Database, claimId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('claim_outcome')
    .select(['decided_by', 'approved_by'])
    .where('claim_id', '=', claimId)
    .execute()
  return rows.flatMap(({ decided_by, approved_by }) =>
    approved_by === null ? [decided_by] : [decided_by, approved_by],
  )
}
