import { extendedFrom, type LinkedContract } from '@sillage/domain/contracts/policy-chain.ts'
import { type WithdrawalRight, withdrawalRight } from '@sillage/domain/contracts/withdrawal.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { AccountRow, ContractRow } from '../../platform/database/tables/schema.ts'

interface Signed extends LinkedContract {
  readonly row: Pick<ContractRow, 'product' | 'created_at'>
}

/** The right to withdraw is that of the contract first signed: an extension amends it and is not a new contract. */
export function withdrawalRightIn(
  contract: Signed,
  { chain, accountKind }: { chain: readonly Signed[]; accountKind: AccountRow['kind'] },
): WithdrawalRight {
  const first = extendedFrom(contract, chain)
  return withdrawalRight({
    product: first.row.product,
    period: first,
    isProfessional: accountKind === 'professionnel',
    concludedOn: dayInParis(Temporal.Instant.fromEpochMilliseconds(first.row.created_at.getTime())),
  })
}
