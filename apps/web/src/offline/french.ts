const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' })
const TIME = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short' })
const SIZE = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** « 3 mars 2027 », of a day or of an instant; pages without a network load no Temporal. */
export function dayOf(text: string): string {
  return DAY.format(new Date(text.length === 10 ? `${text}T12:00` : text))
}

export function timeOf(instant: string): string {
  return TIME.format(new Date(instant))
}

/** « 6,2 Mo » */
export function megabytes(bytes: number): string {
  return `${SIZE.format(Math.max(0.1, bytes / 1_000_000))}\u00a0Mo`
}

/** Today as the clock of this device has it, as the wire writes a day. */
export function todayHere(now = new Date()): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

export function timeHere(now = new Date()): string {
  return `${two(now.getHours())}:${two(now.getMinutes())}`
}

const two = (count: number) => String(count).padStart(2, '0')
