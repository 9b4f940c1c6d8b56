import type { Insertable } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/tables/schema.ts'

export async function insertIssued(
  database: Database,
  issued: Insertable<Schema['issued_document']>,
) {
  await database.insertInto('issued_document').values(issued).execute()
}

export async function insertClaimPaper(
  database: Database,
  issued: Insertable<Schema['issued_claim_paper']>,
) {
  await database.insertInto('issued_claim_paper').values(issued).execute()
}

/** Stores the letter of a decision unless there is one already. Returns the key of the stored one. */
export async function keepLetter(
  database: Database,
  letter: Insertable<Schema['issued_claim_paper']> & { readonly outcome_id: string },
): Promise<string | null> {
  await database
    .insertInto('issued_claim_paper')
    .values(letter)
    .onConflict((conflict) => conflict.column('outcome_id').doNothing())
    .execute()
  return findLetter(database, letter.outcome_id)
}

export async function findLetter(database: Database, outcomeId: string): Promise<string | null> {
  const row = await database
    .selectFrom('issued_claim_paper')
    .select('object_key')
    .where('outcome_id', '=', outcomeId)
    .executeTakeFirst()
  return row?.object_key ?? null
}

/** Where a document is: its bytes from the row, or its key in the object store. */
export type KeptPaper = Buffer | string

/** Stores the document unless one of its kind was issued that day. Returns the stored one. */
export async function keepFirst(
  database: Database,
  issued: Insertable<Schema['issued_document']>,
): Promise<KeptPaper | null> {
  await database
    .insertInto('issued_document')
    .values(issued)
    .onConflict((conflict) => conflict.columns(['contract_id', 'kind', 'issued_on']).doNothing())
    .execute()
  return findIssuedFile(database, {
    contractId: issued.contract_id,
    kind: issued.kind,
    issuedOn: issued.issued_on,
  })
}

/** The latest document of a kind for some contracts. */
export async function findLatestIssued(
  database: Database,
  wanted: { contractIds: readonly string[]; kind: string },
): Promise<KeptPaper | null> {
  const row = await database
    .selectFrom('issued_document')
    .select(['document', 'object_key'])
    .where('contract_id', 'in', wanted.contractIds)
    .where('kind', '=', wanted.kind)
    .orderBy('issued_on', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.document ?? row?.object_key ?? null
}

export async function findIssuedFile(
  database: Database,
  wanted: { contractId: string; kind: string; issuedOn: string },
): Promise<KeptPaper | null> {
  const row = await database
    .selectFrom('issued_document')
    .select(['document', 'object_key'])
    .where('contract_id', '=', wanted.contractId)
    .where('kind', '=', wanted.kind)
    .where('issued_on', '=', wanted.issuedOn)
    .executeTakeFirst()
  return row?.document ?? row?.object_key ?? null
}
