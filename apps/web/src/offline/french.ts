import { formatNumber } from '@sillage/domain/values/french-number.ts'

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' })
const TIME = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short' })
const MOMENT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' })

/** « 3 mars 2027 », from a day or an instant. Uses Date because offline pages don't load Temporal. */
export function dayOf(text: string): string {
  return whole(DAY.format(new Date(text.length === 10 ? `${text}T12:00` : text)))
}

export function timeOf(instant: string): string {
  return TIME.format(new Date(instant))
}

/** « 24 novembre 2026 à 18:45 », in this device's time zone. */
export function momentOf(instant: string): string {
  return whole(MOMENT.format(new Date(instant)))
}

/** Browsers write the first of a month as « 1 mars », and let a day break at its spaces. */
const whole = (text: string) =>
  text.replace(/^1 /, '1er ').replace(' ', '\u00a0').replace(' ', '\u00a0')

/** « 6,2 Mo » */
export function megabytes(bytes: number): string {
  return `${formatNumber(Math.max(0.1, bytes / 1_000_000), { most: 1 })}\u00a0Mo`
}

/** Today by this device's clock, as `YYYY-MM-DD`. */
export function todayHere(now = new Date()): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

export function timeHere(now = new Date()): string {
  return `${two(now.getHours())}:${two(now.getMinutes())}`
}

const two = (count: number) => String(count).padStart(2, '0')
