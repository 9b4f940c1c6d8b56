import { expect, test } from 'vitest'
import {
  contractRegistration,
  isReportablePlate,
  isSameRegistration,
  occurrenceOf,
  readAcknowledgements,
  reportedPlate,
  reportedRegistration,
  tellBefore,
} from './insured-vehicles.ts'

const at = (text: string) => Temporal.Instant.from(text)
const ID = '3f1c2a77-0b1d-4a52-9c55-2f9f8f1f4b10'
const OTHER = '8a0f1c9e-6a5b-4b0e-8a5e-0d6e2f8c1d22'

test.each([
  ['that starts on a later day, at midnight in Paris,', '2026-12-01', '2026-11-30T23:00:00Z'],
  ['that started earlier today, at the current time,', '2026-11-22', '2026-11-22T10:00:00Z'],
])('cover %s is reported with its starting time', (_, firstDay, expected) => {
  const occurred = occurrenceOf(at('2026-11-22T10:00:00Z'), Temporal.PlainDate.from(firstDay))
  expect(occurred.toString()).toBe(expected)
})

test('an event must be reported within 72 hours, also across a change of clock', () => {
  expect(tellBefore(at('2027-03-27T00:00:00Z')).toString()).toBe('2027-03-30T00:00:00Z')
})

test.each([
  [' ab-123-cd ', 'AB-123-CD', true],
  ['1234  ab 75', '1234 AB 75', true],
  ['en cours', 'EN COURS', false],
  ['123', '123', false],
  ['', '', false],
])(
  'the plate « %s » is reported as « %s », and may be reported: %s',
  (written, reported, isReportable) => {
    expect(reportedPlate(written)).toBe(reported)
    expect(isReportablePlate(reported)).toBe(isReportable)
  },
)

test.each([
  ['AB-123-CD', 'AB-123-CD', 'FR', true],
  ['B AB 1234 (Allemagne)', 'B AB 1234', 'DE', true],
  ['12345 (Luxembourg)', '12345', 'LU', true],
  ['12345', '12345', 'FR', false],
  ['en cours (nulle part)', 'EN COURS (NULLE PART)', 'FR', false],
])(
  'the registration « %s » is reported as « %s » in %s, and may be: %s',
  (written, plate, country, isReportable) => {
    const registration = reportedRegistration(written)
    expect(registration).toEqual({ plate, country })
    expect(isReportablePlate(plate, country)).toBe(isReportable)
  },
)

test('a file of acknowledgements is read without its header and empty lines', () => {
  const text = `\uFEFFidentifiant;statut;motif\r\n${ID};accepté;\r\n\r\n"${OTHER.toUpperCase()}";REJETE;"Plaque inconnue; ""W"" attendu"\r\n`
  expect(readAcknowledgements(text)).toEqual({
    acknowledgements: [
      { line: 2, eventId: ID, rejection: null },
      { line: 4, eventId: OTHER, rejection: 'Plaque inconnue; "W" attendu' },
    ],
    errors: [],
  })
})

test('each wrong line of acknowledgements is reported, and the others are kept', () => {
  const text = [
    `${ID};accepté`,
    'abc;accepté',
    `${OTHER};peut-être`,
    `${OTHER};rejeté;`,
    `${ID};rejeté;Doublon`,
  ].join('\n')
  const { acknowledgements, errors } = readAcknowledgements(text)
  expect(acknowledgements).toEqual([{ line: 1, eventId: ID, rejection: null }])
  expect(errors.map(({ line }) => line)).toEqual([2, 3, 4, 5])
  expect(new Set(errors.map(({ message }) => message)).size).toBe(4)
})

test('a file of more than 10,000 acknowledgements is refused as a whole', () => {
  const { acknowledgements, errors } = readAcknowledgements(`${ID};accepté\n`.repeat(10_001))
  expect(acknowledgements).toEqual([])
  expect(errors).toHaveLength(1)
})

test.each([
  [{ plate: 'PC-990-ET', country: 'FR' }, true],
  [{ plate: 'PC 990 ET', country: 'FR' }, true],
  [{ plate: 'PC-990-EV', country: 'FR' }, false],
  [{ plate: 'PC-990-ET', country: 'BE' }, false],
])('%o is the vehicle of a contract for PC-990-ET: %s', (other, isSame) => {
  const answers = [{ questionId: 'car.plate', answerText: 'pc-990-et' }]
  const registration = contractRegistration({ product: 'car', answers })
  expect(registration && isSameRegistration(registration, other)).toBe(isSame)
  expect(contractRegistration({ product: 'travel', answers: [] })).toBeNull()
})
