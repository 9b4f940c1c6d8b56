import { dueList } from '@sillage/wire/payments/due-list.ts'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { clientOf } from '../../shell/api/api.ts'
import { saveFile } from '../../shell/api/save-file.ts'
import { type DueView, dueFilters } from './due-view.ts'

const api = clientOf(dueList)
const LIMIT = 20

/** A page of dues, with the totals of the whole list. */
export function useDueList(view: DueView) {
  return useQuery({
    queryKey: ['bank', 'dues', view],
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => {
      const query = { page: view.page, limit: LIMIT, ...dueFilters(view) }
      return (await api.list({ query, signal })).data
    },
  })
}

/** Downloads the dues of a view as CSV. */
export function useDuesFile() {
  return useMutation({
    mutationFn: async (view: DueView) =>
      saveFile(await api.csv({ query: dueFilters(view) }), {
        name: `echeances_${Temporal.Now.plainDateISO('Europe/Paris').toString()}.csv`,
        type: 'text/csv',
      }),
  })
}
