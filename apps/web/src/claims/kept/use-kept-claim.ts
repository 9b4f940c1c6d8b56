import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeKeptClaim, type KeptClaim, keptClaimOf } from '../../shell/device/kept-claims.ts'
import { type KeptStatement, keptStatementOf } from '../../shell/device/kept-statements.ts'
import { useSession } from '../../shell/session/session.ts'
import { isOwn, KEPT_CLAIMS } from './use-kept-claims.ts'

/** A declaration on this device; null when it is not there any more. */
export function useKeptClaim(id: string) {
  const { user } = useSession()
  const client = useQueryClient()
  const { data, isPending } = useQuery({
    queryKey: [...KEPT_CLAIMS, id],
    queryFn: () => keptClaimOf(id),
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  })
  const saving = useMutation({
    mutationFn: (change: Partial<KeptClaim>) =>
      changeKeptClaim(id, (claim) => ({ ...claim, ...change })),
    onSuccess: (claim) => client.setQueryData([...KEPT_CLAIMS, id], claim),
  })
  return { claim: data && isOwn(data, user?.id) ? data : null, isPending, saving }
}

/** The statement of the declaration; null when none was started, and while loading. */
export function useKeptStatement(id: string): KeptStatement | null {
  const { data } = useQuery({
    queryKey: [...KEPT_CLAIMS, id, 'statement'],
    queryFn: () => keptStatementOf(id),
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  })
  return data ?? null
}
