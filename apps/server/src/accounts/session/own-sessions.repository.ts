import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import { unauthorized } from '../../platform/http/domain-error.ts'

export async function endOwnSession(
  database: Database,
  { id, accountId, at }: { id: string; accountId: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('session')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Ends the live sessions of an account, except `butId`. Returns how many. */
export async function endSessionsOf(
  database: Database,
  { accountId, butId, at }: { accountId: string; butId?: string; at: Date },
): Promise<number> {
  const all = database
    .updateTable('session')
    .set({ ended_at: at })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
  const { numUpdatedRows } = await (butId === undefined
    ? all
    : all.where('id', '<>', butId)
  ).executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export function findOpenSessions(
  database: Database,
  { accountId, now, idleSince }: { accountId: string; now: Date; idleSince: Date },
) {
  return database
    .selectFrom('session')
    .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'ip', 'user_agent'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute()
}

export type OpenSessionRow = Awaited<ReturnType<typeof findOpenSessions>>[number]

/** The account, locked until the transaction ends; throws 401 once it is closed. */
export function lockAccount(database: Database, id: string) {
  return database
    .selectFrom('account')
    .select(columnsOf('account'))
    .where('id', '=', id)
    .where('is_active', '=', sql<boolean>`true`)
    .forUpdate()
    .executeTakeFirstOrThrow(() => unauthorized())
}

/** Locks an account in shared mode, so that its writers wait. */
export function holdAccount(database: Database, id: string) {
  return database
    .selectFrom('account')
    .select(['email', 'password_hash', 'is_active'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
}
