import type { Choices } from '../subscription/choices.ts'
import { coversOfLevel, levelOf } from '../subscription/covers.ts'
import type { Tariff } from '../subscription/tariff.ts'
import { formatDay, formatHour } from '../values/day.ts'
import type { Period } from '../values/period.ts'
import { CONTRACT_MESSAGES } from './contracts.messages.ts'

const PARIS = 'Europe/Paris'

/** The period of one cover: `until` is the first instant no longer covered. */
export interface CoverPeriod {
  /** The code of the cover. */
  readonly code: string
  readonly label: string
  readonly from: Temporal.Instant
  readonly until: Temporal.Instant
}

/** A contract, as far as the periods of its covers depend on it. */
export interface Covering {
  readonly tariff: Tariff
  readonly choices: Choices
  readonly period: Period
  /** Codes of the covers that run from the signature until the departure, on the first day. */
  readonly untilDeparture: readonly string[]
  /** For an extension, the signature of the first contract. */
  readonly signedAt: Temporal.Instant
}

/**
 * The period of each cover of the chosen level, in the order of the tariff. A cover that runs until the departure
 * begins at the signature and ends at the departure, on the first day at 24:00 at the latest; any other runs from the
 * first day at 0:00, or from a signature of that day on, to the last at 24:00, in Paris. A cover that would end before
 * it begins is left out: a trip can't be cancelled after departure.
 *
 * Example: signed on 22 November for 3 to 12 March: cancellation from 22 November to 3 March, luggage from 3 to 12
 * March.
 */
export function coverPeriods(covering: Covering): readonly CoverPeriod[] {
  const { tariff, choices, period, untilDeparture, signedAt } = covering
  const first = startOf(period.start)
  const begun = Temporal.Instant.compare(signedAt, first) > 0 ? signedAt : first
  return coversOfLevel(tariff, levelOf(tariff, choices)).flatMap(({ code, label }) => {
    const run = untilDeparture.includes(code)
      ? { from: signedAt, until: startOf(period.start.add({ days: 1 })) }
      : { from: begun, until: startOf(period.end.add({ days: 1 })) }
    return Temporal.Instant.compare(run.from, run.until) < 0 ? [{ code, label, ...run }] : []
  })
}

/** Whether a cover is in force at some moment of a day in Paris. */
export function holdsOn(
  { from, until }: Pick<CoverPeriod, 'from' | 'until'>,
  day: Temporal.PlainDate,
): boolean {
  return (
    Temporal.Instant.compare(from, startOf(day.add({ days: 1 }))) < 0 &&
    Temporal.Instant.compare(startOf(day), until) < 0
  )
}

/** Whether a cover runs before a day in Paris, as that of a cancelled trip does before the first day of the contract. */
export function runsBefore({ from }: Pick<CoverPeriod, 'from'>, day: Temporal.PlainDate): boolean {
  return Temporal.Instant.compare(from, startOf(day)) < 0
}

/** A period cut at the end of a day, which stays covered; null when nothing is left of it. */
export function cutAfter<T extends Pick<CoverPeriod, 'from' | 'until'>>(
  period: T,
  day: Temporal.PlainDate,
): T | null {
  const end = startOf(day.add({ days: 1 }))
  if (Temporal.Instant.compare(end, period.from) <= 0) return null
  return Temporal.Instant.compare(end, period.until) < 0 ? { ...period, until: end } : period
}

/** The period of a cover in French: « du 22 novembre 2026 à 16 h 05 au 3 mars 2027 à 24 h ». */
export function formatCoverPeriod(period: Pick<CoverPeriod, 'from' | 'until'>): string {
  const { from, until } = coverPeriodWords(period)
  return CONTRACT_MESSAGES.coverPeriod({ from, until })
}

/**
 * Both ends of a period in French, each a day and a time; the end is always midnight, written as 24 h of the last day.
 */
export function coverPeriodWords({ from, until }: Pick<CoverPeriod, 'from' | 'until'>): {
  readonly from: string
  readonly until: string
} {
  const ends = until.toZonedDateTimeISO(PARIS).subtract({ nanoseconds: 1 })
  return {
    from: momentWords(from),
    until: CONTRACT_MESSAGES.dayAndTime(formatDay(ends.toPlainDate()), '24\u00a0h'),
  }
}

/** An instant as a day and its time in Paris: « 22 novembre 2026 à 16 h 05 », « 3 mars 2027 à 0 h ». */
export function momentWords(instant: Temporal.Instant): string {
  const at = instant.toZonedDateTimeISO(PARIS)
  return CONTRACT_MESSAGES.dayAndTime(formatDay(at.toPlainDate()), formatHour(at.toPlainTime()))
}

function startOf(day: Temporal.PlainDate): Temporal.Instant {
  return day.toZonedDateTime(PARIS).toInstant()
}
