import type { ContractDocument } from './document-data.ts'
import { parisDay } from './document-text.ts'

export type WithdrawalRight =
  | { right: 'none'; because: 'professional' | 'compulsory-motor' | 'travel-under-one-month' }
  | { right: 'fourteen-days'; lastDay: string }

/**
 * Whether a contract concluded at a distance can be renounced without reason, and until which day: 14 full days after
 * its conclusion, except for compulsory motor insurance and travel policies of less than one month
 * (Code des assurances, L112-2-1). Only natural persons acting outside their profession have the right.
 */
export function withdrawalRight(
  contract: Pick<ContractDocument, 'product' | 'period' | 'policyholder' | 'issuedAt'>,
): WithdrawalRight {
  if (contract.policyholder.professional) return { right: 'none', because: 'professional' }
  if (contract.product === 'car') return { right: 'none', because: 'compulsory-motor' }
  const dayAfterEnd = Temporal.PlainDate.from(contract.period.end).add({ days: 1 })
  const afterOneMonth = Temporal.PlainDate.from(contract.period.start).add({ months: 1 })
  if (Temporal.PlainDate.compare(dayAfterEnd, afterOneMonth) < 0) {
    return { right: 'none', because: 'travel-under-one-month' }
  }
  const concluded = Temporal.PlainDate.from(parisDay(contract.issuedAt))
  return { right: 'fourteen-days', lastDay: concluded.add({ days: 14 }).toString() }
}
