import { dayInParis } from '@sillage/domain/values/day.ts'
import type { HandledContribution } from '@sillage/wire/contracts/contribution-desk.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readAgain } from '../../shell/api/query-client.ts'
import { saveFile } from '../../shell/api/save-file.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { contributionsApi } from '../administration-api.ts'
import { CONTRIBUTIONS_PAGE as SAY } from './contributions.messages.ts'

const KEY = ['contributions']

export function useContributions(step: HandledContribution['step']) {
  return useQuery({
    queryKey: [...KEY, step],
    queryFn: async ({ signal }) => {
      const { data } = await contributionsApi.list({ query: { step, limit: 100 }, signal })
      return data
    },
    refetchOnMount: 'always',
  })
}

export interface Recording {
  readonly ids: readonly string[]
  /** Null records that they were collected. */
  readonly handedOver: { readonly partner: string; readonly certificate: string } | null
}

export function useRecording(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ ids, handedOver }: Recording) => {
      const body = { contract_ids: [...ids] }
      return handedOver
        ? contributionsApi.handOver({ body: { ...body, ...handedOver } })
        : contributionsApi.collect({ body })
    },
    onSuccess: ({ data: { recorded } }) => {
      onDone()
      toast.success(SAY.recorded(recorded))
    },
    onSettled: () => readAgain(queries, KEY),
  })
}

export function useContributionsCsv() {
  return useMutation({
    mutationFn: async () => {
      const today = dayInParis(Temporal.Now.instant()).toString()
      const name = `contributions_${today}.csv`
      saveFile(await contributionsApi.csv(), { name, type: 'text/csv' })
    },
  })
}
