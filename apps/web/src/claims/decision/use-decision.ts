import type { DecisionGround } from '@sillage/wire/claims/claim-decision.ts'
import { claimDecision } from '@sillage/wire/claims/claim-decision.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../shell/api/api.ts'

export const decisionApi = clientOf(claimDecision)

const keyOf = (id: string) => ['claims', id, 'ground']

/** What a decision is calculated from; choosing another cover reloads it. */
export function useGround(id: string, cover?: string | null) {
  return useQuery({
    queryKey: [...keyOf(id), cover ?? ''],
    queryFn: async ({ signal }): Promise<DecisionGround> =>
      (await decisionApi.ground({ params: { id }, query: cover ? { cover } : {}, signal })).data,
    // keep the tables visible while another cover loads
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Returns a function that reloads the claim and its decision after an action. */
export function useGroundRefresh(id: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['claims', id] })
}
