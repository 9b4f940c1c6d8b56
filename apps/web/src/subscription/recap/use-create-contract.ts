import { type Contract, contracts } from '@sillage/wire/contracts/contracts.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { payments } from '@sillage/wire/payments/payments.ts'
import type { SavedAnswer } from '@sillage/wire/subscription.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { clientOf } from '../../shell/api/api.ts'
import { type Attempt, attemptFor } from '../draft/attempt-key.ts'
import { SERVED_DRAFTS } from '../draft/draft.ts'
import type { KeptDraft } from '../draft/use-draft.ts'
import { isByDefault } from '../payment/payment-choice.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { subscriptionApi } from '../subscription-api.ts'
import { contractBody, type Recap } from './recap-summary.ts'

const signingApi = clientOf({ create: contracts.create })

const paymentsApi = clientOf(payments)

export interface Signed {
  readonly recap: Recap
  readonly questions: SavedAnswer[]
  readonly signatureKind: 'drawn' | 'typed'
}

/**
 * Saves the questionnaire and the payment plan, then creates the contract. Retries reuse the idempotency key of the
 * first attempt.
 */
export function useCreateContract(
  { draft, change }: KeptDraft,
  onCreated: (contract: Contract) => void,
) {
  const queries = useQueryClient()
  const last = useRef<Attempt | null>(null)
  const hasPlanned = useRef(false)
  return useMutation({
    mutationFn: async ({ recap, questions, signatureKind }: Signed): Promise<Contract> => {
      const filled = { contract_type: recap.type, questions }
      const sending = attemptFor(draft?.sending ?? null, filled)
      change({ sending })
      const { contract_questionnary_id } = await subscriptionApi.saveQuestionnaire({
        body: filled,
        idempotencyKey: sending.key,
      })
      const { payment } = recap
      // a plan sent by an earlier attempt stays until replaced, so send the default too
      if (hasPlanned.current || !isByDefault(payment)) {
        hasPlanned.current = true
        const account = payment.method === 'direct_debit' ? payment.account : {}
        const { cadence, method } = payment
        await paymentsApi.plan({
          body: { contractQuestionnaryId: contract_questionnary_id, cadence, method, ...account },
        })
      }
      const body = contractBody(recap, {
        questionnaireId: contract_questionnary_id,
        signatureKind,
      })
      if (!body) throw new Error(SAY.priceFailed)
      last.current = attemptFor(last.current, body)
      const { data } = await signingApi.create({ body, idempotencyKey: last.current.key })
      return data
    },
    onError: (failure) => {
      // not after a lost reply, when the retry must send the same body
      if (failure instanceof ApiError && failure.problem?.code === 'vehicle.insured_twice')
        void queries.invalidateQueries({ queryKey: ['contradictions'] })
    },
    onSuccess: (contract) => {
      // once signed, the draft no longer exists, here or on the account
      queries.removeQueries({ queryKey: SERVED_DRAFTS })
      // other pages reload their lists and counters when opened
      void queries.invalidateQueries({ refetchType: 'none' })
      onCreated(contract)
    },
  })
}
