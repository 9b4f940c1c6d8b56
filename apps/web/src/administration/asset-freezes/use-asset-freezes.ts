import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/overlay/toast.ts'
import { assetFreezesApi } from '../administration-api.ts'
import { ASSET_FREEZES as SAY } from './asset-freezes.messages.ts'

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

/**
 * Records a decision, then reloads the list: a colleague may have decided meanwhile. The card goes with its decision, so
 * a toast says how it ended.
 */
export function useDecision() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: Decision) => assetFreezesApi.decide({ params: { id }, body }),
    onSuccess: (_, { decision }) => toast.success(SAY.done[decision]),
    onError: ({ message }) => toast.error(`${SAY.failedToDecide} ${message}`),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}
