import type { ComplaintMotive } from '@sillage/domain/complaints/register.ts'
import type { Insertable } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/tables/schema.ts'

/** An active team member, kept as they are until the transaction ends. */
export function holdColleague(database: Database, id: string) {
  return database
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('role', '<>', 'user')
    .where('is_active', '=', (eb) => eb.lit(true))
    .forShare()
    .executeTakeFirst()
}

/** Takes the unanswered complaints from their handler. Returns which they were. */
export async function releaseOpen(transaction: Database, ownerId: string): Promise<string[]> {
  const rows = await transaction
    .updateTable('complaint')
    .set({ owner_id: null })
    .where('owner_id', '=', ownerId)
    .where('answered_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

interface Handling {
  readonly owner_id?: string | null
  readonly motive?: ComplaintMotive | null
}

export async function changeHandling(transaction: Database, id: string, change: Handling) {
  await transaction.updateTable('complaint').set(change).where('id', '=', id).execute()
}

export async function insertNote(
  transaction: Database,
  note: Insertable<Schema['complaint_note']>,
): Promise<void> {
  await transaction.insertInto('complaint_note').values(note).execute()
}

/** The notes of some complaints, oldest first. */
export function findNotes(database: Database, complaintIds: readonly string[]) {
  return database
    .selectFrom('complaint_note')
    .innerJoin('account', 'account.id', 'complaint_note.author_id')
    .select(['complaint_note.id', 'complaint_note.complaint_id', 'complaint_note.text'])
    .select(['complaint_note.at', 'account.username', 'account.first_name', 'account.last_name'])
    .where('complaint_note.complaint_id', 'in', complaintIds)
    .orderBy('complaint_note.at')
    .orderBy('complaint_note.id')
    .execute()
}

export type ComplaintNoteRow = Awaited<ReturnType<typeof findNotes>>[number]
