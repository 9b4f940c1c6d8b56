import type { Contract } from '@sillage/wire/contracts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { contractLifeApi } from './contract-life-api.ts'

/** The right to withdraw as it stands today, and what would be given back. */
export function useWithdrawalRight(contract: Contract) {
  const id = contract.contract_id
  return useQuery({
    queryKey: ['contracts', 'withdrawal', id],
    refetchOnMount: 'always',
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await contractLifeApi.withdrawal({ params: { id }, signal })).data,
  })
}

/** Asking twice gives the same acknowledgement. */
export function useWithdraw(contract: Contract) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () =>
      (await contractLifeApi.withdraw({ params: { id: contract.contract_id } })).data,
    onSettled: () => queries.invalidateQueries({ queryKey: ['contracts', 'mine'] }),
  })
}
