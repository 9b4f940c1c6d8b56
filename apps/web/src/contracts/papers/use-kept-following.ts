import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { wantedPapers } from '../../shell/device/device-caches.ts'
import { useSession } from '../../shell/session/session.ts'

/** Query key of the contract documents on this device. */
export const KEPT_PAPERS = ['device', 'papers']

/** Updates what is kept on this device once the contracts are loaded. */
export function useKeptFollowing(contracts: readonly Contract[] | undefined): void {
  const { user } = useSession()
  const client = useQueryClient()
  const owner = user?.id
  useEffect(() => {
    if (!contracts || !owner || wantedPapers().length === 0) return
    // a failure is retried at the next visit
    void import('./kept-on-device.ts')
      .then(({ followContracts }) => followContracts(contracts, owner))
      .then(() => client.invalidateQueries({ queryKey: KEPT_PAPERS }))
      .catch(() => undefined)
  }, [contracts, owner, client])
}
