import { daysBetween, isBefore } from '../../../values/day.ts'
import type { Period } from '../../../values/period.ts'
import { afterPeriod, type Coefficient, type CountedShare } from './coefficient.ts'

/** A claim that counts, with the day on which it happened. */
export interface CountedClaim {
  readonly on: Temporal.PlainDate
  readonly share: CountedShare
}

export interface Course {
  /** As proved or declared when the first contract began. */
  readonly first: Coefficient
  /** The contracts of one chain, in order, first and last days covered. */
  readonly covered: readonly Period[]
  readonly claims: readonly CountedClaim[]
  readonly isRounds: boolean
}

/** The coefficient from a day on. */
export interface CourseStep {
  readonly on: Temporal.PlainDate
  readonly coefficient: Coefficient
}

/** A reference period ends two months before the due date. */
const MONTHS_BEFORE_DUE = 2
const LEAST_MONTHS = 9
const LONGEST_INTERRUPTION_MONTHS = 3

/**
 * The history of a coefficient over a chain of contracts, up to a day (annex to A121-1, articles 2, 4 and 9): its
 * start, then each due date that ended a reference period. A due date is an anniversary of the first day of the chain;
 * its reference period ends two months before it, and begins where the previous one ended. A contract of less than a
 * year has no due date: nothing changes during it. The contracts of a chain add up: a period counts with nine months of
 * cover, or when its interruptions total at most three months; otherwise it continues to the next due date. After more
 * than three months without cover the coefficient is kept and due dates are counted again from there; claims not yet
 * counted in a period count in the next.
 *
 * Example: 0,80 over the years 2026 and 2027, a claim in December 2026: 0,76 on 1 January 2027 (its period ended on 31
 * October), 0,95 on 1 January 2028.
 */
export function courseOf(
  { first, covered, claims, isRounds }: Course,
  until: Temporal.PlainDate,
): CourseStep[] {
  const periods = covered.toSorted((one, other) =>
    Temporal.PlainDate.compare(one.start, other.start),
  )
  const [earliest] = periods
  if (!earliest) return []
  const steps: CourseStep[] = [{ on: earliest.start, coefficient: first }]
  let coefficient = first
  let countedUntil: Temporal.PlainDate | null = null
  for (const run of runsOf(periods)) {
    let from = run.start
    for (let years = 1; ; years++) {
      const due = run.start.add({ years })
      if (isBefore(until, due) || isBefore(run.end.add({ days: 1 }), due)) break
      const end = due.subtract({ months: MONTHS_BEFORE_DUE })
      if (!isWhole({ from, end }, run.periods)) continue
      const shares = claims
        .filter(({ on }) => isBefore(on, end) && (!countedUntil || !isBefore(on, countedUntil)))
        .toSorted((one, other) => Temporal.PlainDate.compare(one.on, other.on))
        .map(({ share }) => share)
      coefficient = afterPeriod(coefficient, { shares, isRounds })
      steps.push({ on: due, coefficient })
      from = end
      countedUntil = end
    }
  }
  return steps
}

interface Run extends Period {
  readonly periods: readonly Period[]
}

/** Groups contracts that are at most three months apart. */
function runsOf(periods: readonly Period[]): Run[] {
  const runs: Run[] = []
  for (const period of periods) {
    const last = runs.at(-1)
    const bound = last?.end.add({ days: 1 }).add({ months: LONGEST_INTERRUPTION_MONTHS })
    if (!last || (bound && isBefore(bound, period.start)))
      runs.push({ ...period, periods: [period] })
    else
      runs[runs.length - 1] = {
        start: last.start,
        end: isBefore(last.end, period.end) ? period.end : last.end,
        periods: [...last.periods, period],
      }
  }
  return runs
}

/** Whether a reference period counts; its last day is the one before `end`. */
function isWhole(
  { from, end }: { from: Temporal.PlainDate; end: Temporal.PlainDate },
  periods: readonly Period[],
): boolean {
  const covered = coveredDays({ from, end }, periods)
  if (covered >= daysBetween(from, from.add({ months: LEAST_MONTHS }))) return true
  const interrupted = daysBetween(from, end) - covered
  return interrupted <= daysBetween(from, from.add({ months: LONGEST_INTERRUPTION_MONTHS }))
}

function coveredDays(
  { from, end }: { from: Temporal.PlainDate; end: Temporal.PlainDate },
  periods: readonly Period[],
): number {
  let days = 0
  let next = from
  for (const period of periods) {
    const start = isBefore(period.start, next) ? next : period.start
    const after = period.end.add({ days: 1 })
    const stop = isBefore(end, after) ? end : after
    if (!isBefore(start, stop)) continue
    days += daysBetween(start, stop)
    next = stop
  }
  return days
}
