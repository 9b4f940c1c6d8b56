import { extendedFrom, type LinkedContract } from '@sillage/domain/contracts/policy-chain.ts'
import { type WithdrawalRight, withdrawalRight } from '@sillage/domain/contracts/withdrawal.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { ContractRow } from '../../platform/database/tables/schema.ts'

interface Signed extends LinkedContract {
  readonly row: Pick<ContractRow, 'product' | 'created_at' | 'company'>
}

/**
 * The right to withdraw is that of the contract first signed: an extension amends it and is not a new contract. It
 * depends on the capacity in which it was signed, whatever the profile has become.
 */
export function withdrawalRightIn(contract: Signed, chain: readonly Signed[]): WithdrawalRight {
  const first = extendedFrom(contract, chain)
  return withdrawalRight({
    product: first.row.product,
    period: first,
    isProfessional: first.row.company !== null,
    concludedOn: dayInParis(first.row.created_at.toTemporalInstant()),
  })
}
