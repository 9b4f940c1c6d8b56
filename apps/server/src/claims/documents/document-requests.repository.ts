import type { SentDocument } from '@sillage/domain/claims/checklist.ts'
import { STATEMENT_DOCUMENT } from '@sillage/domain/claims/nature.ts'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { ClaimRequestRow } from '../../platform/database/tables/claims/tables-documents.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** The requests of a claim, each with the files that answered it; open ones first, then the latest. */
export function findRequests(database: Database, claimId: string) {
  return database
    .selectFrom('claim_document_request')
    .select(columnsOf('claim_document_request'))
    .select(
      sql<string[]>`array(
        select provided.file_id::text from claim_provided_document provided
        where provided.request_id = claim_document_request.id
        order by provided.provided_at, provided.file_id)`.as('files'),
    )
    .where('claim_id', '=', claimId)
    .orderBy((eb) => eb('fulfilled_at', 'is', null).and('withdrawn_at', 'is', null), 'desc')
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .execute()
}

export type AskedDocument = Awaited<ReturnType<typeof findRequests>>[number]

/** The checklist documents for which files were sent, with the team's verdict, and a statement signed by both drivers. */
export async function findSentDocuments(
  database: Database,
  claimId: string,
): Promise<SentDocument[]> {
  const { rows } = await sql<SentDocument>`
    select distinct document_key as key, verdict from claim_provided_document
    where claim_id = ${claimId} and document_key is not null
    union all
    select ${STATEMENT_DOCUMENT}, null from claim_statement
    where claim_id = ${claimId} and signed_a_at is not null and signed_b_at is not null`.execute(
    database,
  )
  return rows
}

/** Asks for a document; undefined when it is asked for already. */
export function insertRequest(
  transaction: Database,
  request: Insertable<Schema['claim_document_request']>,
): Promise<ClaimRequestRow | undefined> {
  return transaction
    .insertInto('claim_document_request')
    .values(request)
    .onConflict((conflict) =>
      conflict
        .columns(['claim_id', 'document_key'])
        .where('document_key', 'is not', null)
        .where('fulfilled_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .doNothing(),
    )
    .returning(columnsOf('claim_document_request'))
    .executeTakeFirst()
}

type Ending =
  | { readonly fulfilled_at: Date; readonly fulfilled_by: string }
  | { readonly withdrawn_at: Date }

/** Ends an open request of a claim; undefined when there is none. */
export function endRequest(
  transaction: Database,
  { claimId, requestId, ending }: { claimId: string; requestId: string; ending: Ending },
): Promise<ClaimRequestRow | undefined> {
  return transaction
    .updateTable('claim_document_request')
    .set(ending)
    .where('id', '=', requestId)
    .where('claim_id', '=', claimId)
    .where('fulfilled_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning(columnsOf('claim_document_request'))
    .executeTakeFirst()
}

/** Fulfils the open requests for a document of the checklist. */
export async function fulfilByKey(
  transaction: Database,
  fulfilled: { claimId: string; documentKey: string; by: string; at: Date },
) {
  await transaction
    .updateTable('claim_document_request')
    .set({ fulfilled_at: fulfilled.at, fulfilled_by: fulfilled.by })
    .where('claim_id', '=', fulfilled.claimId)
    .where('document_key', '=', fulfilled.documentKey)
    .where('fulfilled_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** Ends the open requests for a document, matched by its key or, without a key, by its label. Returns how many. */
export async function endOpenRequestsFor(
  transaction: Database,
  wanted: { claimId: string; key: string | null; label: string; ending: Ending },
): Promise<number> {
  const open = transaction
    .updateTable('claim_document_request')
    .set(wanted.ending)
    .where('claim_id', '=', wanted.claimId)
    .where('fulfilled_at', 'is', null)
    .where('withdrawn_at', 'is', null)
  const { numUpdatedRows } = await (wanted.key === null
    ? open.where('document_key', 'is', null).where('label', '=', wanted.label)
    : open.where('document_key', '=', wanted.key)
  ).executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function withdrawOpenRequests(
  transaction: Database,
  { claimId, at }: { claimId: string; at: Date },
) {
  await transaction
    .updateTable('claim_document_request')
    .set({ withdrawn_at: at })
    .where('claim_id', '=', claimId)
    .where('fulfilled_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
}

export async function requestExists(
  database: Database,
  { claimId, requestId }: { claimId: string; requestId: string },
): Promise<boolean> {
  const row = await database
    .selectFrom('claim_document_request')
    .select('id')
    .where('id', '=', requestId)
    .where('claim_id', '=', claimId)
    .executeTakeFirst()
  return row !== undefined
}

export async function countOpenRequests(database: Database, claimId: string): Promise<number> {
  const { count } = await database
    .selectFrom('claim_document_request')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('claim_id', '=', claimId)
    .where('fulfilled_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Which of these files the account uploaded to this claim; they have no message until they are sent. */
export function findOwnFiles(
  database: Database,
  {
    claimId,
    accountId,
    fileIds,
  }: { claimId: string; accountId: string; fileIds: readonly string[] },
) {
  return database
    .selectFrom('claim_file')
    .select(['id', 'message_id'])
    .where('claim_id', '=', claimId)
    .where('account_id', '=', accountId)
    .where('id', 'in', fileIds)
    .execute()
}

/** Records which document each file is; a file given again for another document is moved to that one. */
export async function insertProvided(
  transaction: Database,
  rows: readonly Insertable<Schema['claim_provided_document']>[],
) {
  await transaction
    .insertInto('claim_provided_document')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['claim_id', 'file_id']).doUpdateSet((eb) => ({
        document_key: eb.ref('excluded.document_key'),
        request_id: eb.ref('excluded.request_id'),
        provided_at: eb.ref('excluded.provided_at'),
        verdict: null,
        refusal_reason: null,
        refusal_words: '',
        judged_by: null,
        judged_at: null,
      })),
    )
    .execute()
}
