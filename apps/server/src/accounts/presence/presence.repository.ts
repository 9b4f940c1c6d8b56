import type { Insertable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { AccountTables } from '../../platform/database/tables/tables-accounts.ts'

export async function notePresence(
  database: Database,
  { sessionId, at }: { sessionId: string; at: Date },
) {
  await database
    .updateTable('session')
    .set({ present_at: at })
    .where('id', '=', sessionId)
    .execute()
}

/** Stores the code of a session, replacing the previous one. */
export async function putPresenceCode(
  database: Database,
  code: Insertable<AccountTables['presence_code']>,
) {
  const { code_hash, tries_left, expires_at } = code
  await database
    .insertInto('presence_code')
    .values(code)
    .onConflict((conflict) =>
      conflict.column('session_id').doUpdateSet({ code_hash, tries_left, expires_at }),
    )
    .execute()
}

/**
 * Uses up a try before the code is checked, so that simultaneous tries count like successive ones. Returns the hash of
 * the code if a try was left.
 */
export async function takeCodeTry(
  database: Database,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<string | null> {
  const row = await database
    .updateTable('presence_code')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('session_id', '=', sessionId)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst()
  return row?.code_hash ?? null
}

/** Consumes a code: of simultaneous calls one succeeds, and none once the code was replaced. */
export async function useCode(
  database: Database,
  { sessionId, codeHash }: { sessionId: string; codeHash: string },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('presence_code')
    .where('session_id', '=', sessionId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function forgetEndedCodes(database: Database, now: Temporal.Instant) {
  const at = new Date(now.epochMilliseconds)
  await database.deleteFrom('presence_code').where('expires_at', '<', at).execute()
}
