import { checkExtension } from '@sillage/domain/contracts/extension.ts'
import { LONGEST_YEARS } from '@sillage/domain/contracts/period.ts'
import { isBefore } from '@sillage/domain/values/day.ts'
import type { Contract } from '@sillage/wire/contracts.ts'
import { lineIn } from './contract-line.ts'
import { periodOf } from './contract-period.ts'

/** The days that an extension may end on, and what the rule says of one. */
export function extensionLimits(contract: Contract, all: readonly Contract[]) {
  const period = periodOf(contract)
  const lineStart = lineIn(contract, all).reduce(
    (earliest, { start }) => (isBefore(start, earliest) ? start : earliest),
    period.start,
  )
  return {
    first: period.end.add({ days: 1 }),
    last: lineStart.add({ years: LONGEST_YEARS }),
    check: (newEnd: Temporal.PlainDate | null) => checkExtension(period, { newEnd, lineStart }),
  }
}
