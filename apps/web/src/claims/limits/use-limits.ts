import type { DecisionLimits } from '@sillage/wire/claims/limits.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deskApi } from '../claims-desk-api.ts'

const KEY = ['claims', 'limits']

export function useLimits() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await deskApi.limits({ signal })).data,
    refetchOnMount: 'always',
  })
}

/** Whose limit is changed: a role's, or one person's. */
export type Limited =
  | { readonly role: 'advisor' | 'admin'; readonly name: string; readonly limit: number | null }
  | {
      readonly id: string
      readonly name: string
      readonly limit: number | null
      readonly hasOwn: boolean
    }

/** Changes a limit and returns all of them; null gives a person the limit of their role. */
export function useSetLimit(limited: Limited) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (limit: number | null): Promise<DecisionLimits> => {
      if ('id' in limited)
        return (await deskApi.setPersonLimit({ params: { id: limited.id }, body: { limit } })).data
      return (await deskApi.setRoleLimit({ body: { role: limited.role, limit: limit ?? 0 } })).data
    },
    onSuccess: (limits) => client.setQueryData(KEY, limits),
  })
}
