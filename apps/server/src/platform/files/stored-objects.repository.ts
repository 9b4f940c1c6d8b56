import type { AttachmentType } from '@sillage/domain/claims/attachments.ts'
import type { Database } from '../database/database.ts'

interface Touched {
  readonly key: string
  readonly type: AttachmentType
  readonly bytes: number
  readonly at: Date
}

/** Registers an object before it is stored, which protects it from the sweep for a day. Waits for a sweep under way. */
export async function touchObject(database: Database, { key, type, bytes, at }: Touched) {
  await database
    .insertInto('stored_object')
    .values({ key, type, bytes, touched_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ touched_at: at }))
    .execute()
}
