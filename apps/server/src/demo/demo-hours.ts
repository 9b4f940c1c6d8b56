import { addWorkingDays, isWorkingDay } from '@sillage/domain/values/working-days.ts'

const PARIS = 'Europe/Paris'

/** Hours that people keep: the team works in the morning of working days, customers write in the evening. */
const MORNING = Temporal.PlainTime.from('09:40')
const EVENING = Temporal.PlainTime.from('18:25')
/** Between two acts of one story. */
const NEXT = { minutes: 7 }

/** Gives each act of a story its moment: at a believable hour, after what came before, and never in the future. */
export function believableHours(now = Temporal.Now.zonedDateTimeISO(PARIS)) {
  let last: Temporal.ZonedDateTime | null = null
  return {
    /** Begins the next story. */
    restart: () => {
      last = null
    },
    momentOf: (daysAgo: number, isTeam: boolean): Temporal.Instant => {
      const day = now.toPlainDate().subtract({ days: daysAgo })
      const worked = isTeam && !isWorkingDay(day) ? addWorkingDays(day, 1) : day
      const hour = isTeam ? MORNING : EVENING
      const wished = worked.toZonedDateTime({ timeZone: PARIS, plainTime: hour })
      const isLater = last === null || Temporal.ZonedDateTime.compare(wished, last) > 0
      const at: Temporal.ZonedDateTime = last === null || isLater ? wished : last.add(NEXT)
      last = Temporal.ZonedDateTime.compare(at, now) < 0 ? at : now
      return last.toInstant()
    },
  }
}
