import { arrears } from '@sillage/wire/payments/arrears.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { clientOf } from '../../shell/api/api.ts'
import { saveFile } from '../../shell/api/save-file.ts'

export const arrearsApi = clientOf(arrears)

/** What is not paid in time; an act at the desk reads it again, with all that is of the bank. */
export function useArrears() {
  return useQuery({
    queryKey: ['arrears'],
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => (await arrearsApi.list({ signal })).data.notices,
  })
}

/** What a termination today would do. */
export function useTermination(id: string) {
  return useQuery({
    queryKey: ['arrears', 'termination', id],
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => (await arrearsApi.termination({ params: { id }, signal })).data,
  })
}

/** Fetches the letter that terminates, and saves it. */
export function useTerminationLetter({ id, contractId }: { id: string; contractId: string }) {
  return useMutation({
    mutationFn: async () =>
      saveFile(await arrearsApi.terminationLetter({ params: { id } }), {
        name: `resiliation_${contractId.slice(0, 8)}.pdf`,
        type: 'application/pdf',
      }),
  })
}

/** Fetches a letter and saves it, to be printed. */
export function useLetter({ id, contractId }: { id: string; contractId: string }) {
  return useMutation({
    mutationFn: async () =>
      saveFile(await arrearsApi.letter({ params: { id } }), {
        name: `mise-en-demeure_${contractId.slice(0, 8)}.pdf`,
        type: 'application/pdf',
      }),
  })
}
