import type { Role } from '@sillage/domain/accounts/roles.ts'
import { sql } from 'kysely'
import { MAY_BE_OF_ANOTHER } from '../platform/database/account-columns.ts'
import type { Database } from '../platform/database/database.ts'
import { columnsOf } from '../platform/database/tables/row-columns.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import type { NotificationRow } from '../platform/database/tables/tables-notifications.ts'

export interface NewNotification {
  readonly accountId: string
  readonly key: string
  readonly title: string
  readonly path: string
  /** The name of the contract that it is about. */
  readonly about: string
}

export type NamedContract = Awaited<ReturnType<typeof findContractsOf>>[number]

/** The columns that name the contracts of notices, given directly or through a claim. */
export async function findContractsOf(
  database: Database,
  { contractIds, claimIds }: { contractIds: readonly string[]; claimIds: readonly string[] },
) {
  const named = database
    .selectFrom('contract')
    .select(['contract.id', 'contract.account_id', 'contract.product'])
    .select(['contract.answers', 'contract.travels', 'contract.start_date', 'contract.end_date'])
  const contracts =
    contractIds.length === 0
      ? []
      : await named
          .select(sql<string | null>`null`.as('claim_id'))
          .where('contract.id', 'in', contractIds)
          .execute()
  const claimed =
    claimIds.length === 0
      ? []
      : await named
          .innerJoin('claim', 'claim.contract_id', 'contract.id')
          .select(sql<string | null>`claim.id`.as('claim_id'))
          .where('claim.id', 'in', claimIds)
          .execute()
  return [...contracts, ...claimed]
}

export interface NotifiedAccount extends Pick<AccountRow, 'email' | 'mails_off'> {
  /** Whether the mailbox may be of somebody else: a customer's that nobody proved. */
  readonly may_be_of_another: boolean
}

/** Stores a notification. Returns its reader, or null when the key is not new or the account not active. */
export async function insertNotification(
  database: Database,
  { accountId, key, title, path, about }: NewNotification,
): Promise<NotifiedAccount | null> {
  const { rows } = await sql<NotifiedAccount>`
    with added as (
      insert into notification (account_id, key, title, path, about)
      values (${accountId}, ${key}, ${title}, ${path}, ${about})
      on conflict (account_id, key) do nothing
      returning account_id
    )
    select account.email, account.mails_off, ${MAY_BE_OF_ANOTHER} as may_be_of_another
    from added join account on account.id = added.account_id
    where account.is_active`.execute(database)
  return rows[0] ?? null
}

/** Stores notifications. Returns account, key and reader of those that are new and whose account is active. */
export async function insertNotifications(
  database: Database,
  notices: readonly NewNotification[],
): Promise<(NotifiedAccount & { account_id: string; key: string })[]> {
  const added = database
    .insertInto('notification')
    .values(
      notices.map(({ accountId, key, title, path, about }) => ({
        account_id: accountId,
        key,
        title,
        path,
        about,
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .returning(['account_id', 'key'])
  return database
    .with('added', () => added)
    .selectFrom('added')
    .innerJoin('account', 'account.id', 'added.account_id')
    .select(['added.account_id', 'added.key', 'account.email', 'account.mails_off'])
    .select(MAY_BE_OF_ANOTHER.as('may_be_of_another'))
    .where('account.is_active', '=', true)
    .execute()
}

interface Arrival {
  /** Unique per thing that arrives. */
  readonly key: string
  readonly title: string
  /** The page of the desk that lists what arrived and waits. */
  readonly path: string
  readonly roles: readonly Role[]
  /** Accounts that are not notified. */
  readonly exceptIds: readonly string[]
}

/**
 * Notifies the team of an arrival, except people with an unread notice of an earlier one: they already know where to
 * look. Returns who is notified.
 */
export async function insertArrival(
  database: Database,
  { key, title, path, roles, exceptIds }: Arrival,
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    insert into notification (account_id, key, title, path, about)
    select id, ${key}, ${title}, ${path}, '' from account
    where role <> 'user' and role = any(${roles}::text[]) and is_active
      and id <> all(${exceptIds}::uuid[])
      and not exists (
        select from notification as earlier where earlier.account_id = account.id
          and earlier.read_at is null and earlier.path = ${path} and earlier.title = ${title})
    on conflict (account_id, key) do nothing
    returning account_id`.execute(database)
  return rows.map(({ account_id }) => account_id)
}

export function findNotifications(
  database: Database,
  accountId: string,
  most: number,
): Promise<NotificationRow[]> {
  return database
    .selectFrom('notification')
    .select(columnsOf('notification'))
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

export async function countUnread(database: Database, accountId: string): Promise<number> {
  const { count } = await database
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function markRead(
  database: Database,
  { accountId, id, at }: { accountId: string; id: string | null; at: Date },
) {
  const own = database
    .updateTable('notification')
    .set({ read_at: at })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
  await (id === null ? own : own.where('id', '=', id)).execute()
}
