import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { MessageTables } from '../../platform/database/tables/tables-messages.ts'

type Marking = Omit<Insertable<MessageTables['claim_health_file']>, 'is_marked'>

/** Marks files as health documents. One already marked keeps its consent, or gets the one it lacked. */
export async function markFiles(transaction: Database, rows: readonly Marking[]) {
  if (rows.length === 0) return
  await transaction
    .insertInto('claim_health_file')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('file_id').doUpdateSet({
        is_marked: true,
        consent_text: sql`coalesce(claim_health_file.consent_text, excluded.consent_text)`,
        consent_at: sql`coalesce(claim_health_file.consent_at, excluded.consent_at)`,
      }),
    )
    .execute()
}

export async function unmarkFile(transaction: Database, fileId: string) {
  await transaction
    .updateTable('claim_health_file')
    .set({ is_marked: false })
    .where('file_id', '=', fileId)
    .execute()
}

/** Ends a consent; returns false when there is none in force. */
export async function withdrawConsentOf(
  transaction: Database,
  { fileId, at }: { fileId: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('claim_health_file')
    .set({ withdrawn_at: at })
    .where('file_id', '=', fileId)
    .where('consent_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findFileIdsOfMessage(database: Database, messageId: string) {
  const rows = await database
    .selectFrom('claim_file')
    .select('id')
    .where('message_id', '=', messageId)
    .execute()
  return rows.map(({ id }) => id)
}
