import { inParis, shortDay, timeText, weekdayName } from '../shell/moment.ts'
import { monthName } from '../shell/month-name.ts'

/** The time of a message, day/month hour:minute (specification, section 2): « 16/11 09:12 ». */
export function messageTime(instant: string): string {
  return `${shortDay(instant).slice(0, 5)} ${timeText(inParis(instant))}`
}

/** The day that separates messages: « lundi 16 novembre », « dimanche 1er novembre ». */
export function messageDay(instant: string): string {
  const day = inParis(instant).toPlainDate()
  const date = day.day === 1 ? '1er' : day.day
  return `${weekdayName(day)} ${date}\u00a0${monthName(day.toString().slice(0, 7))}`
}
