import type { AttachmentType } from '@sillage/domain/claims/attachments.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

interface Touched {
  readonly key: string
  readonly type: AttachmentType
  readonly bytes: number
  readonly at: Date
}

/**
 * Registers an object before it is stored, which protects it from the sweep for a day. Waits for a sweep under way.
 * The day never starts before the bytes came, even when the work they belong to has an earlier date.
 */
export async function touchObject(database: Database, { key, type, bytes, at }: Touched) {
  const touched_at = sql<Date>`greatest(${at}::timestamptz, now())`
  await database
    .insertInto('stored_object')
    .values({ key, type, bytes, touched_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ touched_at }))
    .execute()
}
