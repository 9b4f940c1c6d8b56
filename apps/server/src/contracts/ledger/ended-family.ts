import type { PostedContract, PostedEnding } from './unposted-contracts.repository.ts'

/** A contract that ends together with others. */
export interface Ended {
  readonly contract: PostedContract
  readonly ending: PostedEnding
}

/** Whether another of the ending contracts extends it. */
export function isExtendedIn({ contract }: Ended, ended: readonly Ended[]): boolean {
  return ended.some(
    (one) => one.contract.origin === 'extension' && one.contract.parent_contract_id === contract.id,
  )
}

/** A contract and those that it extends, directly or through others. */
export function familyOf(contract: PostedContract, ended: readonly Ended[]): readonly string[] {
  const family = [contract.id]
  let last = contract
  while (last.origin === 'extension') {
    const parent = ended.find((one) => one.contract.id === last.parent_contract_id)?.contract
    if (!parent || family.includes(parent.id)) break
    family.push(parent.id)
    last = parent
  }
  return family
}
