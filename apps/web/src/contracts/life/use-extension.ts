import { fromEuros, toEuros } from '@sillage/domain/values/money.ts'
import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import { useQuery } from '@tanstack/react-query'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'
import { contractLifeApi } from './contract-life-api.ts'
import type { Outcome } from './use-outcome.ts'
import { useSignedChange } from './use-signed-change.ts'
import type { SignatureProof } from './use-signed-form.ts'

/** The price of an extension up to a day; no request without a day. */
export function useExtensionPrice(contract: Contract, newEnd: Temporal.PlainDate | null) {
  const id = contract.contract_id
  const day = newEnd?.toString() ?? ''
  return useQuery({
    queryKey: ['contracts', 'extension', id, day],
    enabled: newEnd !== null,
    queryFn: async ({ signal }) => {
      const { data } = await contractLifeApi.calculateExtension({
        params: { id },
        body: { new_end_date: day },
        signal,
      })
      return data
    },
  })
}

/** The amounts due now and in total, in euros, including the contribution for the added days when chosen. */
export function extensionAmounts(
  { extension_price, total_price, contribution }: ExtensionQuote,
  isContributing: boolean,
): { readonly due: number; readonly total: number } {
  const added = isContributing && contribution ? contribution.cost : 0
  const sum = (euros: number) => toEuros(fromEuros(euros) + fromEuros(added))
  return { due: sum(extension_price), total: sum(total_price) }
}

type ExtensionQuote = Reply<typeof contractLife.calculateExtension>['data']

export interface ExtensionForm {
  readonly newEnd: Temporal.PlainDate
  /** The total shown, in euros. */
  readonly price: number
  readonly contribute: boolean
  readonly signature: string
  readonly proof: SignatureProof
}

export function useExtendContract(contract: Contract, onDone: (outcome: Outcome) => void) {
  return useSignedChange(contract, {
    bodyOf: ({ newEnd, price, contribute, signature, proof }: ExtensionForm) => ({
      new_end_date: newEnd.toString(),
      price,
      contribute,
      signatureData: signature,
      ...proof,
    }),
    send: contractLifeApi.extend,
    message: SAY.extended,
    onDone,
  })
}
