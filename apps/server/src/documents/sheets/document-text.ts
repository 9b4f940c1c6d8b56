import { dayInParis, formatDay } from '@sillage/domain/values/day.ts'
import { formatEuros } from '@sillage/domain/values/money.ts'

const NO_BREAK = '\u00a0'
const parisTime = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
})
const quantities = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 2 })

/** "−1 234,56 €", with a true minus sign. */
export const formatAmount = formatEuros

/** The effect of a line: "+2,40 €", "−2,40 €". */
export const formatEffect = (cents: number) => (cents > 0 ? '+' : '') + formatAmount(cents)

export const formatQuantity = (quantity: number) => quantities.format(quantity)

/** "1er janvier 2027", with no-break spaces. */
export const formatLongDay = (day: string) => formatDay(Temporal.PlainDate.from(day))

/** "01/01/2027" */
export function formatSlashedDay(day: string): string {
  return Temporal.PlainDate.from(day).toString().split('-').toReversed().join('/')
}

/** "21/11/2026 à 13:42:08 UTC" */
export function formatInstant(instant: string): string {
  const iso = Temporal.Instant.from(instant).toString({ smallestUnit: 'second' })
  return `${formatSlashedDay(iso.slice(0, 10))} à${NO_BREAK}${iso.slice(11, 19)}${NO_BREAK}UTC`
}

/** "14:42", in the legal time of mainland France. */
export const formatParisTime = (instant: string) => parisTime.format(new Date(instant))

export const parisDay = (instant: string) => dayInParis(Temporal.Instant.from(instant)).toString()

/** A digest in groups of four, easier to compare by eye. */
export const groupHexadecimal = (digest: string) => digest.match(/.{1,4}/g)?.join(' ') ?? ''
