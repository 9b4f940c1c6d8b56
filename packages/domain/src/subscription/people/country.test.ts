import { describe, expect, test } from 'vitest'
import { countryName, countryNamed } from './country.ts'

const PAIRS = Array.from({ length: 26 * 26 }, (_, index) =>
  String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
)
const names = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' })

/** Codes that the platform names but that ISO 3166-1 assigns to no country: reserved, groups, or none. */
const NO_COUNTRY = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' ')

test('the countries of ISO 3166-1 and Kosovo, and no other, are known by code and by French name', () => {
  // an obsolete code maps to one of today: DD is DE
  const today = PAIRS.filter(
    (code) =>
      names.of(code) !== undefined &&
      Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` &&
      !NO_COUNTRY.includes(code),
  )
  // the 249 codes of ISO 3166-1, also listed in the time zone database, and XK
  expect(today).toHaveLength(250)
  expect(PAIRS.filter((code) => countryNamed(code)?.code === code)).toEqual(today)
  for (const code of today) expect(countryNamed(countryName(code))?.code).toBe(code)
})

describe('a country name', () => {
  test.each([
    ['République tchèque', 'CZ'],
    ['hong kong', 'HK'],
    ['Angleterre', 'GB'],
    ['USA', 'US'],
    ['Birmanie', 'MM'],
    ['Vatican', 'VA'],
    ['la réunion', 'RE'],
    ['République démocratique du Congo', 'CD'],
    ['Viet-Nam', 'VN'],
  ])('may also be %s', (typed, code) => {
    expect(countryNamed(typed)?.code).toBe(code)
  })

  test('that fits two countries is refused: Congo, Corée', () => {
    expect(countryNamed('Congo')).toBeNull()
    expect(countryNamed('Corée')).toBeNull()
    expect(countryNamed('Guinée')?.code).toBe('GN')
  })
})
