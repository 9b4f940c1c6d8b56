import { bank } from '@sillage/wire/payments/bank.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../shell/api/api.ts'
import { saveFile } from '../../shell/api/save-file.ts'
import { useDebounced } from '../../shell/use-debounced.ts'

export const bankApi = clientOf(bank)

/** Everything that the bank desk has to handle. */
export function useDesk() {
  return useQuery({
    queryKey: ['bank', 'desk'],
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => (await bankApi.desk({ signal })).data,
  })
}

/** One batch with its orders. */
export function useBatch(id: string) {
  return useQuery({
    queryKey: ['bank', 'batch', id],
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await bankApi.batch({ params: { id }, signal })).data,
  })
}

/** The unpaid dues that match a name or a reference; none below two characters. */
export function useOwedDues(typed: string) {
  const q = useDebounced(typed.trim(), 250)
  return useQuery({
    queryKey: ['bank', 'owed', q],
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await bankApi.owed({ query: { q }, signal })).data,
  })
}

/** A mutation of the bank desk; it reloads the desk afterwards, whatever the outcome. */
export function useBankAct<Variables, Answer>(act: (variables: Variables) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () => {
      // not awaited: otherwise a row that disappears with the reload could not report the result of its action
      void client.invalidateQueries({ queryKey: ['arrears'] })
      return client.invalidateQueries({ queryKey: ['bank'] })
    },
  })
}

/** Downloads the file of an approved batch, named by its number. */
export async function saveBatchFile({ id, number }: { id: string; number: string }) {
  saveFile(await bankApi.file({ params: { id } }), {
    name: `${number}.xml`,
    type: 'application/xml',
  })
}
