const PARIS = 'Europe/Paris'

const TIME = new Intl.DateTimeFormat('fr-FR', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: PARIS,
})
const DAY = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: PARIS,
})

/** The time of a message, day/month hour:minute (specification, section 2): « 16/11 09:12 ». */
export function messageTime(instant: string): string {
  const parts = Object.fromEntries(
    TIME.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  )
  return `${parts['day']}/${parts['month']} ${parts['hour']}:${parts['minute']}`
}

/** The day that separates messages: « lundi 16 novembre ». */
export function messageDay(instant: string): string {
  return DAY.format(new Date(instant))
}
