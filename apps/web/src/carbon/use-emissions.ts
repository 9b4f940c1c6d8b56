import { useQuery } from '@tanstack/react-query'
import { api } from '../shell/api.ts'

/** What the contracts of the account emit, read again each time that the page opens. */
export function useEmissions() {
  return useQuery({
    // a new contract changes them: they go stale with the list of contracts
    queryKey: ['contracts', 'emissions'],
    queryFn: async ({ signal }) => (await api.contracts.emissions({ signal })).data,
    refetchOnMount: 'always',
  })
}
