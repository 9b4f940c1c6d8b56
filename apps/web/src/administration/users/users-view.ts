import { ROLES, type Role } from '@sillage/domain/accounts/roles.ts'
import { USER_SORTS, type UserSort } from '@sillage/wire/administration/users.ts'

/** What the list of accounts shows, all kept in the URL. */
export interface UsersView {
  readonly search: string
  readonly role: Role | 'all'
  readonly sortBy: UserSort
  readonly sortDirection: 'asc' | 'desc'
  readonly page: number
}

export const DEFAULT_USERS: UsersView = {
  search: '',
  role: 'all',
  sortBy: 'username',
  sortDirection: 'asc',
  page: 1,
}

/** Reads a view from URL search parameters; what can't be read gets its default. */
export function readUsers(search: string): UsersView {
  const params = new URLSearchParams(search)
  const page = params.get('page') ?? ''
  return {
    search: (params.get('q') ?? '').slice(0, 200),
    role: ROLES.find((role) => role === params.get('role')) ?? 'all',
    sortBy: USER_SORTS.find((sort) => sort === params.get('tri')) ?? DEFAULT_USERS.sortBy,
    sortDirection: params.get('ordre') === 'desc' ? 'desc' : 'asc',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The search parameters of a view; defaults are left out. */
export function writeUsers({ search, role, sortBy, sortDirection, page }: UsersView): string {
  const params = new URLSearchParams()
  if (search) params.set('q', search)
  if (role !== 'all') params.set('role', role)
  if (sortBy !== DEFAULT_USERS.sortBy) params.set('tri', sortBy)
  if (sortDirection === 'desc') params.set('ordre', 'desc')
  if (page !== 1) params.set('page', String(page))
  return params.toString()
}
