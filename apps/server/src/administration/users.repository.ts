import type { Role } from '@sillage/domain/accounts/roles.ts'
import type { UserSort } from '@sillage/wire/administration/users.ts'
import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { bearsAll } from '../platform/database/account-columns.ts'
import type { Database } from '../platform/database/database.ts'
import { columnsOf } from '../platform/database/tables/row-columns.ts'
import type { AccountRow, Schema } from '../platform/database/tables/schema.ts'

interface UserFilters {
  readonly roles: readonly Role[]
  /** Each must occur in the name, address, company or SIREN. */
  readonly words: readonly string[]
}

function matching({ roles, words }: UserFilters) {
  return (eb: ExpressionBuilder<Schema, 'account'>) =>
    eb.and([eb('role', 'in', [...roles]), bearsAll(words)])
}

const SORTS = {
  username: sql`left(search_text, 100)`,
  email: sql`lower(email)`,
  role: sql`role`,
  isActive: sql`is_active`,
  createdAt: sql`created_at`,
} as const satisfies Record<UserSort, RawBuilder<unknown>>

export interface UserPage {
  readonly filters: UserFilters
  readonly sortBy: UserSort
  readonly sortDirection: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

/** The trigram index finds words of three characters or more; for shorter ones, scanning in order is sooner. */
const SHORTEST_INDEXED_WORD = 3

export interface FoundUsers {
  readonly rows: AccountRow[]
  readonly total: number
}

export async function findUsers(database: Database, page: UserPage): Promise<FoundUsers> {
  const { filters } = page
  if (filters.words.some((word) => word.length >= SHORTEST_INDEXED_WORD))
    return searchUsers(database, page)
  const [rows, total] = await Promise.all([
    ordered(
      database.selectFrom('account').where(matching(filters)).select(columnsOf('account')),
      page,
    ),
    countUsers(database, filters),
  ])
  return { rows, total }
}

/** Materialised: otherwise the planner may scan all accounts in order for a rare word. */
async function searchUsers(database: Database, page: UserPage): Promise<FoundUsers> {
  const { filters, offset } = page
  const found = database
    .with(
      (cte) => cte('found').materialized(),
      (query) => query.selectFrom('account').select('id').where(matching(filters)),
    )
    .selectFrom('account')
    .where('account.id', 'in', (eb) => eb.selectFrom('found').select('found.id'))
    .select(columnsOf('account'))
    .select((eb) =>
      eb
        .selectFrom('found')
        .select((count) => count.fn.countAll<string>().as('total'))
        .as('total'),
    )
  const rows = await ordered(found, page)
  const [first] = rows
  if (first) return { rows, total: Number(first.total) }
  return { rows: [], total: offset === 0 ? 0 : await countUsers(database, filters) }
}

function ordered<DB extends Schema, O>(
  query: SelectQueryBuilder<DB, 'account', O>,
  { sortBy, sortDirection, limit, offset }: UserPage,
): Promise<O[]> {
  return query
    .orderBy(SORTS[sortBy], sortDirection)
    .orderBy(sql`account.id`, sortDirection)
    .limit(limit)
    .offset(offset)
    .execute()
}

async function countUsers(database: Database, filters: UserFilters): Promise<number> {
  const { total } = await database
    .selectFrom('account')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where(matching(filters))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export function findUser(database: Database, id: string): Promise<AccountRow | undefined> {
  return database
    .selectFrom('account')
    .select(columnsOf('account'))
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Locks the author, the account concerned and every root, always in the same order: when two roots demote each other,
 * the second sees what the first one did.
 */
export function lockPeople(database: Database, ids: readonly string[]): Promise<AccountRow[]> {
  return database
    .selectFrom('account')
    .select(columnsOf('account'))
    .where((eb) => eb.or([eb('id', 'in', [...ids]), eb('role', '=', 'root')]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export type UserChange = Partial<
  Pick<
    AccountRow,
    'username' | 'role' | 'is_active' | 'requested_role' | 'role_since' | 'role_by' | 'was_staff'
  >
>

export function updateUser(
  database: Database,
  { id, change }: { id: string; change: UserChange },
): Promise<AccountRow> {
  return database
    .updateTable('account')
    .set(change)
    .where('id', '=', id)
    .returning(columnsOf('account'))
    .executeTakeFirstOrThrow()
}

/**
 * Sets the confirmed new address of an account, unless it was closed or got another one meanwhile. Returns whether it
 * did.
 */
export async function moveAddress(
  database: Database,
  { id, from, to, at }: { id: string; from: string; to: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('account')
    .set({ email: to, email_verified_at: at, lapses_at: null })
    .where('id', '=', id)
    .where(sql`lower(email)`, '=', from.toLowerCase())
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The requests for one of these roles, the oldest first. */
export function findRoleRequests(
  database: Database,
  { limit, offset, ...wanted }: Requests & { limit: number; offset: number },
): Promise<AccountRow[]> {
  return requests(database, wanted)
    .select(columnsOf('account'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countRoleRequests(database: Database, wanted: Requests): Promise<number> {
  const { total } = await requests(database, wanted)
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

interface Requests {
  readonly roles: readonly Role[]
  /** Domains of the addresses whose requests count; all domains when empty. */
  readonly domains: readonly string[]
}

function requests(database: Database, { roles, domains }: Requests) {
  const staffRoles = roles.filter((role) => role !== 'user')
  const counting = database
    .selectFrom('account')
    .where('requested_role', 'in', staffRoles)
    .where('is_active', '=', sql<boolean>`true`)
    .where('email_verified_at', 'is not', null)
  if (domains.length === 0) return counting
  const domain = sql<string>`lower(split_part(email, '@', 2))`
  return counting.where(domain, 'in', domains)
}
