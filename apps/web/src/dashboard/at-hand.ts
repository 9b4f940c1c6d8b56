import { isBefore } from '@sillage/domain/values/day.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { isInForce, periodOf } from '../contracts/contract-period.ts'

/** Maximum number shown; the contracts page has the others. */
const MOST = 4

/**
 * The contracts in force by how likely they are needed: the current trip, then those covering today, then future ones;
 * nearest end first.
 */
export function contractsAtHand(
  contracts: readonly Contract[],
  today: Temporal.PlainDate,
): readonly Contract[] {
  const rank = (contract: Contract) => {
    if (!isUnderWay(contract, today)) return 2
    return isTrip(contract) ? 0 : 1
  }
  return contracts
    .filter((contract) => isInForce(contract, today))
    .toSorted((one, other) => rank(one) - rank(other) || (one.end_date < other.end_date ? -1 : 1))
    .slice(0, MOST)
}

/** Whether the contract covers a trip now under way, which shows the emergency number. */
export function isTripUnderWay(contract: Contract, today: Temporal.PlainDate): boolean {
  return isTrip(contract) && isUnderWay(contract, today)
}

function isTrip({ travels }: Contract): boolean {
  return travels.length > 0
}

function isUnderWay(contract: Contract, today: Temporal.PlainDate): boolean {
  const { start, end } = periodOf(contract)
  return !isBefore(today, start) && !isBefore(end, today)
}
