import { contracts } from '@sillage/wire/contracts/contracts.ts'
import { payments } from '@sillage/wire/payments/payments.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../shell/api/api.ts'
import { saveFile } from '../../shell/api/save-file.ts'

const contractPdfApi = clientOf({ pdf: contracts.pdf })

const paymentsApi = clientOf(payments)
export const MINE = ['payments', 'mine']

export function usePayments() {
  return useQuery({
    queryKey: MINE,
    queryFn: async ({ signal }) => (await paymentsApi.mine({ signal })).data,
    refetchOnMount: 'always',
  })
}

const FILES = { notice: 'avis', receipt: 'quittance' } as const

/** Downloads the notice or the receipt of a due. */
export function useDuePaper(id: string, kind: keyof typeof FILES) {
  return useMutation({
    mutationFn: async () =>
      saveFile(await paymentsApi[kind]({ params: { id } }), {
        name: `${FILES[kind]}_${id}.pdf`,
        type: 'application/pdf',
      }),
  })
}

/** Downloads the signed contract, which contains its mandate. */
export function useSignedContract(id: string) {
  return useMutation({
    mutationFn: async () =>
      saveFile(await contractPdfApi.pdf({ params: { id } }), {
        name: `contrat_${id}.pdf`,
        type: 'application/pdf',
      }),
  })
}

/** Revokes a mandate. Sending it requires a fresh proof of presence. */
export function useRevocation(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => paymentsApi.revoke({ params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: MINE }),
  })
}

/** What the account is for: a mandate, or a refund. */
export type AccountFor = { readonly mandate: string } | { readonly payout: string }

export function useGivenAccount(to: AccountFor) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: { holder: string; iban: string }) => {
      if ('mandate' in to) await paymentsApi.changeIban({ params: { id: to.mandate }, body })
      else await paymentsApi.payoutIban({ params: { id: to.payout }, body })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: MINE }),
  })
}
