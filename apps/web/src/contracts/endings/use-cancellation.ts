import { formatDay } from '@sillage/domain/values/day.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'
import { contractLifeApi } from '../life/contract-life-api.ts'
import { useAttempt } from '../life/use-attempt.ts'
import type { Outcome } from '../life/use-outcome.ts'
import { type AskedEnding, asksDay } from './cancellation-terms.ts'

/** What a cancellation asked for today would bring about; read anew each time it is looked at. */
export function useCancellationPreview(contract: Contract, asked: AskedEnding) {
  const id = contract.contract_id
  const { ground, event } = asked
  const query =
    asksDay(asked) && event
      ? { event_date: event.toString(), ...(ground !== null && { ground }) }
      : {}
  return useQuery({
    queryKey: ['contracts', 'cancellation', id, query],
    // the grounds stay while what one of them entails is on its way
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await contractLifeApi.cancellation({ params: { id }, query, signal })).data,
  })
}

export function useCancelContract(contract: Contract, onDone: (outcome: Outcome) => void) {
  const queries = useQueryClient()
  const keyOf = useAttempt()
  const id = contract.contract_id
  return useMutation({
    mutationFn: async ({
      reason,
      ground,
      event,
    }: Omit<AskedEnding, 'isLater'> & { reason: string }) => {
      const body = { reason: reason.trim(), ground, event_date: event?.toString() ?? null }
      const answer = await contractLifeApi.cancel({
        params: { id },
        body,
        idempotencyKey: keyOf(body),
      })
      return answer.data
    },
    onSuccess: ({ contract: { leaving }, related_contracts }) => {
      // of the list only: the preview of what is already done would be refused
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[1] !== 'cancellation',
      })
      const count = related_contracts.length + 1
      const cancelled = count === 1 ? SAY.cancelled : SAY.manyCancelled(count)
      onDone({
        message: leaving
          ? SAY.noticeGiven(formatDay(Temporal.PlainDate.from(leaving.effect_date)))
          : cancelled,
        contractId: id,
      })
    },
    // someone else may have been quicker
    onError: () => queries.invalidateQueries({ queryKey: ['contracts', 'mine'] }),
  })
}
