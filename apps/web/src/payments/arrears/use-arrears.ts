import { arrears } from '@sillage/wire/payments/arrears.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { clientOf } from '../../shell/api/api.ts'
import { saveFile } from '../../shell/api/save-file.ts'

export const arrearsApi = clientOf(arrears)

/** The contracts in arrears; reloaded with all bank data after any action of the desk. */
export function useArrears() {
  return useQuery({
    queryKey: ['arrears'],
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => (await arrearsApi.list({ signal })).data.notices,
  })
}

/** The effects of terminating today. */
export function useTermination(id: string) {
  return useQuery({
    queryKey: ['arrears', 'termination', id],
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => (await arrearsApi.termination({ params: { id }, signal })).data,
  })
}

/** Downloads the termination letter. */
export function useTerminationLetter({ id, contractId }: { id: string; contractId: string }) {
  return useMutation({
    mutationFn: async () =>
      saveFile(await arrearsApi.terminationLetter({ params: { id } }), {
        name: `resiliation_${contractId.slice(0, 8)}.pdf`,
        type: 'application/pdf',
      }),
  })
}

/** Downloads a letter to print. */
export function useLetter({ id, contractId }: { id: string; contractId: string }) {
  return useMutation({
    mutationFn: async () =>
      saveFile(await arrearsApi.letter({ params: { id } }), {
        name: `mise-en-demeure_${contractId.slice(0, 8)}.pdf`,
        type: 'application/pdf',
      }),
  })
}
