import { readDebitedIban } from '@sillage/domain/values/iban.ts'
import type { PaymentChoice } from './payment-choice.ts'

/** A changed choice, with whether it is complete. */
export function completed(choice: Omit<PaymentChoice, 'isComplete'>): PaymentChoice {
  const { method, account } = choice
  const isComplete =
    method === 'transfer' || (account.holder.trim() !== '' && readDebitedIban(account.iban).ok)
  return { ...choice, isComplete }
}
