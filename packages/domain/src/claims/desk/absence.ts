import { type Capability, DESK_LEADS, isOpenTo } from '../../accounts/capabilities/capabilities.ts'
import type { Role } from '../../accounts/roles.ts'
import { formatDays, isBefore } from '../../values/day.ts'
import type { Refusal } from '../../values/result.ts'
import { ABSENCE_MESSAGES as SAY } from './absence.messages.ts'

/** Days on which a member of the team is away, first and last included, while a deputy handles their claims. */
export interface Absence {
  readonly accountId: string
  readonly deputyId: string
  readonly firstDay: Temporal.PlainDate
  readonly lastDay: Temporal.PlainDate
}

const LONGEST = Temporal.Duration.from({ years: 1 })

/** Whether an absence is under way on a day, its first and last days included. */
export function isAway(
  { firstDay, lastDay }: Pick<Absence, 'firstDay' | 'lastDay'>,
  day: Temporal.PlainDate,
) {
  return !isBefore(day, firstDay) && !isBefore(lastDay, day)
}

/** The days of an absence in French: « du 23 au 30 novembre », « le 23 novembre ». */
export function absenceDays({ firstDay, lastDay }: Pick<Absence, 'firstDay' | 'lastDay'>): string {
  return `${firstDay.equals(lastDay) ? 'le' : 'du'} ${formatDays(firstDay, lastDay)}`
}

/**
 * Whether someone may record and end the absence of an account: anyone for their own, and team leads or administrators
 * for others.
 */
export function mayRecordAbsence(
  actor: { readonly id: string; readonly role: Role; readonly capabilities: readonly Capability[] },
  accountId: string,
): boolean {
  return actor.id === accountId || isOpenTo(actor, DESK_LEADS)
}

/**
 * Why an absence can't be recorded, or null. It must not be over, last a year at most, and have a deputy other than the
 * absent person who is not away on any of its days. Nobody may be away while they are someone's deputy. `others` are
 * the absences of the rest of the team, with the names to show.
 */
export function absenceRefusal(
  absence: Absence,
  {
    today,
    others,
  }: {
    readonly today: Temporal.PlainDate
    readonly others: readonly (Absence & { readonly name: string })[]
  },
): Refusal | null {
  const { accountId, deputyId, firstDay, lastDay } = absence
  if (isBefore(lastDay, firstDay)) return refusal('order', 'last_day')
  if (isBefore(lastDay, today)) return refusal('past', 'last_day')
  if (isBefore(firstDay.add(LONGEST), lastDay)) return refusal('tooLong', 'last_day')
  if (deputyId === accountId) return refusal('ownDeputy', 'deputy')
  const meanwhile = others.filter((one) => overlap(one, absence))
  const away = meanwhile.find((one) => one.accountId === deputyId)
  if (away)
    return {
      code: 'absence.deputy_absent',
      message: SAY.deputyAbsent(absenceDays(away)),
      path: 'deputy',
    }
  const needed = meanwhile.find((one) => one.deputyId === accountId)
  if (needed)
    return {
      code: 'absence.deputy_needed',
      message: SAY.deputyNeeded(needed.name, absenceDays(needed)),
      path: 'first_day',
    }
  return null
}

function overlap(one: Absence, other: Absence): boolean {
  return !isBefore(one.lastDay, other.firstDay) && !isBefore(other.lastDay, one.firstDay)
}

const CODES = {
  order: 'absence.order',
  past: 'absence.past',
  tooLong: 'absence.too_long',
  ownDeputy: 'absence.own_deputy',
} as const

function refusal(reason: keyof typeof CODES, path: string): Refusal {
  return { code: CODES[reason], message: SAY[reason], path }
}
