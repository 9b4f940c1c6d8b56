import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { dropContract, keptContractOf } from '../../shell/device/kept-papers.ts'
import { useSession } from '../../shell/session/session.ts'
import { KEPT_PAPERS } from './use-kept-following.ts'

const local = { networkMode: 'always', staleTime: 0, retry: false } as const

/** Whether the documents of a contract are kept on this device, and how to change that. */
export function useKeptPapers(contract: Contract) {
  const { user } = useSession()
  const client = useQueryClient()
  const id = contract.contract_id
  const onSettled = () => client.invalidateQueries({ queryKey: KEPT_PAPERS })
  const { data } = useQuery({
    queryKey: [...KEPT_PAPERS, id],
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
  })
  return { kept: data?.owner === user?.id ? data : null, keeping, removing }
}
