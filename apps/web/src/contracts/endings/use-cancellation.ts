import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'
import { contractLifeApi } from '../life/contract-life-api.ts'
import { useAttempt } from '../life/use-attempt.ts'
import type { Outcome } from '../life/use-outcome.ts'

/** What a cancellation would bring about today; read anew each time it is looked at. */
export function useCancellationPreview(contract: Contract) {
  const id = contract.contract_id
  return useQuery({
    queryKey: ['contracts', 'cancellation', id],
    refetchOnMount: 'always',
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await contractLifeApi.cancellation({ params: { id }, signal })).data,
  })
}

export function useCancelContract(contract: Contract, onDone: (outcome: Outcome) => void) {
  const queries = useQueryClient()
  const keyOf = useAttempt()
  const id = contract.contract_id
  return useMutation({
    mutationFn: async ({ reason, ground }: { reason: string; ground: string | null }) => {
      const body = { reason: reason.trim(), ground }
      const answer = await contractLifeApi.cancel({
        params: { id },
        body,
        idempotencyKey: keyOf(body),
      })
      return answer.data
    },
    onSuccess: ({ related_contracts }) => {
      // of the list only: the preview of what is already done would be refused
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[1] !== 'cancellation',
      })
      const count = related_contracts.length + 1
      onDone({
        message: count === 1 ? SAY.cancelled : SAY.manyCancelled(count),
        contractId: id,
      })
    },
    // someone else may have been quicker
    onError: () => queries.invalidateQueries({ queryKey: ['contracts', 'mine'] }),
  })
}
