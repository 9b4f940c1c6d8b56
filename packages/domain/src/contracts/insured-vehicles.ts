import { DELAYS } from '../law/delays.ts'
import type { ProductId } from '../products/names.ts'
import { traitsOf } from '../products/traits.ts'
import { countryNamed } from '../subscription/people/country.ts'

const FRANCE = 'FR'

/** What the file of insured vehicles (FVA) receives about the cover of a plate (code des assurances, L451-2 and R451-5). */
export const VEHICLE_EVENTS = [
  'start',
  'extension',
  'plate_change',
  'suspension',
  'resumption',
  'end',
] as const
export type VehicleEventKind = (typeof VEHICLE_EVENTS)[number]

/**
 * The state of an event: reported or not, accepted or not. `incomplete` means that the plate can't be reported, `void`
 * that its contract ends before its first day and was never reported to the file.
 */
export const VEHICLE_EVENT_STATES = [
  'incomplete',
  'to_send',
  'sent',
  'rejected',
  'acknowledged',
  'void',
] as const
export type VehicleEventState = (typeof VEHICLE_EVENT_STATES)[number]

/** When an event takes effect: now, or at 0 h in Paris on a first day still to come. */
export function occurrenceOf(
  now: Temporal.Instant,
  firstDay: Temporal.PlainDate,
): Temporal.Instant {
  const midnight = firstDay.toZonedDateTime('Europe/Paris').toInstant()
  return Temporal.Instant.compare(now, midnight) < 0 ? midnight : now
}

/** The deadline to report an event: 72 hours by the clock, weekends included. */
export function tellBefore(occurredAt: Temporal.Instant): Temporal.Instant {
  return occurredAt.add({ hours: DELAYS.insuredVehicles.count })
}

/** A plate as reported: in capitals, trimmed. */
export function reportedPlate(plate: string): string {
  return plate.trim().replaceAll(/\s+/gu, ' ').toUpperCase()
}

export interface Registration {
  readonly plate: string
  /** ISO 3166-1, two letters. */
  readonly country: string
}

/**
 * What the file receives for a plate; the country of a foreign plate goes in its own column. `B AB 1234 (Allemagne)` is
 * B AB 1234 of DE.
 */
export function reportedRegistration(written: string): Registration {
  const [, signs, name] = /^([^()]+)\(([^()]+)\)$/.exec(written.trim()) ?? []
  const home = name === undefined ? null : countryNamed(name)
  return home && signs !== undefined
    ? { plate: reportedPlate(signs), country: home.code }
    : { plate: reportedPlate(written), country: FRANCE }
}

/** What the file receives for the vehicle of a contract; null for anything but a motor vehicle. */
export function contractRegistration({
  product,
  answers,
}: {
  readonly product: ProductId
  readonly answers: readonly { readonly questionId: string; readonly answerText: string }[]
}): Registration | null {
  const { motor } = traitsOf(product)
  if (!motor) return null
  const given = new Map(answers.map(({ questionId, answerText }) => [questionId, answerText]))
  return reportedRegistration(motor.plate((id) => given.get(id) ?? null))
}

/** Whether two registrations name the same vehicle: the same signs in the same country, however they are spaced. */
export function isSameRegistration(one: Registration, other: Registration): boolean {
  return one.country === other.country && signsOf(one.plate) === signsOf(other.plate)
}

function signsOf(plate: string): string {
  return plate.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '')
}

/**
 * Whether a plate can be reported: it has a digit, and for France a letter (« en cours » can't be). Some countries have
 * plates of digits only.
 */
export function isReportablePlate(plate: string, country: string = FRANCE): boolean {
  return /\d/.test(plate) && (country !== FRANCE || /[A-Z]/.test(plate))
}

export interface Acknowledgement {
  readonly line: number
  readonly eventId: string
  /** Null when accepted. */
  readonly rejection: string | null
}

export interface LineError {
  readonly line: number
  readonly message: string
}

export const LONGEST_REJECTION = 300
const MOST_LINES = 10_000
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const TAKEN = 'ACCEPTE'
const REFUSED = 'REJETE'

/**
 * Reads a file of acknowledgements: a line for each event, `identifiant;statut;motif`, the status « accepté » or «
 * rejeté » (accents and case ignored), the reason only for a rejection. A header and empty lines are skipped. Invalid
 * lines are listed as errors, and the others are used.
 */
export function readAcknowledgements(text: string): {
  readonly acknowledgements: readonly Acknowledgement[]
  readonly errors: readonly LineError[]
} {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (lines.length > MOST_LINES)
    return {
      acknowledgements: [],
      errors: [{ line: MOST_LINES + 1, message: SAY.tooLong }],
    }
  const acknowledgements: Acknowledgement[] = []
  const errors: LineError[] = []
  const seen = new Set<string>()
  for (const [index, written] of lines.entries()) {
    const line = index + 1
    if (written.trim() === '' || (index === 0 && /^"?identifiant/i.test(written))) continue
    const read = readLine(written)
    if ('message' in read) errors.push({ line, message: read.message })
    else if (seen.has(read.eventId)) errors.push({ line, message: SAY.twice })
    else {
      seen.add(read.eventId)
      acknowledgements.push({ line, ...read })
    }
  }
  return { acknowledgements, errors }
}

function readLine(written: string): Omit<Acknowledgement, 'line'> | { readonly message: string } {
  const [id = '', status = '', ground = ''] = cellsOf(written)
  if (!UUID.test(id)) return { message: SAY.noId }
  const rejection = ground.slice(0, LONGEST_REJECTION)
  const eventId = id.toLowerCase()
  switch (plain(status)) {
    case TAKEN:
      return { eventId, rejection: null }
    case REFUSED:
      return rejection === '' ? { message: SAY.noGround } : { eventId, rejection }
    default:
      return { message: SAY.noStatus }
  }
}

/** The cells of a line of CSV; a semicolon inside quotes is text. */
function cellsOf(written: string): string[] {
  return Array.from(written.matchAll(/(?:^|;)(?:\s*"((?:[^"]|"")*)"\s*|([^;]*))/g), (match) =>
    (match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim(),
  )
}

function plain(status: string): string {
  return status.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
}

const SAY = {
  tooLong: 'Le fichier dépasse 10\u202f000 lignes.',
  twice: 'Cet identifiant est déjà plus haut dans le fichier.',
  noId: 'La ligne ne commence pas par l’identifiant d’un événement.',
  noStatus: 'Le statut doit être «\u00a0accepté\u00a0» ou «\u00a0rejeté\u00a0».',
  noGround: 'Un rejet doit porter son motif.',
} as const
