import type { Side, Statement } from '@sillage/domain/claims/statement/statement.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import type { Database } from '../../platform/database/database.ts'
import type { StatementRow } from '../../platform/database/tables/claims/tables-statements.ts'

const KEPT = [
  'claim_id',
  'version',
  'shared',
  'side_a',
  'side_b',
  'sketch',
  'guest_token_sha256',
  'guest_until',
  'signed_a_by',
  'signature_a',
  'signed_a_at',
  'signed_a_given_at',
  'signed_b_by',
  'signature_b',
  'signed_b_at',
  'signed_b_given_at',
  'created_at',
  'updated_at',
] as const

export function findStatement(
  database: Database,
  claimId: string,
): Promise<StatementRow | undefined> {
  return database
    .selectFrom('claim_statement')
    .select(KEPT)
    .where('claim_id', '=', claimId)
    .executeTakeFirst()
}

/** The statement that a link opens, while the link is valid. */
export function findByGuest(
  database: Database,
  { tokenSha256, now }: { tokenSha256: Buffer; now: Date },
): Promise<StatementRow | undefined> {
  return database
    .selectFrom('claim_statement')
    .select(KEPT)
    .where('guest_token_sha256', '=', tokenSha256)
    .where('guest_until', '>', now)
    .executeTakeFirst()
}

/** The statement, locked until the transaction ends. */
export function lockStatement(
  transaction: Database,
  claimId: string,
): Promise<StatementRow | undefined> {
  return transaction
    .selectFrom('claim_statement')
    .select(KEPT)
    .where('claim_id', '=', claimId)
    .forUpdate()
    .executeTakeFirst()
}

interface Written {
  readonly claimId: string
  readonly statement: Statement
  readonly sketch: Buffer | null
  readonly at: Date
}

/** Begins a statement; false when somebody else has just begun it. */
export async function insertStatement(transaction: Database, written: Written): Promise<boolean> {
  const inserted = await transaction
    .insertInto('claim_statement')
    .values({ claim_id: written.claimId, ...columnsFor(written), created_at: written.at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('claim_id')
    .execute()
  return inserted.length > 0
}

/** Replaces the text: it becomes a new version, and the signatures are removed. */
export async function rewriteStatement(transaction: Database, written: Written, version: number) {
  const none = { by: null, png: null, at: null, givenAt: null }
  await transaction
    .updateTable('claim_statement')
    .set({
      ...columnsFor(written),
      ...signatureColumns('a', none),
      ...signatureColumns('b', none),
      version,
    })
    .where('claim_id', '=', written.claimId)
    .execute()
}

function columnsFor({ statement, sketch, at }: Written) {
  return {
    shared: JSON.stringify(statement.shared),
    side_a: JSON.stringify(statement.a),
    side_b: JSON.stringify(statement.b),
    sketch,
    updated_at: at,
  }
}

interface Signature {
  readonly by: string | null
  readonly png: Buffer | null
  readonly at: Date | null
  /** Set when it was signed on an offline device. */
  readonly givenAt: Date | null
}

export async function signStatement(
  transaction: Database,
  { claimId, side, ...signature }: Signature & { claimId: string; side: Side },
) {
  await transaction
    .updateTable('claim_statement')
    .set(signatureColumns(side, signature))
    .where('claim_id', '=', claimId)
    .execute()
}

function signatureColumns(side: Side, { by, png, at, givenAt }: Signature) {
  return side === 'a'
    ? { signed_a_by: by, signature_a: png, signed_a_at: at, signed_a_given_at: givenAt }
    : { signed_b_by: by, signature_b: png, signed_b_at: at, signed_b_given_at: givenAt }
}

export async function letGuestIn(
  transaction: Database,
  { claimId, tokenSha256, until }: { claimId: string; tokenSha256: Buffer; until: Date },
) {
  await transaction
    .updateTable('claim_statement')
    .set({ guest_token_sha256: tokenSha256, guest_until: until })
    .where('claim_id', '=', claimId)
    .execute()
}

/** The claim of a statement, locked until the transaction ends: it comes before the statement, for every writer. */
export function lockClaimOf(transaction: Database, id: string) {
  return transaction
    .selectFrom('claim')
    .select(['id', 'owner_id', 'status', 'assignee_id', 'incident_date', 'abroad'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** How far the statement of an accident is. */
export async function statementStage(
  database: Database,
  claimId: string,
): Promise<NonNullable<ClaimDetail['statement']>> {
  const row = await database
    .selectFrom('claim_statement')
    .select(['signed_a_at', 'signed_b_at'])
    .where('claim_id', '=', claimId)
    .executeTakeFirst()
  if (!row) return 'new'
  return row.signed_a_at && row.signed_b_at ? 'signed' : 'begun'
}
