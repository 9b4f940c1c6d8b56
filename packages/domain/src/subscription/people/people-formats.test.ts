import { describe, expect, test } from 'vitest'
import {
  ageOn,
  checkAdult,
  readBirthDate,
  readBirthPlace,
  readTypedDay,
  writeDay,
} from './birth.ts'
import { readCountry } from './country.ts'
import { readLegalName } from './legal-name.ts'
import { checkLicenceAge, readLicenceDate, readLicenceNumber } from './licence.ts'
import { readPhone } from './phone.ts'
import { readPlate } from './plate.ts'
import { readPeople, writePeople } from './travellers.ts'
import { readTypedAddress, writeAddress } from './typed-address.ts'
import { readVin } from './vin.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2026-11-22')

const codeOf = (result: { ok: true } | { ok: false; error: { code: string } }) =>
  result.ok ? null : result.error.code

describe('a registration plate', () => {
  test.each([
    ['AB-123-CD', 'AB-123-CD', 'current'],
    [' ab 123cd ', 'AB-123-CD', 'current'],
    ['AA123AA', 'AA-123-AA', 'current'],
    ['ww-123-ab', 'WW-123-AB', 'provisional'],
    ['1234 AB 75', '1234 AB 75', 'older'],
    ['0012abc2a', '12 ABC 2A', 'older'],
    ['123 WW 44', '123 WW 44', 'provisional'],
    ['1 ABC 974', '1 ABC 974', 'older'],
    ['b-ab 1234 (Allemagne)', 'B-AB 1234 (Allemagne)', 'foreign'],
    ['1-ABC-123 (be)', '1-ABC-123 (Belgique)', 'foreign'],
    ['AB-123-CD (France)', 'AB-123-CD', 'current'],
  ])('%s is read as %s, of the kind « %s »', (typed, text, kind) => {
    expect(readPlate(typed)).toEqual({ ok: true, value: { text, kind } })
  })

  test.each([
    ['AI-123-AB', 'plate.letters'],
    ['AB-123-OB', 'plate.letters'],
    ['UA-123-AB', 'plate.letters'],
    ['SS-123-AB', 'plate.letters'],
    ['AB-123-SS', 'plate.letters'],
    ['AB-000-CD', 'plate.unread'],
    ['AB-12-CD', 'plate.unread'],
    ['ma voiture', 'plate.unread'],
    ['x', 'plate.unread'],
    ['', 'plate.unread'],
    ['1234 AB 99', 'plate.unread'],
    ['0 AB 75', 'plate.unread'],
    ['B AB 1234', 'plate.unread'],
    ['B AB 1234 (Lune)', 'plate.unread'],
    ['(Allemagne)', 'plate.unread'],
  ])('%s is refused as a plate: %s', (typed, code) => {
    expect(codeOf(readPlate(typed))).toBe(code)
  })
})

describe('a vehicle identification number', () => {
  test.each([
    ['vf1 rfb 00 357 123 456', 'VF1RFB00357123456'],
    ['1M8GDM9AXKP042788', '1M8GDM9AXKP042788'],
    ['11111111111111111', '11111111111111111'],
  ])('%s is read as %s', (typed, vin) => expect(readVin(typed)).toEqual({ ok: true, value: vin }))

  test.each([
    ['VF1RFB0035712345', 'vin.unread'],
    ['VF1RFB0O357123456', 'vin.unread'],
    ['1M8GDM9A1KP042788', 'vin.key'],
  ])('%s is refused as an identification number: %s', (typed, code) =>
    expect(codeOf(readVin(typed))).toBe(code),
  )
})

describe('a legal name', () => {
  test.each([
    ['Camille Roussel', 'Camille Roussel'],
    ['  Inès   d’Arc-Müller ', 'Inès d’Arc-Müller'],
    ["Jean-Pierre O'Neill", "Jean-Pierre O'Neill"],
    ['Nguyễn Thị Minh', 'Nguyễn Thị Minh'],
    ['Łukasz Żółć', 'Łukasz Żółć'],
    ['John F. Kennedy', 'John F. Kennedy'],
    ['Li Ng', 'Li Ng'],
    ['Mickey Mouse', 'Mickey Mouse'],
  ])('%s is kept as %s', (typed, name) =>
    expect(readLegalName(typed)).toEqual({ ok: true, value: name }),
  )

  test.each([
    ['', 'name.missing'],
    ['ana44154', 'name.letters'],
    ['Ana 44154', 'name.letters'],
    ['Ana <b>Roussel</b>', 'name.letters'],
    ['山田 太郎', 'name.letters'],
    ['x', 'name.incomplete'],
    ['Ana', 'name.incomplete'],
    ['x y', 'name.incomplete'],
    ['Ana R', 'name.incomplete'],
    ['xxx xxx', 'name.incomplete'],
    ['-- ..', 'name.incomplete'],
    [`Ana ${'a'.repeat(100)}b`, 'name.too_long'],
  ])('%s is refused as a name: %s', (typed, code) =>
    expect(codeOf(readLegalName(typed))).toBe(code),
  )
})

describe('a date or place of birth', () => {
  test.each([
    ['14/05/1988', '1988-05-14'],
    ['4.5.1988', '1988-05-04'],
    ['1988-05-14', '1988-05-14'],
    ['29/02/2000', '2000-02-29'],
  ])('%s is read as the day %s', (typed, expected) =>
    expect(readTypedDay(typed)?.toString()).toBe(expected),
  )

  test.each(['29/02/2001', '31/04/1988', '14/13/1988', '14/05/88', 'hier', ''])(
    '« %s » is not a date',
    (typed) => expect(readTypedDay(typed)).toBeNull(),
  )

  test('is written as day/month/year', () => expect(writeDay(day('1988-05-04'))).toBe('04/05/1988'))

  test.each([
    ['2026-11-23', 'birth.in_future'],
    ['1906-11-22', null],
    ['1905-11-22', 'birth.too_old'],
    ['x', 'birth.unread'],
  ])('%s is accepted or refused: %s', (typed, code) =>
    expect(codeOf(readBirthDate(typed, today))).toBe(code),
  )

  test.each([
    ['1988-05-14', '2026-05-13', 37],
    ['1988-05-14', '2026-05-14', 38],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
  ])('%s makes, on %s, an age of %d', (birth, on, age) =>
    expect(ageOn(day(birth), day(on))).toBe(age),
  )

  test('makes an adult from the eighteenth birthday', () => {
    expect(codeOf(checkAdult(day('2008-11-22'), today))).toBeNull()
    expect(codeOf(checkAdult(day('2008-11-23'), today))).toBe('eligibility.minor')
  })

  test.each(['Nantes', 'Aÿ-Champagne (51)', 'Saint-Denis, La Réunion'])(
    'may be the place %s',
    (place) => expect(readBirthPlace(place)).toEqual({ ok: true, value: place }),
  )
  test.each(['', '44', '<b>'])('may not be the place « %s »', (place) =>
    expect(codeOf(readBirthPlace(place))).toBe('birth.place_unread'),
  )
})

test.each([
  ['France', 'FR'],
  ['belgique', 'BE'],
  ['etats-unis', 'US'],
  ['CH', 'CH'],
  ['La Réunion', 'RE'],
  ['Lune', null],
])('« %s » is read as the country %s', (typed, code) => {
  const read = readCountry(typed)
  expect(read.ok ? read.value.code : null).toBe(code)
})

describe('a driving licence', () => {
  test.each([
    ['13 AA 00002', 'FR', '13AA00002'],
    ['123456789012', 'FR', '123456789012'],
    ['B072RRE2I55', 'DE', 'B072RRE2I55'],
    ['1234567', null, '1234567'],
  ])('%s with the country %s is kept as %s', (typed, country, number) =>
    expect(readLicenceNumber(typed, country)).toEqual({ ok: true, value: number }),
  )
  test.each([
    ['12345', 'FR'],
    ['x', 'FR'],
    ['x', 'DE'],
    ['ABCDE', 'DE'],
  ])('%s with the country %s is refused', (typed, country) =>
    expect(codeOf(readLicenceNumber(typed, country))).toBe('licence.number'),
  )
  test.each([
    ['12/06/2008', null],
    ['23/11/2026', 'licence.in_future'],
    ['jadis', 'licence.unread'],
  ])('obtained on %s is accepted or refused: %s', (typed, code) =>
    expect(codeOf(readLicenceDate(typed, today))).toBe(code),
  )
  test.each([
    ['2005-05-14', 'FR', null],
    ['2005-05-13', 'FR', 'licence.too_young'],
    ['2004-05-14', 'US', null],
    ['2004-05-13', 'US', 'licence.too_young'],
  ])(
    'obtained on %s in %s by someone born on 14 May 1988 is accepted or refused: %s',
    (obtained, country, code) =>
      expect(
        codeOf(checkLicenceAge({ birth: day('1988-05-14'), obtained: day(obtained) }, country)),
      ).toBe(code),
  )
})

test.each([
  ['06 12 34 56 78', '06 12 34 56 78'],
  ['+33 (0)6.12.34.56.78', '06 12 34 56 78'],
  ['0033612345678', '06 12 34 56 78'],
  ['+32 470 12 34 56', '+32470123456'],
  ['06 12 34', null],
  ['+33 12', null],
  ['appelez-moi', null],
])('the phone number « %s » is kept as %s', (typed, kept) => {
  const read = readPhone(typed)
  expect(read.ok ? read.value : null).toBe(kept)
})

describe('an address on one line', () => {
  test.each([
    '12 rue de la Juiverie, 44000 Nantes',
    '12 rue de la Juiverie, Appartement 3, 44000 Nantes',
    'Rue Haute 3, bte 2, 1000 Bruxelles, Belgique',
    '10 Downing Street, SW1A 2AA London, Royaume-Uni',
  ])('is read, then written the same: %s', (typed) => {
    const read = readTypedAddress(typed)
    expect(read.ok && writeAddress(read.value)).toBe(typed)
  })
  test.each([
    ['12, rue de la Juiverie, 44000 Nantes', '12 rue de la Juiverie', null],
    ['12 bis , rue Haute, Bâtiment B, 44000 Nantes', '12 bis rue Haute', 'Bâtiment B'],
  ])('keeps the number with its street: %s', (typed, line1, line2) => {
    const read = readTypedAddress(typed)
    expect(read.ok && read.value).toMatchObject({ line1, line2, city: 'Nantes' })
  })
  test.each([
    'Nantes',
    '44000 Nantes',
    '12 rue de la Juiverie',
    '12 rue Haute, 440 Nantes',
    '12, 44000 Nantes',
    '',
  ])('« %s » is refused', (typed) => expect(codeOf(readTypedAddress(typed))).toBe('address.unread'))
})

describe('a line of people', () => {
  const typed = 'Camille Roussel, 14/05/1988 ; Inès Garnier, 02/03/1990'
  test('is split into people, and written the same', () => {
    const read = readPeople(typed, today)
    expect(read.ok && read.value.map(({ name, birth }) => [name, birth.toString()])).toEqual([
      ['Camille Roussel', '1988-05-14'],
      ['Inès Garnier', '1990-03-02'],
    ])
    expect(read.ok && writePeople(read.value)).toBe(typed)
  })
  test.each([
    ['Camille Roussel', 'people.unread'],
    ['', 'people.unread'],
    ['Camille Roussel, 14/05/1988, Nantes', 'people.unread'],
    ['Camille, 14/05/1988', 'name.incomplete'],
    ['Camille Roussel, hier', 'birth.unread'],
  ])('the line %s is refused: %s', (wrong, code) =>
    expect(codeOf(readPeople(wrong, today))).toBe(code),
  )
})
