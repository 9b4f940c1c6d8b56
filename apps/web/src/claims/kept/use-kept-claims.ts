import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeKeptClaim,
  type KeptClaim,
  keptClaimOf,
  keptClaims,
} from '../../shell/device/kept-claims.ts'
import { useSession } from '../../shell/session/session.ts'

/** What this device holds is read from it, with or without a network. */
export const KEPT_CLAIMS = ['device', 'claims']
const local = { networkMode: 'always', staleTime: 0, retry: false } as const

/** The declarations on this device that are one's own, or nobody's yet. */
export function useKeptClaims(): readonly KeptClaim[] {
  const { user } = useSession()
  const { data } = useQuery({ queryKey: KEPT_CLAIMS, queryFn: keptClaims, ...local })
  return data?.filter((claim) => isOwn(claim, user?.id)) ?? []
}

/** One of them; null when it is not there any more. */
export function useKeptClaim(id: string) {
  const { user } = useSession()
  const client = useQueryClient()
  const { data, isPending } = useQuery({
    queryKey: [...KEPT_CLAIMS, id],
    queryFn: () => keptClaimOf(id),
    ...local,
  })
  const saving = useMutation({
    mutationFn: (change: Partial<KeptClaim>) =>
      changeKeptClaim(id, (claim) => ({ ...claim, ...change })),
    networkMode: 'always',
    onSuccess: (claim) => client.setQueryData([...KEPT_CLAIMS, id], claim),
  })
  return { claim: data && isOwn(data, user?.id) ? data : null, isPending, saving }
}

function isOwn({ owner }: KeptClaim, accountId: string | undefined): boolean {
  return owner === null || owner === accountId
}
