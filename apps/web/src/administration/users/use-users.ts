import type { AccountChange } from '@sillage/domain/accounts/account-changes.ts'
import type { Role } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useTypedSearch } from '../../shell/use-typed-search.ts'
import { creationApi, usersApi } from '../administration-api.ts'
import { DEFAULT_USERS, readUsers, type UsersView, writeUsers } from './users-view.ts'

/** Specification, section 9. */
const LIMIT = 10
const SEARCH_PAUSE_MS = 500

const KEY = ['users']

/** The view held in the URL, and how to change it; any change except of the page goes back to page 1. */
export function useUsersView() {
  const view = readUsers(useSearch())
  const [typed, type] = useTypedSearch({
    search: view.search,
    pauseMs: SEARCH_PAUSE_MS,
    onSearch: searchFor,
  })
  return {
    view,
    typed,
    type,
    change,
    reset: () => {
      type('')
      change(DEFAULT_USERS)
    },
  }
}

export type UsersControls = ReturnType<typeof useUsersView>

function searchFor(search: string): void {
  change({ search })
}

function change(part: Partial<UsersView>): void {
  // read the URL again: a delayed search must not undo a filter chosen meanwhile
  const search = writeUsers({ ...readUsers(location.search), page: 1, ...part })
  navigate(search ? `${paths.usersManagement}?${search}` : paths.usersManagement, { replace: true })
}

/** A page of the accounts. */
export function useUsers({ search, role, sortBy, sortDirection, page }: UsersView) {
  return useQuery({
    queryKey: [...KEY, 'list', { search, role, sortBy, sortDirection, page }],
    queryFn: ({ signal }) =>
      usersApi.list({
        query: {
          page,
          limit: LIMIT,
          sortBy,
          sortDirection,
          ...(search ? { search } : {}),
          ...(role === 'all' ? {} : { role }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** The role requests that this account may decide on. */
export function useRoleRequests() {
  return useQuery({
    queryKey: [...KEY, 'requests'],
    queryFn: async ({ signal }) =>
      (await usersApi.roleRequests({ query: { limit: 100 }, signal })).data.requests,
    refetchOnMount: 'always',
  })
}

export function useInvitations() {
  return useQuery({
    queryKey: [...KEY, 'invitations'],
    queryFn: async ({ signal }) =>
      (await usersApi.invitations({ signal })).data.filter((one) => one.status === 'pending'),
    refetchOnMount: 'always',
  })
}

/** The account changes that wait for confirmation. */
export function useProposals() {
  return useQuery({
    queryKey: [...KEY, 'proposals'],
    queryFn: async ({ signal }) => (await usersApi.proposals({ signal })).data,
    refetchOnMount: 'always',
  })
}

/** Whether a requested change is pending rather than already made. */
export async function isWaiting(accountId: string, kinds: readonly AccountChange[]) {
  const { data } = await usersApi.proposals()
  return data.some((one) => one.accountId === accountId && kinds.includes(one.kind))
}

/** A mutation that reloads all account data, whether it succeeded or not. */
export function useUsersAction<Input>(call: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

export interface NewUser {
  readonly username: string
  readonly email: string
  readonly password: string
  readonly role: Role
}

/** Creates an account with its role already granted, through the registration endpoint. */
export function useCreateUser() {
  return useUsersAction((body: NewUser) => creationApi.register({ body }))
}
