import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CONTRACT_CHANGE } from '../detail/contract-change.ts'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'
import { contractLifeApi } from './contract-life-api.ts'
import { useAttempt } from './use-attempt.ts'
import type { Outcome } from './use-outcome.ts'
import type { SignatureProof } from './use-signed-form.ts'

interface PlateForm {
  readonly plate: string
  readonly signature: string
  readonly proof: Pick<SignatureProof, 'signatureKind' | 'consent'>
}

/** Signs the endorsement that changes the plate of a contract. */
export function useChangePlate(contract: Contract, onDone: (outcome: Outcome) => void) {
  const queries = useQueryClient()
  const keyOf = useAttempt()
  return useMutation({
    mutationKey: CONTRACT_CHANGE,
    mutationFn: async ({ plate, signature, proof }: PlateForm) => {
      const { signatureKind, consent } = proof
      const body = { plate, signatureData: signature, signatureKind, consent }
      const { data } = await contractLifeApi.changePlate({
        params: { id: contract.contract_id },
        body,
        idempotencyKey: keyOf(body),
      })
      return data
    },
    onSuccess: ({ contract_id }) => {
      void queries.invalidateQueries()
      onDone({ message: SAY.plateChanged, contractId: contract_id })
    },
    onError: () => queries.invalidateQueries({ queryKey: ['contracts'] }),
  })
}
