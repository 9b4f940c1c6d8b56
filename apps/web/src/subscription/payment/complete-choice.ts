import { readIban } from '@sillage/domain/values/iban.ts'
import type { PaymentChoice } from './payment-choice.ts'

/** A choice as it was changed, with whether what it needs is there. */
export function completed(choice: Omit<PaymentChoice, 'isComplete'>): PaymentChoice {
  const { method, account } = choice
  const isComplete =
    method === 'transfer' || (account.holder.trim() !== '' && readIban(account.iban).ok)
  return { ...choice, isComplete }
}
