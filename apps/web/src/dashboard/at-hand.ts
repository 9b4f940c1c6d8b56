import { isBefore } from '@sillage/domain/values/day.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { periodOf } from '../contracts/contract-period.ts'

/** More stand on their own page. */
const MOST = 4

/** The live contracts as they are needed: the trip under way, then what covers today, then what will, the nearest end first. */
export function contractsAtHand(
  contracts: readonly Contract[],
  today: Temporal.PlainDate,
): readonly Contract[] {
  const rank = (contract: Contract) => {
    if (!isUnderWay(contract, today)) return 2
    return isTrip(contract) ? 0 : 1
  }
  return contracts
    .filter(({ status }) => status === 'active')
    .toSorted((one, other) => rank(one) - rank(other) || (one.end_date < other.end_date ? -1 : 1))
    .slice(0, MOST)
}

/** Whoever is on such a trip sees whom to call. */
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
