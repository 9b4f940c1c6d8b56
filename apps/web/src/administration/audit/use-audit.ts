import { dayInParis } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { saveFile } from '../../shell/api/save-file.ts'
import { useTypedSearch } from '../../shell/use-typed-search.ts'
import { auditApi } from '../administration-api.ts'
import { type AuditView, auditFilters, DEFAULT_AUDIT, readAudit, writeAudit } from './audit-view.ts'

const LIMIT = 50

/** The view held in the URL, and how to change it; any change except of the page goes back to page 1. */
export function useAuditView() {
  const view = readAudit(useSearch())
  const [typed, type] = useTypedSearch({ search: view.search, onSearch: searchFor })
  return { view, typed, type, change, reset: () => change(DEFAULT_AUDIT) }
}

export type AuditControls = ReturnType<typeof useAuditView>

function searchFor(search: string): void {
  change({ search })
}

function change(part: Partial<AuditView>): void {
  // read the URL again: a delayed search must not undo a filter chosen meanwhile
  const search = writeAudit({ ...readAudit(location.search), page: 1, ...part })
  navigate(search ? `${paths.audit}?${search}` : paths.audit, { replace: true })
}

/** A page of the log. */
export function useAudit(view: AuditView) {
  return useQuery({
    queryKey: ['audit', view],
    queryFn: async ({ signal }) =>
      (
        await auditApi.list({
          query: { page: view.page, limit: LIMIT, ...auditFilters(view) },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Downloads the entries of a view as CSV. */
export function useAuditCsv() {
  return useMutation({
    mutationFn: async (view: AuditView) => {
      const bytes = await auditApi.csv({ query: auditFilters(view) })
      const today = dayInParis(Temporal.Now.instant())
      saveFile(bytes, { name: `journal_${today.toString()}.csv`, type: 'text/csv' })
    },
  })
}
