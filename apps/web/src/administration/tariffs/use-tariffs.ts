import type { PreparedTariff, tariffs } from '@sillage/wire/administration/tariffs.ts'
import type { BodyInput } from '@sillage/wire/http/route.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { saveFile } from '../../shell/api/save-file.ts'
import { tariffsApi } from '../administration-api.ts'

const KEY = ['tariffs']

export function useTariffs() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await tariffsApi.list({ signal })).data.tariffs,
    refetchOnMount: 'always',
  })
}

export function useTariff(id: string) {
  return useQuery({
    queryKey: [...KEY, id],
    queryFn: async ({ signal }) => (await tariffsApi.one({ params: { id }, signal })).data,
    refetchOnMount: 'always',
  })
}

/** A mutation on a tariff; the reply is the tariff's new state. */
function useActOn<Asked>(act: (asked: Asked) => Promise<{ data: PreparedTariff }>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (asked: Asked) => (await act(asked)).data,
    onSuccess: (tariff) => {
      queries.setQueryData([...KEY, tariff.id], tariff)
      return queries.invalidateQueries({ queryKey: KEY, exact: true })
    },
  })
}

export function usePrepare() {
  return useActOn(
    ({ key, ...body }: BodyInput<typeof tariffs.prepare> & { readonly key: string }) =>
      tariffsApi.prepare({ body, idempotencyKey: key }),
  )
}

export function useChange(id: string) {
  return useActOn((body: BodyInput<typeof tariffs.change>) =>
    tariffsApi.change({ params: { id }, body }),
  )
}

export function useUpload(id: string) {
  return useActOn(async ({ revision, file }: { revision: number; file: File }) =>
    tariffsApi.upload({ params: { id }, body: { revision, file: await file.text() } }),
  )
}

export function useApprove(id: string) {
  return useActOn((revision: number) => tariffsApi.approve({ params: { id }, body: { revision } }))
}

export function useWithdraw(id: string) {
  return useActOn((reason: string) => tariffsApi.withdraw({ params: { id }, body: { reason } }))
}

export function useTariffFile({ id, version }: Pick<PreparedTariff, 'id' | 'version'>) {
  return useMutation({
    mutationFn: async () =>
      saveFile(await tariffsApi.file({ params: { id } }), {
        name: `${version}.json`,
        type: 'application/json',
      }),
  })
}

/** Runs on demand, since it prices thousands of contracts; each version of the tariff needs a new run. */
export function useSimulation({ id, revision }: Pick<PreparedTariff, 'id' | 'revision'>) {
  return useQuery({
    queryKey: [...KEY, id, 'simulation', revision],
    queryFn: async ({ signal }) => (await tariffsApi.simulate({ params: { id }, signal })).data,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useSimulationCsv({ id, version }: Pick<PreparedTariff, 'id' | 'version'>) {
  return useMutation({
    mutationFn: async () =>
      saveFile(await tariffsApi.simulationCsv({ params: { id } }), {
        name: `simulation_${version}.csv`,
        type: 'text/csv',
      }),
  })
}
