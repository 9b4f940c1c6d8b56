import type { Database } from '../../platform/database/database.ts'
import type { OrderRow } from './batches.repository.ts'

export async function approveBatch(
  transaction: Database,
  approval: { id: string; by: string; at: Date; sealed: Buffer; sha256: Buffer },
) {
  await transaction
    .updateTable('payment_batch')
    .set({
      approved_at: approval.at,
      approved_by: approval.by,
      file_sealed: approval.sealed,
      file_sha256: approval.sha256,
    })
    .where('id', '=', approval.id)
    .execute()
  await setStates(transaction, approval.id, 'sent')
}

export async function withdrawBatch(
  transaction: Database,
  { id, by, at }: { id: string; by: string; at: Date },
) {
  await transaction
    .updateTable('payment_batch')
    .set({ withdrawn_at: at, withdrawn_by: by })
    .where('id', '=', id)
    .execute()
  await setStates(transaction, id, 'withdrawn')
}

async function setStates(transaction: Database, batchId: string, state: OrderRow['state']) {
  await transaction
    .updateTable('payment_order')
    .set({ state })
    .where('batch_id', '=', batchId)
    .where('state', '=', 'prepared')
    .execute()
}

export async function findFile(database: Database, id: string): Promise<Buffer | null> {
  const row = await database
    .selectFrom('payment_batch')
    .select('file_sealed')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.file_sealed ?? null
}

export async function noteDownload(
  transaction: Database,
  { id, by, at }: { id: string; by: string; at: Date },
) {
  await transaction
    .updateTable('payment_batch')
    .set({ downloaded_at: at, downloaded_by: by })
    .where('id', '=', id)
    .where('downloaded_at', 'is', null)
    .execute()
}

/** Erases the content of files approved before a day; their digests are kept. */
export async function forgetFiles(database: Database, before: Date) {
  await database
    .updateTable('payment_batch')
    .set({ file_sealed: null })
    .where('approved_at', '<', before)
    .where('file_sealed', 'is not', null)
    .execute()
}
