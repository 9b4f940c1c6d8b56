import { useQuery } from '@tanstack/react-query'
import { api } from '../shell/api.ts'

/** The claims of the account. */
export function useClaims() {
  return useQuery({
    queryKey: ['claims', 'mine'],
    queryFn: async ({ signal }) => (await api.claims.mine({ signal })).data,
  })
}
