import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { assetFreezesApi } from '../administration-api.ts'

export const LIMIT = 20
const KEY = ['asset-freezes']

export interface MatchesView {
  readonly state: 'waiting' | 'decided'
  readonly page: number
}

export function useMatches(view: MatchesView) {
  return useQuery({
    queryKey: [...KEY, view],
    queryFn: async ({ signal }) =>
      (await assetFreezesApi.list({ query: { ...view, limit: LIMIT }, signal })).data,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

interface Decision {
  readonly id: string
  readonly decision: 'released' | 'refused'
  readonly reason: string
}

/** Records a decision, then reloads the list: a colleague may have decided meanwhile. */
export function useDecision() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: Decision) => assetFreezesApi.decide({ params: { id }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}
