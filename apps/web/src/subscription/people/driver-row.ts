import { readBirthDate, readTypedDay } from '@sillage/domain/subscription/people/birth.ts'
import { countryNamed, readCountry } from '@sillage/domain/subscription/people/country.ts'
import { LEARNING, readDrivers, writeDrivers } from '@sillage/domain/subscription/people/drivers.ts'
import { readLegalName } from '@sillage/domain/subscription/people/legal-name.ts'
import {
  checkLicenceAge,
  readLicenceDate,
  readLicenceNumber,
} from '@sillage/domain/subscription/people/licence.ts'

/** An additional driver, as typed. */
export interface DriverRow {
  readonly name: string
  readonly birth: string
  /** Whether they are a learner driver, without a licence. */
  readonly isLearning: boolean
  readonly number: string
  readonly obtained: string
  readonly country: string
}

export type DriverField = Exclude<keyof DriverRow, 'isLearning'>

export const NOBODY: DriverRow = {
  name: '',
  birth: '',
  isLearning: false,
  number: '',
  obtained: '',
  country: 'France',
}

/** Whether anything was typed beyond the initial values. */
export function isBegun({ name, birth, isLearning, number, obtained }: DriverRow): boolean {
  return isLearning || [name, birth, number, obtained].some((typed) => typed !== '')
}

/** Parses a driver from the answer; those saved before licences were asked for lack one. */
export function readRow(part: string): DriverRow {
  const [name = '', birth = '', ...rest] = part.split(',').map((one) => one.trim())
  const [licence = '', country = NOBODY.country] = rest
  if (licence === LEARNING) return { ...NOBODY, name, birth, isLearning: true }
  const [number = '', obtained = ''] = licence.replace(/^permis\s+/u, '').split(' du ')
  return { ...NOBODY, name, birth, number, obtained, country }
}

/** The driver as stored in the answer; null while a field is missing or invalid. */
export function writtenRow(row: DriverRow, today: Temporal.PlainDate): string | null {
  const { name, birth, isLearning, number, obtained, country } = row
  const licence = isLearning ? LEARNING : `${number}, ${obtained}, ${country}`
  const read = readDrivers(`${name}, ${birth}, ${licence}`, today)
  return read.ok ? writeDrivers(read.value) : null
}

/** The error of a driver's field; undefined when valid. */
export function problemOf(
  field: DriverField,
  { row, today }: { row: DriverRow; today: Temporal.PlainDate },
): string | undefined {
  if (!isBegun(row)) return undefined
  const read = readField(field, row, today)
  return read.ok ? undefined : read.error.message
}

function readField(field: DriverField, row: DriverRow, today: Temporal.PlainDate) {
  const country = countryNamed(row.country)?.code ?? null
  switch (field) {
    case 'name':
      return readLegalName(row.name)
    case 'birth':
      return readBirthDate(row.birth, today)
    case 'number':
      return readLicenceNumber(row.number, country)
    case 'country':
      return readCountry(row.country)
    case 'obtained': {
      const obtained = readLicenceDate(row.obtained, today)
      const birth = readTypedDay(row.birth)
      return obtained.ok && birth
        ? checkLicenceAge({ birth, obtained: obtained.value }, country)
        : obtained
    }
  }
}
