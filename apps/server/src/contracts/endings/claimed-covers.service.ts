import { natureById } from '@sillage/domain/claims/natures.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ChainContract } from '../chain/policy-chain.service.ts'
import { findHoldingClaims, hasClaims } from './claimed-covers.repository.ts'

/**
 * The covers that are not refunded because of a claim, by contract; claims on a contract count for its extensions too.
 */
export async function claimedCovers(
  database: Database,
  ending: readonly ChainContract[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const claims = await findHoldingClaims(
    database,
    ending.map(({ id }) => id),
  )
  return new Map(
    ending.map((contract) => {
      const ids = takenOver(contract, ending)
      const covers = claims
        .filter(({ contract_id }) => ids.includes(contract_id))
        .flatMap(({ nature_id }) => natureById(nature_id)?.covers ?? [])
      return [contract.id, covers]
    }),
  )
}

/** The day of the latest incident among the claims that count for these contracts; null without any. */
export async function claimedOn(
  database: Database,
  contracts: readonly ChainContract[],
): Promise<Temporal.PlainDate | null> {
  const claims = await findHoldingClaims(
    database,
    contracts.map(({ id }) => id),
  )
  const last = claims
    .map(({ incident_date }) => incident_date)
    .toSorted()
    .at(-1)
  return last === undefined ? null : Temporal.PlainDate.from(last)
}

/** Whether a claim was ever declared on some contracts. */
export function areClaimed(database: Database, contracts: readonly ChainContract[]) {
  return hasClaims(
    database,
    contracts.map(({ id }) => id),
  )
}

function takenOver(contract: ChainContract, chain: readonly ChainContract[]): readonly string[] {
  const parent = chain.find(({ id }) => id === contract.parentId)
  return contract.origin === 'extension' && parent
    ? [contract.id, ...takenOver(parent, chain)]
    : [contract.id]
}
