import type { VehicleEventState } from '@sillage/domain/contracts/insured-vehicles.ts'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { saveFile } from '../../shell/api/save-file.ts'
import { insuredVehiclesApi } from '../administration-api.ts'

const LIMIT = 50

export interface VehiclesView {
  readonly state: VehicleEventState | 'all'
  readonly page: number
}

/** A page of the events reported to the file. */
export function useVehicleEvents({ state, page }: VehiclesView) {
  return useQuery({
    queryKey: ['insured-vehicles', state, page],
    queryFn: async ({ signal }) =>
      (
        await insuredVehiclesApi.list({
          query: { ...(state === 'all' ? {} : { state }), page, limit: LIMIT },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Downloads a batch. */
export function useBatchFile(id: string) {
  return useMutation({
    mutationFn: async (kind: 'csv' | 'json') => {
      const params = { id }
      const name = `fva_${id.slice(0, 8)}`
      if (kind === 'csv') {
        const bytes = await insuredVehiclesApi.csv({ params })
        saveFile(bytes, { name: `${name}.csv`, type: 'text/csv' })
        return
      }
      const { data } = await insuredVehiclesApi.batch({ params })
      const bytes = new TextEncoder().encode(JSON.stringify(data, null, 2))
      saveFile(bytes, { name: `${name}.json`, type: 'application/json' })
    },
  })
}
