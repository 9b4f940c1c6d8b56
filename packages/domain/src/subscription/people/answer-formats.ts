import { ok, type Refusal, type Result } from '../../values/result.ts'
import { readBirthDate, readBirthPlace, writeDay } from './birth.ts'
import { readCountry } from './country.ts'
import { readDrivers, writeDrivers } from './drivers.ts'
import { readLegalName } from './legal-name.ts'
import { readLicenceDate, readLicenceNumber } from './licence.ts'
import { readLine } from './line.ts'
import { readPhone } from './phone.ts'
import { readPlate } from './plate.ts'
import { readPeople, writePeople } from './travellers.ts'
import { readTypedAddress, writeAddress } from './typed-address.ts'
import { readVin } from './vin.ts'

/** What a question that doesn't affect the price is about. */
export const SUBJECTS = ['policyholder', 'driver', 'vehicle', 'traveller'] as const
export type Subject = (typeof SUBJECTS)[number]

/** The format of the answer to such a question, so that it can be checked before it is sent. */
export const ANSWER_FORMATS = [
  'legal_name',
  'birth_date',
  'birth_place',
  'postal_address',
  'phone',
  'plate',
  'vin',
  'name_on_papers',
  'licence_number',
  'licence_date',
  'country',
  'people',
  'drivers',
  'line',
] as const
export type AnswerFormat = (typeof ANSWER_FORMATS)[number]

/** Reads an answer by its format, and returns it as stored: `ab123cd` is AB-123-CD. Refusals: those of each format. */
export function readFormatted(
  format: AnswerFormat,
  typed: string,
  today: Temporal.PlainDate,
): Result<string, Refusal> {
  switch (format) {
    case 'legal_name':
      return readLegalName(typed)
    case 'birth_date':
      return written(readBirthDate(typed, today), writeDay)
    case 'birth_place':
      return readBirthPlace(typed)
    case 'postal_address':
      return written(readTypedAddress(typed), writeAddress)
    case 'phone':
      return readPhone(typed)
    case 'plate':
      return written(readPlate(typed), ({ text }) => text)
    case 'vin':
      return readVin(typed)
    case 'licence_number':
      return readLicenceNumber(typed, null)
    case 'licence_date':
      return written(readLicenceDate(typed, today), writeDay)
    case 'country':
      return written(readCountry(typed), ({ name }) => name)
    case 'people':
      return written(readPeople(typed, today), writePeople)
    case 'drivers':
      return written(readDrivers(typed, today), writeDrivers)
    case 'name_on_papers':
    case 'line':
      return readLine(typed)
  }
}

function written<T>(
  read: Result<T, Refusal>,
  write: (value: T) => string,
): Result<string, Refusal> {
  return read.ok ? ok(write(read.value)) : read
}
