import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { KeptRow } from '../platform/files/paper-vault.ts'
import type { PersonalTable } from './personal-table.ts'

function ownedBy({ owner }: PersonalTable, accountId: string): RawBuilder<unknown> {
  if ('column' in owner) return sql`${sql.ref(owner.column)} = ${accountId}`
  return owner.of === 'contract'
    ? sql`contract_id in (select id from contract where account_id = ${accountId})`
    : sql`claim_id in (select id from claim where owner_id = ${accountId})`
}

/** The columns of each table that an export may show. */
export async function readColumns(
  database: Database,
  tables: readonly PersonalTable[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = tables.map(({ table }) => table)
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and table_name = any(${names})
    order by table_name, ordinal_position`.execute(database)
  return new Map(
    tables.map(({ table, hidden = [] }) => [
      table,
      rows
        .filter(
          ({ table_name: name, column_name: column }) => name === table && !hidden.includes(column),
        )
        .map(({ column_name: column }) => column),
    ]),
  )
}

interface Asked {
  readonly table: PersonalTable
  readonly columns: readonly string[]
  readonly accountId: string
}

/** The rows of a table that belong to the person. */
export async function readPersonalRows(
  database: Database,
  { table, columns, accountId }: Asked,
): Promise<unknown[]> {
  const { without } = table
  const kept = without
    ? sql`and ${sql.ref(without.column)} is distinct from ${without.value}`
    : sql``
  const { rows } = await sql`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table.table)}
    where ${ownedBy(table, accountId)} ${kept}`.execute(database)
  return rows
}

/** The account itself, without its password. */
export async function readAccount(database: Database, accountId: string): Promise<unknown> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(account) - array['password_hash', 'search_text'] as row from account where id = ${accountId}`.execute(
    database,
  )
  return rows[0]?.row
}

interface PaperName {
  readonly contract_id: string
  /** Null for the signed contract itself. */
  readonly code: string | null
  readonly kind: string
}

/** The documents kept for a person's contracts and claims; their bytes are read one by one. */
export async function listPapers(
  database: Database,
  accountId: string,
): Promise<readonly PaperName[]> {
  const { rows } = await sql<PaperName>`
    select contract_id, null as code, 'contrat' as kind
    from contract_signature where contract_id in (select id from contract where account_id = ${accountId})
    union all
    select contract_id, code, kind from issued_document
    where (document is not null or object_key is not null) and contract_id in (select id from contract where account_id = ${accountId})
    union all
    select claim.contract_id, code, kind from issued_claim_paper join claim on claim.id = claim_id
    where object_key is not null and owner_id = ${accountId}
    order by 1, 3, 2`.execute(database)
  return rows
}

/** The bytes of a document, or its key in the object store. */
export async function readPaper(
  database: Database,
  { contract_id: contractId, code }: PaperName,
): Promise<Buffer | string | null> {
  const { rows } =
    code === null
      ? await sql<{ bytes: Buffer | null; key: string | null }>`
          select final_document as bytes, final_object as key from contract_signature where contract_id = ${contractId}`.execute(
          database,
        )
      : await sql<{ bytes: Buffer | null; key: string | null }>`
          select document as bytes, object_key as key from issued_document where code = ${code}
          union all
          select null, object_key from issued_claim_paper where code = ${code}`.execute(database)
  return rows[0]?.bytes ?? rows[0]?.key ?? null
}

/** The files on a person's claims. */
export async function listFiles(database: Database, accountId: string) {
  const { rows } = await sql<KeptRow & { readonly name: string }>`
    select id, object_key, name, (select sealed_key from claim_health_file where file_id = id)
    from claim_file
    where claim_id in (select id from claim where owner_id = ${accountId})
      and not exists (select from claim_message note where note.id = message_id and note.kind = 'note')
    order by uploaded_at, id`.execute(database)
  return rows
}

interface PostedLetter {
  readonly id: string
  readonly kind: 'mise-en-demeure' | 'resiliation'
  readonly object_key: string
}

/** The letters about unpaid premiums that were posted to a person; drafts are left out. */
export async function listLetters(
  database: Database,
  accountId: string,
): Promise<readonly PostedLetter[]> {
  const { rows } = await sql<PostedLetter>`
    select id, 'mise-en-demeure' as kind, object_key from formal_notice
    where account_id = ${accountId} and posted_on is not null
    union all
    select id, 'resiliation', termination_key from formal_notice
    where account_id = ${accountId} and termination_key is not null
    order by 2, 1`.execute(database)
  return rows
}

export async function countOpenClaims(database: Database, accountId: string): Promise<number> {
  const { claims } = await database
    .selectFrom('claim')
    .select(({ fn }) => fn.countAll<string>().as('claims'))
    .where('owner_id', '=', accountId)
    .where('status', '<>', 'closed')
    .executeTakeFirstOrThrow()
  return Number(claims)
}

/** Whether an end was asked for that has not come yet: it may still give money back. */
export async function isLeavingContract(database: Database, accountId: string): Promise<boolean> {
  const row = await database
    .selectFrom('contract')
    .select('id')
    .where('account_id', '=', accountId)
    .where('leaving_on', 'is not', null)
    .where('status', '<>', 'cancelled')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
