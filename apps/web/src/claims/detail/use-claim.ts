import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readAgain } from '../../shell/api/query-client.ts'
import { useLiveUpdates } from '../../shell/notifications/live-updates.ts'
import { claimsApi } from '../claims-api.ts'

const keyOf = (id: string) => ['claims', id, 'detail']

export const claimQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => (await claimsApi.detail({ params: { id }, signal })).data,
  })

/** One claim as its reader may see it; read again at each event that concerns it. */
export function useClaim(id: string) {
  const client = useQueryClient()
  const query = useQuery({ ...claimQuery(id), refetchOnMount: 'always' })
  const refresh = () => void readAgain(client, keyOf(id))
  useLiveUpdates({
    onFresh: refresh,
    onEvent: (event) => {
      if (event.kind === 'notification' || event.kind === 'read') return
      if (event.payload.claim_id === id) refresh()
    },
  })
  return query
}

/** A mutation that returns the updated claim. */
export function useClaimChange<Input>(id: string, call: (input: Input) => Promise<ClaimDetail>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (detail) => client.setQueryData(keyOf(id), detail),
    // the reply may miss what others changed meanwhile, and a refusal may come from a stale page
    onSettled: () => void client.invalidateQueries({ queryKey: keyOf(id) }),
  })
}

/** A mutation after which the claim is reloaded. */
export function useClaimAction<Input>(id: string, call: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: ['claims', id] }),
  })
}
