import { formatDay } from '@sillage/domain/values/day.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CONTRACT_CHANGE, readAgain } from '../detail/contract-change.ts'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'
import { contractLifeApi } from '../life/contract-life-api.ts'
import { useAttempt } from '../life/use-attempt.ts'
import type { Outcome } from '../life/use-outcome.ts'
import { type AskedEnding, asksDay } from './cancellation-terms.ts'

/** The effects of a cancellation requested today; reloaded each time it is shown. */
export function useCancellationPreview(contract: Contract, asked: AskedEnding) {
  const id = contract.contract_id
  const { ground, event } = asked
  const query =
    asksDay(asked) && event
      ? { event_date: event.toString(), ...(ground !== null && { ground }) }
      : {}
  return useQuery({
    queryKey: ['contracts', 'cancellation', id, query],
    // keep the grounds visible while the effects of the chosen one load
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await contractLifeApi.cancellation({ params: { id }, query, signal })).data,
  })
}

export function useCancelContract(
  contract: Contract,
  onDone: (outcome: Outcome, isEnded: boolean) => void,
) {
  const queries = useQueryClient()
  const keyOf = useAttempt()
  const id = contract.contract_id
  return useMutation({
    mutationKey: CONTRACT_CHANGE,
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
    onSuccess: ({ contract: { leaving, status }, related_contracts }) => {
      readAgain(queries)
      const count = related_contracts.length + 1
      const cancelled = count === 1 ? SAY.cancelled : SAY.manyCancelled(count)
      const message = leaving
        ? SAY.noticeGiven(formatDay(Temporal.PlainDate.from(leaving.effect_date)))
        : cancelled
      onDone({ message, contractId: id }, status === 'cancelled')
    },
    // the contract may have been changed elsewhere meanwhile
    onError: () => queries.invalidateQueries({ queryKey: ['contracts', 'mine'] }),
  })
}
