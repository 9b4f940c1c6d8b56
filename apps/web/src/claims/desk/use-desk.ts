import { dayInParis } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { DeskClaim } from '@sillage/wire/claims/claim-desk.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { readAgain } from '../../shell/api/query-client.ts'
import { saveFile } from '../../shell/api/save-file.ts'
import { useLiveUpdates } from '../../shell/notifications/live-updates.ts'
import { useSession } from '../../shell/session/session.ts'
import { useTypedSearch } from '../../shell/use-typed-search.ts'
import { claimsApi } from '../claims-api.ts'
import { deskApi } from '../claims-desk-api.ts'
import { DEFAULT_DESK, type DeskView, deskQuery, readDesk, writeDesk } from './desk-view.ts'

const SEARCH = ['claims', 'desk']

/** The view held in the URL, and how to change it; any change except of the page goes back to page 1. */
export function useDeskView() {
  const view = readDesk(useSearch())
  const [typed, type] = useTypedSearch({ search: view.text, onSearch: searchFor })
  return {
    view,
    typed,
    type,
    change,
    reset: () => {
      type('')
      change({ ...DEFAULT_DESK, sort: view.sort })
    },
  }
}

export type DeskControls = ReturnType<typeof useDeskView>

function searchFor(text: string): void {
  change({ text })
}

function change(part: Partial<DeskView>): void {
  // read the URL again: a delayed search must not undo a filter chosen meanwhile
  const search = writeDesk({ ...readDesk(location.search), page: 1, ...part })
  navigate(search ? `${paths.claimsDesk}?${search}` : paths.claimsDesk, { replace: true })
}

/** A page of the claims desk; reloaded when a claim changes. */
export function useDesk(view: DeskView) {
  const client = useQueryClient()
  const refresh = () => void readAgain(client, SEARCH)
  useLiveUpdates({
    onFresh: refresh,
    onEvent: (event) => {
      if (event.kind !== 'read' && event.kind !== 'notification') refresh()
    },
  })
  return useQuery({
    queryKey: [...SEARCH, view],
    queryFn: async ({ signal }) => (await deskApi.search({ query: deskQuery(view), signal })).data,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Takes a claim without a handler, or whose handler may no longer handle it; fails when a colleague was faster. */
export function useTakeClaim() {
  const client = useQueryClient()
  const { user } = useSession()
  return useMutation({
    mutationFn: ({ claim_id, assignee }: DeskClaim) =>
      claimsApi.assign({
        params: { id: claim_id },
        body: {
          assignee: user?.id ?? null,
          seen: assignee?.is_active ? null : (assignee?.userId ?? null),
        },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['claims'] }),
  })
}

const FILTERS = ['claims', 'filters']

/** The user's saved views. */
export function useSavedFilters() {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: FILTERS,
    queryFn: async ({ signal }) => (await deskApi.filters({ signal })).data,
  })
  const save = useMutation({
    mutationFn: async (body: Parameters<typeof deskApi.saveFilter>[0]['body']) =>
      (await deskApi.saveFilter({ body })).data,
    onSuccess: (list) => client.setQueryData(FILTERS, list),
  })
  const remove = useMutation({
    mutationFn: async (id: string) => (await deskApi.removeFilter({ params: { id } })).data,
    onSuccess: (list) => client.setQueryData(FILTERS, list),
  })
  return { list: query.data ?? [], save, remove }
}

/** Downloads the claims of a view as CSV. */
export function useDeskCsv() {
  return useMutation({
    mutationFn: async (view: DeskView) => {
      const { page: _page, limit: _limit, ...query } = deskQuery(view)
      const bytes = await deskApi.csv({ query })
      const today = dayInParis(Temporal.Now.instant())
      saveFile(bytes, { name: `sinistres_${today.toString()}.csv`, type: 'text/csv' })
    },
  })
}
