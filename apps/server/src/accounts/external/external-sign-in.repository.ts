import type { Insertable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import type {
  ExternalIdentityTable,
  SignInHandoffTable,
} from '../../platform/database/tables/tables-identity.ts'

interface Identity {
  readonly issuer: string
  readonly subject: string
}

export function findAccountOf(
  database: Database,
  { issuer, subject }: Identity,
): Promise<AccountRow | undefined> {
  return database
    .selectFrom('external_identity')
    .innerJoin('account', 'account.id', 'external_identity.account_id')
    .select(columnsOf('account'))
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

export async function hasIdentityOf(
  database: Database,
  { accountId, issuer }: { accountId: string; issuer: string },
): Promise<boolean> {
  const row = await database
    .selectFrom('external_identity')
    .select('subject')
    .where('account_id', '=', accountId)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  return row !== undefined
}

/** Links an identity to an account; false when the identity or the account is already linked. */
export async function linkIdentity(
  database: Database,
  identity: Insertable<ExternalIdentityTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('external_identity')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function insertHandoff(
  database: Database,
  handoff: Insertable<SignInHandoffTable>,
): Promise<void> {
  await database.insertInto('sign_in_handoff').values(handoff).execute()
}

interface Wanted {
  readonly tokenSha256: Buffer
  readonly browserSha256: Buffer
  readonly now: Date
}

/** Reads a hand-off of this browser without consuming it. */
export function findHandoff(database: Database, wanted: Wanted) {
  return database
    .selectFrom('sign_in_handoff')
    .select(columnsOf('sign_in_handoff'))
    .where('token_sha256', '=', wanted.tokenSha256)
    .where('browser_sha256', '=', wanted.browserSha256)
    .where('expires_at', '>', wanted.now)
    .executeTakeFirst()
}

/** Takes a hand-off of this browser; a second call finds none. */
export function takeHandoff(database: Database, wanted: Wanted) {
  return database
    .deleteFrom('sign_in_handoff')
    .where('token_sha256', '=', wanted.tokenSha256)
    .where('browser_sha256', '=', wanted.browserSha256)
    .where('expires_at', '>', wanted.now)
    .returning(columnsOf('sign_in_handoff'))
    .executeTakeFirst()
}

export async function forgetEndedHandoffs(database: Database, now: Temporal.Instant) {
  const at = new Date(now.epochMilliseconds)
  await database.deleteFrom('sign_in_handoff').where('expires_at', '<', at).execute()
}

export async function deleteIdentitiesOf(database: Database, accountId: string) {
  await database.deleteFrom('external_identity').where('account_id', '=', accountId).execute()
}

export async function deleteHandoffsOf(database: Database, accountId: string) {
  await database.deleteFrom('sign_in_handoff').where('account_id', '=', accountId).execute()
}
