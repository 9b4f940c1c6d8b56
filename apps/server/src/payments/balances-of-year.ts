import { LEDGER } from './ledger.messages.ts'
import type { AccountBalance } from './ledger-balances.repository.ts'

/** Accounts of management, by the first figure of their number: charges and income. */
const OF_ONE_YEAR = /^[67]/

/**
 * Balances of a month in which accounts of management open with what their year holds: what they held at the start of
 * the year, which `before` gives, stands on a line of its own, so that openings still add up to zero.
 */
export function balancesOfYear(
  balances: readonly AccountBalance[],
  before: readonly AccountBalance[],
): readonly AccountBalance[] {
  const atStart = new Map(
    before
      .filter(({ number }) => OF_ONE_YEAR.test(number))
      .map(({ code, opening }) => [code, opening]),
  )
  const earlier = [...atStart.values()].reduce((sum, opening) => sum + opening, 0)
  const ofYear = balances.map((balance) => ({
    ...balance,
    opening: balance.opening - (atStart.get(balance.code) ?? 0),
  }))
  return earlier === 0
    ? ofYear
    : [
        {
          code: 'earlier_results',
          ...LEDGER.earlierResults,
          opening: earlier,
          debit: 0,
          credit: 0,
        },
        ...ofYear,
      ]
}
