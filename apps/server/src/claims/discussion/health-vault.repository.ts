import type { AttachmentType } from '@sillage/domain/claims/attachments.ts'
import { sql } from 'kysely'
import { mayRemoveFiles } from '../../platform/database/copies/backup-lock.ts'
import type { Database } from '../../platform/database/database.ts'
import { isUnnamed } from './attachments.repository.ts'

interface OpenPaper {
  readonly fileId: string
  readonly key: string
  readonly type: AttachmentType
}

/** Health documents whose bytes are not sealed yet. */
export async function findUnsealed(database: Database): Promise<readonly OpenPaper[]> {
  return database
    .selectFrom('claim_health_file as health')
    .innerJoin('claim_file as file', 'file.id', 'health.file_id')
    .innerJoin('stored_object as object', 'object.key', 'file.object_key')
    .select(['file.id as fileId', 'object.key', 'object.type'])
    .where('health.is_marked', '=', (eb) => eb.lit(true))
    .where('health.sealed_key', 'is', null)
    .orderBy('health.marked_at')
    .execute()
}

interface Sealed {
  readonly fileId: string
  readonly from: string
  readonly to: string
  readonly sealedKey: Buffer
  readonly at: Date
}

/** Points the row to the sealed bytes; changes nothing if another server was first. */
export async function nameSealed(
  transaction: Database,
  { fileId, from, to, sealedKey, at }: Sealed,
) {
  const { numUpdatedRows } = await transaction
    .updateTable('claim_health_file')
    .set({ sealed_key: sealedKey, sealed_at: at, left_key: from })
    .where('file_id', '=', fileId)
    .where('sealed_key', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n)
    await transaction
      .updateTable('claim_file')
      .set({ object_key: to })
      .where('id', '=', fileId)
      .execute()
}

interface LeftPaper {
  readonly file_id: string
  readonly left_key: string
}

/** Documents sealed before `before` whose unsealed bytes may still be stored. */
export async function findLeftovers(
  database: Database,
  before: Date,
): Promise<readonly LeftPaper[]> {
  const { rows } = await sql<LeftPaper>`
    select file_id, left_key from claim_health_file
    where left_key is not null and sealed_at < ${before}`.execute(database)
  return rows
}

/**
 * Removes the record of the unsealed object of a document, unless a file still refers to it or the same bytes were
 * stored again since; the daily sweep handles those. Does nothing while a backup is being made.
 */
export async function releaseLeftover(
  transaction: Database,
  { file_id, left_key }: LeftPaper,
): Promise<'removable' | 'wanted' | 'later'> {
  if (!(await mayRemoveFiles(transaction))) return 'later'
  const { rows } = await sql`
    delete from stored_object as object using claim_health_file as health
    where health.file_id = ${file_id} and object.key = ${left_key}
      and object.touched_at < health.sealed_at and ${isUnnamed}
    returning object.key`.execute(transaction)
  await transaction
    .updateTable('claim_health_file')
    .set({ left_key: null })
    .where('file_id', '=', file_id)
    .execute()
  return rows.length > 0 ? 'removable' : 'wanted'
}

/** The documents with a key of their own, one page, from the id after `after`. */
export function findSealedKeys(
  database: Database,
  { after, limit }: { readonly after: string; readonly limit: number },
) {
  return database
    .selectFrom('claim_health_file')
    .select(['file_id', 'sealed_key'])
    .where('sealed_key', 'is not', null)
    .where('file_id', '>', after)
    .orderBy('file_id')
    .limit(limit)
    .$narrowType<{ sealed_key: Buffer }>()
    .execute()
}

/** Replaces the sealed key of a document; does nothing if it has changed since it was read. */
export async function replaceSealedKey(
  database: Database,
  { fileId, before, sealed }: { fileId: string; before: Buffer; sealed: Buffer },
) {
  await database
    .updateTable('claim_health_file')
    .set({ sealed_key: sealed })
    .where('file_id', '=', fileId)
    .where('sealed_key', '=', before)
    .execute()
}
