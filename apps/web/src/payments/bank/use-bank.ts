import { bank } from '@sillage/wire/payments/bank.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../shell/api/api.ts'
import { saveFile } from '../../shell/api/save-file.ts'
import { useDebounced } from '../../shell/use-debounced.ts'

export const bankApi = clientOf(bank)

/** What waits at the bank's desk. */
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

/** What is owed that a name or a reference finds; nothing before two characters. */
export function useOwedDues(typed: string) {
  const q = useDebounced(typed.trim(), 250)
  return useQuery({
    queryKey: ['bank', 'owed', q],
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await bankApi.owed({ query: { q }, signal })).data,
  })
}

/** An act at the desk; all that it shows is then read again, whatever came of it. */
export function useBankAct<Variables, Answer>(act: (variables: Variables) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () => {
      // not waited for: a row that goes with the answer of the desk still says what came of its act
      void client.invalidateQueries({ queryKey: ['arrears'] })
      return client.invalidateQueries({ queryKey: ['bank'] })
    },
  })
}

/** Fetches the file of an approved batch and saves it under its number. */
export async function saveBatchFile({ id, number }: { id: string; number: string }) {
  saveFile(await bankApi.file({ params: { id } }), {
    name: `${number}.xml`,
    type: 'application/xml',
  })
}
