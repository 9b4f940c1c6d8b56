import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CONTRACT_CHANGE, readAgain } from '../detail/contract-change.ts'
import { useAttempt } from './use-attempt.ts'
import type { Outcome } from './use-outcome.ts'

interface Signed<Body> {
  readonly params: { readonly id: string }
  readonly body: Body
  readonly idempotencyKey: string
}

interface SignedChange<Form, Body> {
  /** The request's body, from what was filled in and signed. */
  readonly bodyOf: (form: Form) => Body
  readonly send: (signed: Signed<Body>) => Promise<{ readonly data: { contract_id: string } }>
  /** Said once it is done. */
  readonly message: string
  readonly onDone: (outcome: Outcome) => void
}

/** Signs a change of a contract; what its screen shows is then read again, after a refusal too. */
export function useSignedChange<Form, Body>(contract: Contract, change: SignedChange<Form, Body>) {
  const { bodyOf, send, message, onDone } = change
  const queries = useQueryClient()
  const keyOf = useAttempt()
  return useMutation({
    mutationKey: CONTRACT_CHANGE,
    mutationFn: async (form: Form) => {
      const body = bodyOf(form)
      const params = { id: contract.contract_id }
      return (await send({ params, body, idempotencyKey: keyOf(body) })).data
    },
    onSuccess: ({ contract_id: contractId }) => {
      readAgain(queries)
      onDone({ message, contractId })
    },
    // the state or the price may have changed meanwhile
    onError: () => queries.invalidateQueries({ queryKey: ['contracts'] }),
  })
}
