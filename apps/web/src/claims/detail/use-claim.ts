import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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
  const readAgain = () => void client.invalidateQueries({ queryKey: keyOf(id) })
  useLiveUpdates({
    onFresh: readAgain,
    onEvent: (event) => {
      if (event.kind === 'notification' || event.kind === 'read') return
      if (event.payload.claim_id === id) readAgain()
    },
  })
  return query
}

/** A change of a claim whose answer is the claim as it is now. */
export function useClaimChange<Input>(id: string, call: (input: Input) => Promise<ClaimDetail>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    // without a network it fails at once, and says so
    networkMode: 'always',
    onSuccess: (detail) => client.setQueryData(keyOf(id), detail),
    // the answer may be older than what others did meanwhile; and what the page showed may be why it was refused
    onSettled: () => void client.invalidateQueries({ queryKey: keyOf(id) }),
  })
}

/** A change of a claim after which it is read again. */
export function useClaimAction<Input>(id: string, call: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    networkMode: 'always',
    onSettled: () => client.invalidateQueries({ queryKey: ['claims', id] }),
  })
}
