import { sql } from 'kysely'
import { mayRemoveFiles } from '../../platform/database/copies/backup-lock.ts'
import type { Database } from '../../platform/database/database.ts'
import { SEAL_BYTES } from '../../platform/sealing/sealing.ts'

export interface NewFile {
  readonly claim_id: string
  readonly account_id: string
  readonly message_id: string | null
  readonly place?: number
  readonly object_key: string
  readonly name: string
  readonly uploaded_at: Date
}

export async function insertFiles(database: Database, files: readonly NewFile[]) {
  if (files.length === 0) return []
  return database.insertInto('claim_file').values(files).returning('id').execute()
}

/** The size of the file itself: a sealed object is longer by its seal. */
const lengthOf = sql<number>`object.bytes - case when health.sealed_key is null then 0 else ${sql.lit(SEAL_BYTES)} end`

function fileRows(database: Database) {
  return database
    .selectFrom('claim_file as file')
    .innerJoin('stored_object as object', 'object.key', 'file.object_key')
    .leftJoin('claim_message as message', 'message.id', 'file.message_id')
    .leftJoin('claim_health_file as health', 'health.file_id', 'file.id')
    .select(['file.id', 'file.message_id', 'file.object_key', 'file.name', 'file.uploaded_at'])
    .select(['object.type', 'health.sealed_key'])
    .select(lengthOf.as('bytes'))
    .select(['file.account_id', 'file.claim_id', 'health.consent_at', 'health.withdrawn_at'])
    .select(sql<boolean>`coalesce(health.is_marked, false)`.as('is_health'))
    .select(
      sql<string[]>`array(select account_id::text from claim_file_share
        where claim_file_share.file_id = file.id)`.as('shared_with'),
    )
}

export type FileRow = Awaited<ReturnType<ReturnType<typeof fileRows>['execute']>>[number]

interface Viewer {
  readonly claimId: string
  readonly accountId: string
  readonly forStaff: boolean
}

/** The files of a claim that a person may see: those of notes for staff only, and nobody else's unsent files. */
function visibleFiles(database: Database, { claimId, accountId, forStaff }: Viewer) {
  return fileRows(database)
    .where('file.claim_id', '=', claimId)
    .where(
      sql<boolean>`case when message.id is not null then ${forStaff} or message.kind <> 'note'
        else file.account_id = ${accountId} or ${isProvided} end`,
    )
}

/** Whether a file was sent for a requested document. */
const isProvided = sql<boolean>`exists (
  select from claim_provided_document as provided where provided.file_id = file.id)`

/** Whether a file was sent, as opposed to only uploaded. */
const isSent = sql<boolean>`(file.message_id is not null or ${isProvided})`

export function findSentFiles(database: Database, viewer: Viewer): Promise<FileRow[]> {
  return visibleFiles(database, viewer)
    .where(isSent)
    .orderBy('file.message_id')
    .orderBy('file.place')
    .orderBy('file.id')
    .execute()
}

export function findFile(database: Database, { id, ...viewer }: Viewer & { readonly id: string }) {
  return visibleFiles(database, viewer).where('file.id', '=', id).executeTakeFirst()
}

export async function findFilesOfMessages(
  database: Database,
  messageIds: readonly string[],
): Promise<FileRow[]> {
  if (messageIds.length === 0) return []
  return fileRows(database)
    .where('file.message_id', 'in', messageIds)
    .orderBy('file.place')
    .orderBy('file.id')
    .execute()
}

interface Attaching {
  readonly ids: readonly string[]
  readonly claimId: string
  readonly accountId: string
  readonly messageId: string
  /** The place of the first of them in the message. */
  readonly from: number
}

/** Attaches files that the author has uploaded to a message, in the order of `ids`. Returns how many were found. */
export async function attachFiles(
  transaction: Database,
  { ids, claimId, accountId, messageId, from }: Attaching,
): Promise<number> {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await transaction
    .updateTable('claim_file')
    .set({
      message_id: messageId,
      place: sql<number>`array_position(${ids}::uuid[], id) + ${from}::int`,
    })
    .where('id', 'in', ids)
    .where('claim_id', '=', claimId)
    .where('account_id', '=', accountId)
    .where('message_id', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Lets the uploads of an account be counted and inserted one after the other, until the commit. */
export async function holdUploads(transaction: Database, accountId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${accountId}`}, 0))`.execute(
    transaction,
  )
}

/** How many files an account has uploaded since `since`, and how many the claim has in all. */
export async function countFiles(
  database: Database,
  { accountId, claimId, since }: { accountId: string; claimId: string; since: Date },
): Promise<{ byAccount: number; onClaim: number }> {
  const { rows } = await sql<{ byAccount: number; onClaim: number }>`
    select (select count(*)::int from claim_file
        where account_id = ${accountId} and uploaded_at > ${since}) as "byAccount",
      (select count(*)::int from claim_file where claim_id = ${claimId}) as "onClaim"`.execute(
    database,
  )
  return rows[0] ?? { byAccount: 0, onClaim: 0 }
}

/** Deletes files that were uploaded before `before` and never sent. */
export async function deleteUnsentFiles(database: Database, before: Date) {
  await sql`delete from claim_file as file
    where file.uploaded_at < ${before} and not ${isSent}`.execute(database)
}

/** Condition on `object`: no row refers to it. */
export const isUnnamed = sql`not exists (select from claim_file where claim_file.object_key = object.key)
  and not exists (select from contract_signature where final_object = object.key)
  and not exists (select from mail_paper where mail_paper.object_key = object.key)
  and not exists (select from formal_notice where formal_notice.object_key = object.key)
  and not exists (select from formal_notice where formal_notice.termination_key = object.key)
  and not exists (select from issued_document where issued_document.object_key = object.key)
  and not exists (select from issued_claim_paper where issued_claim_paper.object_key = object.key)`

/**
 * Removes the record of one object that no row refers to and that nobody has stored since `before`, and returns its
 * key. It stays locked until the transaction ends, so anyone storing the same bytes meanwhile waits, then stores them
 * again.
 */
export async function takeOrphan(transaction: Database, before: Date): Promise<string | null> {
  if (!(await mayRemoveFiles(transaction))) return null
  const { rows } = await sql<{ key: string }>`
    delete from stored_object where key = (
      select key from stored_object as object
      where touched_at < ${before}
        and ${isUnnamed}
      limit 1 for update skip locked)
    returning key`.execute(transaction)
  return rows[0]?.key ?? null
}
