import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { shownName } from '@sillage/domain/claims/participation.ts'
import { HAS_DIED } from '../../platform/database/account-columns.ts'
import type { Database } from '../../platform/database/database.ts'

const NAMED = [
  'id',
  'username',
  'first_name',
  'last_name',
  'role',
  'is_active',
  'email',
  'email_verified_at',
  'role_by',
] as const

export interface Named {
  readonly userId: string
  readonly name: string
  readonly is_staff: boolean
}

/** The names to show of some accounts, by id. */
export async function findNames(
  database: Database,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Named>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await findPeople(database, wanted)
  return new Map(
    rows.map((row) => [row.id, { userId: row.id, name: nameOf(row), is_staff: isStaff(row.role) }]),
  )
}

const people = (database: Database, ids: readonly string[]) =>
  database
    .selectFrom('account')
    .leftJoin('holder_death', 'holder_death.account_id', 'account.id')
    .select(NAMED)
    .select(HAS_DIED.as('has_died'))
    .where('id', 'in', ids)

export function findPeople(database: Database, ids: readonly string[]) {
  return people(database, ids).execute()
}

/** Keeps accounts as they are, active or not, until the transaction is over. */
export function holdPeople(transaction: Database, ids: readonly string[]) {
  return people(transaction, ids).orderBy('id').forShare('account').execute()
}

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number]

/** The name to show; `has_died` is needed for anyone who may be a policyholder. */
export function nameOf(
  row: Pick<PersonRow, 'username' | 'first_name' | 'last_name' | 'is_active'> &
    Partial<Pick<PersonRow, 'has_died'>>,
): string {
  return shownName({
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    isActive: row.is_active || row.has_died === true,
  })
}
