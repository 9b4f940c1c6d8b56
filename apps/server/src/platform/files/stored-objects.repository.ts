import type { AttachmentType } from '@sillage/domain/claims/attachments.ts'
import type { Database } from '../database/database.ts'

interface Touched {
  readonly key: string
  readonly type: AttachmentType
  readonly bytes: number
  readonly at: Date
}

/** Announces an object before it is put: from now on no sweep takes it for a day. Waits for one that is under way. */
export async function touchObject(database: Database, { key, type, bytes, at }: Touched) {
  await database
    .insertInto('stored_object')
    .values({ key, type, bytes, touched_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ touched_at: at }))
    .execute()
}
