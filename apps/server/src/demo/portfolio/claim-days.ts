import { isWorkingDay } from '@sillage/domain/values/working-days.ts'
import type { Dice } from './dice.ts'

const PARIS = 'Europe/Paris'

/** When each event of a claim happened; null for those that have not happened yet. */
export interface ClaimDays {
  readonly incident: Temporal.PlainDate
  readonly declared: Temporal.Instant
  readonly taken: Temporal.Instant | null
  readonly replied: Temporal.Instant | null
  readonly reviewed: Temporal.Instant | null
  readonly decided: Temporal.Instant | null
}

/** Hours at which people declare: over lunch and in the evening rather than at night. */
const DECLARING = [7, 8, 8, 9, 10, 11, 12, 12, 13, 14, 15, 17, 18, 18, 19, 20, 20, 21, 22] as const

/** The days of a claim declared `daysAgo` days ago, on a contract that began on `from`. */
export function drawDays(
  dice: Dice,
  {
    daysAgo,
    from,
    now,
  }: { daysAgo: number; from: Temporal.PlainDate; now: Temporal.ZonedDateTime },
): ClaimDays {
  const declared = declaredOn(dice, { day: now.toPlainDate().subtract({ days: daysAgo }), now })
  const before = declared.toPlainDate().subtract({ days: dice.oneOf([0, 0, 1, 1, 2, 4]) })
  const incident = Temporal.PlainDate.compare(before, from) < 0 ? declared.toPlainDate() : before
  const happened = (at: Temporal.ZonedDateTime | null) =>
    at && Temporal.ZonedDateTime.compare(at, now) < 0 ? at : null
  const taken = happened(atWork(dice, declared.add({ hours: dice.between(1, 30) })))
  // some people are slow to answer
  const hours = dice.roll() < 0.12 ? dice.between(500, 1500) : dice.between(3, 70)
  const replied = happened(taken && awake(taken.add({ hours })))
  const reviewed = happened(replied && atWork(dice, replied.add({ hours: dice.between(4, 60) })))
  const decided = happened(reviewed && atWork(dice, reviewed.add({ hours: dice.between(50, 420) })))
  return {
    incident,
    declared: declared.toInstant(),
    taken: taken && taken.toInstant(),
    replied: replied && replied.toInstant(),
    reviewed: reviewed && reviewed.toInstant(),
    decided: decided && decided.toInstant(),
  }
}

function declaredOn(
  dice: Dice,
  { day, now }: { day: Temporal.PlainDate; now: Temporal.ZonedDateTime },
) {
  const plainTime = { hour: dice.oneOf(DECLARING), minute: dice.between(0, 59) }
  const at = day.toZonedDateTime({ timeZone: PARIS, plainTime })
  return Temporal.ZonedDateTime.compare(at, now) < 0 ? at : now.subtract({ minutes: 20 })
}

/** The moment, or the next one within office hours. */
function atWork(dice: Dice, at: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const isOpen = at.hour >= 9 && at.hour < 18 && isWorkingDay(at.toPlainDate())
  if (isOpen) return at
  let day = at.hour >= 18 ? at.toPlainDate().add({ days: 1 }) : at.toPlainDate()
  while (!isWorkingDay(day)) day = day.add({ days: 1 })
  const plainTime = { hour: 9 + dice.between(0, 2), minute: dice.between(0, 59) }
  return day.toZonedDateTime({ timeZone: PARIS, plainTime })
}

/** The moment, or eight in the morning if it is at night. */
function awake(at: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  return at.hour >= 8 && at.hour < 23 ? at : at.with({ hour: 8 }).add({ days: at.hour < 8 ? 0 : 1 })
}
