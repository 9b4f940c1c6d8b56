import { useQuery } from '@tanstack/react-query'
import { DECLARATIONS_CACHE } from '../../shell/device/device-caches.ts'
import type { KeptClaim } from '../../shell/device/kept-claims.ts'
import { useSession } from '../../shell/session/session.ts'
import type { KeptClaimFound } from './read-kept-claims.ts'

/** Query key of data kept on this device, read with or without a network. */
export const KEPT_CLAIMS = ['device', 'claims']

/** The declarations kept on this device that belong to the user, or to nobody yet. */
export function useKeptClaims(): readonly KeptClaimFound[] {
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

/** Loads the code only when needed: most devices hold no declaration. */
async function readAll(): Promise<readonly KeptClaimFound[]> {
  if (!(await caches.has(DECLARATIONS_CACHE))) return []
  const { readKeptClaims } = await import('./read-kept-claims.ts')
  return readKeptClaims()
}

export function isOwn({ owner }: KeptClaim, accountId: string | undefined): boolean {
  return owner === null || owner === accountId
}
