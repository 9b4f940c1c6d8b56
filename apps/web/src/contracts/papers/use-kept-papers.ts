import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dropContract, keptContractOf, wantedPapers } from '../../shell/device/kept-papers.ts'
import { useSession } from '../../shell/session/session.ts'

const KEY = ['device', 'papers']
const local = { networkMode: 'always', staleTime: 0, retry: false } as const

/** The papers of a contract on this device: whether they are kept, and what changes that. */
export function useKeptPapers(contract: Contract) {
  const { user } = useSession()
  const client = useQueryClient()
  const id = contract.contract_id
  const onSettled = () => client.invalidateQueries({ queryKey: KEY })
  const { data } = useQuery({
    queryKey: [...KEY, id],
    queryFn: () => keptContractOf(id),
    ...local,
  })
  const keeping = useMutation({
    mutationFn: async () => {
      const { keepOnDevice } = await import('./kept-on-device.ts')
      await keepOnDevice(contract, user?.id ?? '')
    },
    onSettled,
  })
  const removing = useMutation({
    mutationFn: () => dropContract(id),
    onSettled,
    networkMode: 'always',
  })
  return { kept: data?.owner === user?.id ? data : null, keeping, removing }
}

/** Once the contracts are read: what is kept here follows them. */
export function useKeptFollowing(contracts: readonly Contract[] | undefined): void {
  const { user } = useSession()
  const client = useQueryClient()
  const owner = user?.id
  useEffect(() => {
    if (!contracts || !owner || wantedPapers().length === 0) return
    // in vain, it is done at the next visit
    void import('./kept-on-device.ts')
      .then(({ followContracts }) => followContracts(contracts, owner))
      .then(() => client.invalidateQueries({ queryKey: KEY }))
      .catch(() => undefined)
  }, [contracts, owner, client])
}
