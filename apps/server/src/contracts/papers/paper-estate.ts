import { HOLDER_DIED } from '@sillage/domain/products/ending-grounds.ts'
import { deathOf } from '../../accounts/deaths/deaths.service.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'
import type { ChainContract } from '../chain/policy-chain.service.ts'
import type { endedWith } from '../endings/end-contracts.service.ts'

/** Who speaks for the estate, of a contract that the heirs ended. */
export async function estateOf(
  { database }: WorkContext,
  ended: NonNullable<Awaited<ReturnType<typeof endedWith>>>,
  { row }: ChainContract,
) {
  const death =
    ended.ground === HOLDER_DIED.id ? await deathOf(database, row.account_id) : undefined
  return death && { correspondent: death.correspondent, addressLines: death.address.split('\n') }
}
