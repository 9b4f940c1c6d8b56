import type { Insertable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type {
  PasskeyChallengeTable,
  PasskeyRow,
  PasskeyTable,
} from '../../platform/database/tables/tables-identity.ts'

export function findPasskeys(database: Database, accountId: string): Promise<PasskeyRow[]> {
  return database
    .selectFrom('passkey')
    .select(columnsOf('passkey'))
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function insertPasskey(
  database: Database,
  passkey: Insertable<PasskeyTable>,
): Promise<PasskeyRow> {
  return database
    .insertInto('passkey')
    .values(passkey)
    .returning(columnsOf('passkey'))
    .executeTakeFirstOrThrow()
}

interface Own {
  readonly id: string
  readonly accountId: string
}

export function renamePasskey(
  database: Database,
  { id, accountId, name }: Own & { name: string },
): Promise<PasskeyRow | undefined> {
  return database
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(columnsOf('passkey'))
    .executeTakeFirst()
}

export async function deletePasskey(database: Database, { id, accountId }: Own): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function deletePasskeysOf(database: Database, accountId: string): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Records a passkey's use; false when a later signature was recorded meanwhile. */
export async function notePasskeyUse(
  database: Database,
  { id, before, counter, now }: { id: string; before: string; counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('passkey')
    .set({ counter: String(counter), last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', before)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function insertChallenge(
  database: Database,
  challenge: Insertable<PasskeyChallengeTable>,
): Promise<string> {
  const { id } = await database
    .insertInto('passkey_challenge')
    .values(challenge)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Taken {
  readonly id: string
  readonly purpose: 'register' | 'sign_in' | 'enrol'
  /** The session that asked; null before sign-in. */
  readonly sessionId: string | null
  readonly now: Date
}

/** The account of a sign-in challenge; the challenge stays usable. */
export async function findSigningIn(database: Database, { id, now }: Pick<Taken, 'id' | 'now'>) {
  const challenge = await database
    .selectFrom('passkey_challenge')
    .select('account_id')
    .where('id', '=', id)
    .where('purpose', '=', 'sign_in')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return challenge?.account_id ?? null
}

/** Takes a challenge; a second call finds none. */
export function takeChallenge(database: Database, { id, purpose, sessionId, now }: Taken) {
  return database
    .deleteFrom('passkey_challenge')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('session_id', sessionId === null ? 'is' : '=', sessionId)
    .where('expires_at', '>', now)
    .returning(['account_id', 'challenge'])
    .executeTakeFirst()
}

export async function forgetEndedChallenges(database: Database, now: Temporal.Instant) {
  const at = new Date(now.epochMilliseconds)
  await database.deleteFrom('passkey_challenge').where('expires_at', '<', at).execute()
}

export async function deleteChallengesOf(database: Database, accountId: string) {
  await database.deleteFrom('passkey_challenge').where('account_id', '=', accountId).execute()
}

/** The oldest root, as long as no root has a passkey. */
export function findRootWithoutPasskey(
  database: Database,
): Promise<{ id: string; email: string } | undefined> {
  return database
    .selectFrom('account')
    .select(['id', 'email'])
    .where('role', '=', 'root')
    .where('is_active', '=', true)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('passkey')
            .innerJoin('account as holder', 'holder.id', 'passkey.account_id')
            .select('passkey.id')
            .where('holder.role', '=', 'root')
            .where('holder.is_active', '=', true),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
