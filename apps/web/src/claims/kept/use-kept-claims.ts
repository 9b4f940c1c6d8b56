import { useQuery } from '@tanstack/react-query'
import { DECLARATIONS_CACHE } from '../../shell/device/device-caches.ts'
import type { KeptClaim } from '../../shell/device/kept-claims.ts'
import { useSession } from '../../shell/session/session.ts'

/** What this device holds is read from it, with or without a network. */
export const KEPT_CLAIMS = ['device', 'claims']

/** The declarations on this device that are one's own, or nobody's yet. */
export function useKeptClaims(): readonly KeptClaim[] {
  const { user } = useSession()
  const { data } = useQuery({
    queryKey: KEPT_CLAIMS,
    queryFn: readAll,
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  })
  return data?.filter((claim) => isOwn(claim, user?.id)) ?? []
}

/** Most devices hold none, and fetch nothing for it. */
async function readAll(): Promise<readonly KeptClaim[]> {
  if (!(await caches.has(DECLARATIONS_CACHE))) return []
  const { keptClaims } = await import('../../shell/device/kept-claims.ts')
  return keptClaims()
}

export function isOwn({ owner }: KeptClaim, accountId: string | undefined): boolean {
  return owner === null || owner === accountId
}
