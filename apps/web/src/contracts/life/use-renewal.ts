import type { Period } from '@sillage/domain/values/period.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'
import { contractLifeApi } from './contract-life-api.ts'
import type { Outcome } from './use-outcome.ts'
import { useSignedChange } from './use-signed-change.ts'
import type { SignatureProof } from './use-signed-form.ts'

/** The answers that only the policyholder can give; null when not asked, or not yet answered. */
export interface GivenAnew {
  readonly coefficient: string | null
  /** Where the car is kept. */
  readonly home: string | null
}

interface RenewalForm {
  readonly period: Period
  /** The total shown, in euros. */
  readonly price: number
  readonly given: GivenAnew
  readonly signature: string
  readonly proof: SignatureProof
}

/** The price of a renewal; no request while its days are invalid. */
export function useRenewalPrice(contract: Contract, period: Period | null, given: GivenAnew) {
  const id = contract.contract_id
  const body = {
    start_date: String(period?.start ?? ''),
    end_date: String(period?.end ?? ''),
    ...answersOf(given),
  }
  return useQuery({
    queryKey: ['contracts', 'renewal', id, body],
    enabled: period !== null,
    // keep the question visible while an answer changes the price
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await contractLifeApi.calculateRenewal({ params: { id }, body, signal })).data,
  })
}

function answersOf({ coefficient, home }: GivenAnew) {
  return { ...(coefficient && { coefficient }), ...(home && { home }) }
}

export function useRenewContract(contract: Contract, onDone: (outcome: Outcome) => void) {
  return useSignedChange(contract, {
    bodyOf: ({ period, price, given, signature, proof }: RenewalForm) => ({
      start_date: period.start.toString(),
      end_date: period.end.toString(),
      price,
      ...answersOf(given),
      signatureData: signature,
      ...proof,
    }),
    send: contractLifeApi.renew,
    message: SAY.renewed,
    onDone,
  })
}
