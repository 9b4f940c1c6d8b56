import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { countryNamed } from './country.ts'
import { PEOPLE_MESSAGES as SAY } from './people.messages.ts'

/** The kind of a registration plate: the French series since 2009, the one before, a provisional one, or foreign. */
export type PlateKind = 'current' | 'older' | 'provisional' | 'foreign'

export interface Plate {
  /** As written on documents: `AB-123-CD`, `1234 AB 75`, `B AB 1234 (Allemagne)`. */
  readonly text: string
  readonly kind: PlateKind
}

const CURRENT = /^([A-Z]{2})(\d{3})([A-Z]{2})$/
const OLDER = /^(\d{1,4})([A-Z]{1,3})(0[1-9]|[1-8]\d|9[0-5]|2[AB]|97[1-8])$/
const FOREIGN = /^([^()]+)\(([^()]+)\)$/
const NEVER_USED = /[IOU]|^SS$/

/**
 * Reads a plate, returned as stored. French ones of the series since 2009 (`AA-123-AA`: no I, O or U, no SS, no number
 * 000) or before (`1234 AB 75`), however they are spaced; WW makes a provisional one. Any other names its country in
 * brackets. Refusals: `plate.unread`, `plate.letters`. Source: arrêté of 9 February 2009, annex.
 *
 * Example: `ab 123cd` is AB-123-CD; `b-ab 1234 (de)` is B-AB 1234 (Allemagne).
 */
export function readPlate(typed: string): Result<Plate, Refusal> {
  const line = typed.trim().toUpperCase()
  const abroad = FOREIGN.exec(line)
  if (abroad) return readForeign(abroad[1] ?? '', abroad[2] ?? '')
  return readFrench(line.replaceAll(/[\s.–-]/gu, ''))
}

function readFrench(signs: string): Result<Plate, Refusal> {
  const current = CURRENT.exec(signs)
  if (current) {
    const [, left = '', number = '', right = ''] = current
    if (number === '000') return refused({ code: 'plate.unread', message: SAY.plateUnread })
    if ([left, right].some((letters) => NEVER_USED.test(letters)))
      return refused({ code: 'plate.letters', message: SAY.plateLetters })
    return ok({
      text: `${left}-${number}-${right}`,
      kind: left === 'WW' ? 'provisional' : 'current',
    })
  }
  const older = OLDER.exec(signs)
  if (!older || Number(older[1]) === 0)
    return refused({ code: 'plate.unread', message: SAY.plateUnread })
  const [, number = '', letters = '', department = ''] = older
  return ok({
    text: `${Number(number)} ${letters} ${department}`,
    kind: letters.startsWith('WW') ? 'provisional' : 'older',
  })
}

function readForeign(signs: string, country: string): Result<Plate, Refusal> {
  const text = signs.replaceAll(/\s+/gu, ' ').trim()
  const home = countryNamed(country)
  if (!home)
    return refused({
      code: 'plate.unread',
      message: SAY.countryUnknown(country.toLocaleLowerCase('fr')),
    })
  if (home.code === 'FR') return readFrench(text.replaceAll(/[\s.–-]/gu, ''))
  return /^[\p{L}\d][\p{L}\d .-]{1,13}$/u.test(text) && /\d/.test(text)
    ? ok({ text: `${text} (${home.name})`, kind: 'foreign' })
    : refused({ code: 'plate.unread', message: SAY.plateUnread })
}
