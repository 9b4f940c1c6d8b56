import { dayInParis } from '@sillage/domain/values/day.ts'
import { ledger } from '@sillage/wire/payments/ledger.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { clientOf } from '../shell/api/api.ts'
import { saveFile } from '../shell/api/save-file.ts'

const ledgerApi = clientOf(ledger)
const LIMIT = 20
const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/

/** The month and page held in the URL; by default the current month and page 1. */
export function useLedgerView() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('mois') ?? ''
  const month = MONTH.test(asked)
    ? asked
    : dayInParis(Temporal.Now.instant()).toPlainYearMonth().toString()
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const show = (next: { month: string; page?: number }) =>
    setSearch(
      { mois: next.month, ...(next.page && { page: String(next.page) }) },
      { replace: true },
    )
  return { month, page, show }
}

export function useLedger({ month, page }: { month: string; page: number }) {
  return useQuery({
    queryKey: ['ledger', month, page],
    queryFn: async ({ signal }) =>
      (await ledgerApi.read({ query: { month, page, limit: LIMIT }, signal })).data,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Downloads the journal of a month. */
export function useJournalExport(month: string) {
  return useMutation({
    mutationFn: async (format: 'csv' | 'fec') => {
      if (format === 'csv')
        saveFile(await ledgerApi.csv({ query: { month } }), {
          name: `journal_${month}.csv`,
          type: 'text/csv',
        })
      else
        saveFile(await ledgerApi.fec({ query: { month } }), {
          name: `ecritures_${month}.txt`,
          type: 'text/plain',
        })
    },
  })
}

export function useClosing() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (month: string) => ledgerApi.close({ body: { month } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['ledger'] }),
  })
}
