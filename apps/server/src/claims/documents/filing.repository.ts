import type { Insertable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** What the files of a claim are, as far as it is known, and the team's verdict on them. */
export function findFilings(database: Database, claimId: string) {
  return database
    .selectFrom('claim_file as file')
    .leftJoin('claim_message as message', 'message.id', 'file.message_id')
    .leftJoin('claim_provided_document as provided', 'provided.file_id', 'file.id')
    .leftJoin('claim_document_request as request', 'request.id', 'provided.request_id')
    .select(['file.id as file_id', 'file.given_name', 'message.kind'])
    .select(['provided.document_key', 'provided.request_id', 'request.label as asked_label'])
    .select(['provided.verdict', 'provided.refusal_reason', 'provided.refusal_words'])
    .where('file.claim_id', '=', claimId)
    .execute()
}

export type FilingRow = Awaited<ReturnType<typeof findFilings>>[number]

interface Share {
  readonly claimId: string
  readonly fileId: string
  readonly accountId: string
}

/** Shares a file with a third party; false when they already see it. */
export async function insertShare(
  transaction: Database,
  { claimId, fileId, accountId, by, at }: Share & { readonly by: string; readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('claim_file_share')
    .values({
      claim_id: claimId,
      file_id: fileId,
      account_id: accountId,
      shared_by: by,
      shared_at: at,
    })
    .onConflict((conflict) => conflict.columns(['file_id', 'account_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Stops sharing it; false when it was not shared. */
export async function deleteShare(
  transaction: Database,
  { fileId, accountId }: Omit<Share, 'claimId'>,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('claim_file_share')
    .where('file_id', '=', fileId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** The changes made to the files of a claim, newest first. */
export function findFileChanges(database: Database, claimId: string) {
  return database
    .selectFrom('claim_file_change')
    .select(['id', 'file_id', 'kind', 'detail', 'changed_by', 'at'])
    .where('claim_id', '=', claimId)
    .orderBy('id', 'desc')
    .execute()
}

export type FileChangeRow = Awaited<ReturnType<typeof findFileChanges>>[number]

export async function insertFileChange(
  transaction: Database,
  change: Insertable<Schema['claim_file_change']>,
) {
  await transaction.insertInto('claim_file_change').values(change).execute()
}

export async function nameFile(
  transaction: Database,
  { fileId, name }: { fileId: string; name: string | null },
) {
  await transaction
    .updateTable('claim_file')
    .set({ given_name: name })
    .where('id', '=', fileId)
    .execute()
}

const UNJUDGED = {
  verdict: null,
  refusal_reason: null,
  refusal_words: '',
  judged_by: null,
  judged_at: null,
} as const

/** Says which document of the checklist a file is, or none; its sender and date stay. Its review is reset. */
export async function classFile(
  transaction: Database,
  { claimId, fileId, key }: { claimId: string; fileId: string; key: string | null },
) {
  await transaction
    .insertInto('claim_provided_document')
    .columns(['claim_id', 'file_id', 'document_key', 'provided_by', 'provided_at'])
    .expression((eb) =>
      eb
        .selectFrom('claim_file')
        .select((file) => [
          'claim_id',
          'id',
          file.val(key).as('document_key'),
          'account_id',
          'uploaded_at',
        ])
        .where('id', '=', fileId)
        .where('claim_id', '=', claimId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['claim_id', 'file_id'])
        .doUpdateSet({ document_key: key, request_id: null, ...UNJUDGED }),
    )
    .execute()
}

type Judgement = Pick<
  Insertable<Schema['claim_provided_document']>,
  'verdict' | 'refusal_reason' | 'refusal_words' | 'judged_by' | 'judged_at'
>

export async function judgeFile(
  transaction: Database,
  { claimId, fileId, judgement }: { claimId: string; fileId: string; judgement: Judgement },
) {
  await transaction
    .updateTable('claim_provided_document')
    .set(judgement)
    .where('claim_id', '=', claimId)
    .where('file_id', '=', fileId)
    .execute()
}
