import type { SignalKind, SignalVerdict } from '@sillage/domain/claims/desk/signal-kinds.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

interface Asked {
  readonly id: string
  readonly owner_id: string
  readonly contract_id: string
  readonly declared_at: Date
}

/** When the first contract of the chain was signed, and its owner. */
export async function findLine(database: Database, claim: Asked) {
  return database
    .selectFrom('contract as own')
    .innerJoin('contract as first', (join) =>
      join.on('first.id', '=', (eb) => eb.fn.coalesce('own.origin_contract_id', 'own.id')),
    )
    .innerJoin('account', 'account.id', 'own.account_id')
    .select(['first.id', 'first.created_at', 'account.kind'])
    .where('own.id', '=', claim.contract_id)
    .executeTakeFirstOrThrow()
}

/** The claims that the owner declared before this one, the newest first. */
export function findEarlierClaims(
  database: Database,
  { claim, lineId }: { readonly claim: Asked; readonly lineId: string },
) {
  return database
    .selectFrom('claim')
    .innerJoin('contract', 'contract.id', 'claim.contract_id')
    .select(['claim.id', 'claim.incident_date'])
    .select((eb) =>
      eb(eb.fn.coalesce('contract.origin_contract_id', 'contract.id'), '=', lineId).as(
        'is_of_same_chain',
      ),
    )
    .where('claim.owner_id', '=', claim.owner_id)
    .where('claim.id', '<>', claim.id)
    .where('claim.declared_at', '<=', claim.declared_at)
    .where(
      'claim.declared_at',
      '>',
      sql<Date>`${claim.declared_at}::timestamptz - interval '3 years'`,
    )
    .orderBy('claim.declared_at', 'desc')
    .limit(500)
    .execute()
}

interface SeenRow {
  readonly file_id: string
  readonly name: string
  readonly sent_at: Date
  readonly claim_id: string
  readonly is_of_same_owner: boolean
}

/**
 * The files of this claim that the owner had already sent on another claim: each once, with the first such claim.
 * Health documents are never compared.
 */
export async function findSeenDocuments(
  database: Database,
  claim: Asked,
): Promise<readonly SeenRow[]> {
  const { rows } = await sql<SeenRow>`
    select distinct on (file.object_key) file.id as file_id, file.name, file.uploaded_at as sent_at,
      other.claim_id, claim.owner_id = ${claim.owner_id} as is_of_same_owner
    from claim_file as file
    join claim_file as other on other.object_key = file.object_key
      and other.claim_id <> file.claim_id and other.uploaded_at < file.uploaded_at
    join claim on claim.id = other.claim_id
    where file.claim_id = ${claim.id} and file.account_id = ${claim.owner_id}
      and ${isSent('file')} and ${isSent('other')} and ${isPlain('file')} and ${isPlain('other')}
    order by file.object_key, file.uploaded_at, file.id, is_of_same_owner, other.uploaded_at
    limit ${MOST}`.execute(database)
  return rows
}

const isSent = (
  file: string,
) => sql<boolean>`(${sql.ref(`${file}.message_id`)} is not null or exists (
  select from claim_provided_document where file_id = ${sql.ref(`${file}.id`)}))`
const isPlain = (file: string) => sql<boolean>`not exists (
  select from claim_health_file where file_id = ${sql.ref(`${file}.id`)} and is_marked)`

/** More would not help the reader. */
const MOST = 20

export function findJudgements(database: Database, claimId: string) {
  return database
    .selectFrom('claim_signal')
    .select(['kind', 'file_id', 'verdict', 'word', 'judged_by', 'judged_at'])
    .where('claim_id', '=', claimId)
    .execute()
}

interface Judged {
  readonly claim_id: string
  readonly kind: SignalKind
  readonly file_id: string | null
}

export async function deleteJudgement(transaction: Database, signal: Judged) {
  await transaction
    .deleteFrom('claim_signal')
    .where('claim_id', '=', signal.claim_id)
    .where('kind', '=', signal.kind)
    .where('file_id', 'is not distinct from', signal.file_id)
    .execute()
}

export async function insertJudgement(
  transaction: Database,
  judgement: Judged & {
    readonly verdict: SignalVerdict
    readonly word: string
    readonly judged_by: string
    readonly judged_at: Date
  },
) {
  await transaction.insertInto('claim_signal').values(judgement).execute()
}
