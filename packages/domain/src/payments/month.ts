import { formatDay, isBefore, monthName } from '../values/day.ts'
import type { Refusal } from '../values/result.ts'
import { LEDGER_MESSAGES } from './ledger.messages.ts'

/** Days for which a month stays open after its last: what happened in its last minutes is posted first. */
const DAYS_OPEN_AFTER = 2

/**
 * Why a month can't be closed on a day, or null: months close in order, permanently, and only two days after they end.
 * `firstOpen` is the first month with entries that is not closed; null when there is none.
 */
export function closingRefusal(
  month: Temporal.PlainYearMonth,
  { firstOpen, today }: { firstOpen: Temporal.PlainYearMonth | null; today: Temporal.PlainDate },
): Refusal | null {
  if (!firstOpen || Temporal.PlainYearMonth.compare(month, firstOpen) < 0)
    return { code: 'ledger.closed', message: LEDGER_MESSAGES.closed }
  if (!month.equals(firstOpen))
    return {
      code: 'ledger.earlier_open',
      message: LEDGER_MESSAGES.earlierOpen(`${monthName(firstOpen.month)} ${firstOpen.year}`),
    }
  const first = firstClosingDay(month)
  return isBefore(today, first)
    ? { code: 'ledger.not_over', message: LEDGER_MESSAGES.notOver(formatDay(first)) }
    : null
}

/** The first day on which a month may be closed. */
function firstClosingDay(month: Temporal.PlainYearMonth): Temporal.PlainDate {
  return month.add({ months: 1 }).toPlainDate({ day: 1 + DAYS_OPEN_AFTER })
}

/**
 * The last day to declare and pay the insurance tax of a month, which is due on what was issued in it, less
 * cancellations: the fifteenth of the next month (bofip.impots.gouv.fr, doctrine 3446-PGP).
 */
export function taxDeclarationDay(month: Temporal.PlainYearMonth): Temporal.PlainDate {
  return month.add({ months: 1 }).toPlainDate({ day: 15 })
}

/** The accounting day of an entry: its own, or the first day of the first open month if its month is closed. */
export function effectiveDay(
  day: Temporal.PlainDate,
  lastClosed: Temporal.PlainYearMonth | null,
): Temporal.PlainDate {
  if (!lastClosed) return day
  const open = lastClosed.add({ months: 1 }).toPlainDate({ day: 1 })
  return isBefore(day, open) ? open : day
}
