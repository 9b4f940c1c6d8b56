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

/** Papers about health whose bytes still lie as they came. */
export async function findOutside(database: Database): Promise<readonly OpenPaper[]> {
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

/** From now on the row names the sealed bytes; nothing changes where another server was first. */
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

/** Papers sealed before a moment whose bytes as they came may still be there. */
export async function findLeft(database: Database, before: Date): Promise<readonly LeftPaper[]> {
  const { rows } = await sql<LeftPaper>`
    select file_id, left_key from claim_health_file
    where left_key is not null and sealed_at < ${before}`.execute(database)
  return rows
}

/**
 * Takes the object that a paper has left, unless a file still names it or somebody has stored the same bytes since: the
 * sweep of every day looks at it then. Nothing at all while a copy of the house is made.
 */
export async function takeLeft(
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

/** Papers with a key of their own, a page after an id. */
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

/** The key of a paper, sealed anew; nothing where it has changed since it was read. */
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
