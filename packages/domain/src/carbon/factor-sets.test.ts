import { expect, test } from 'vitest'
import { readFactorSet } from './factor-file.ts'
import { contributionPricesInForce, FACTOR_SETS, factorSetInForce } from './factor-sets.ts'
import { factorOf } from './factors.ts'

const set = factorSetInForce(Temporal.PlainDate.from('2026-11-21'))

test('each day uses the factor set in force on it, and versions are unique', () => {
  expect(set.version).toBe('2026-11')
  expect(factorSetInForce(Temporal.PlainDate.from('2026-11-23')).version).toBe('2026-11')
  expect(factorSetInForce(Temporal.PlainDate.from('2026-11-24')).version).toBe('2026-11-24')
  expect(factorSetInForce(Temporal.PlainDate.from('2026-11-25')).version).toBe('2026-11-25')
  expect(factorSetInForce(Temporal.PlainDate.from('2026-11-26')).version).toBe('2026-11-26')
  expect(new Set(FACTOR_SETS.map(({ version }) => version)).size).toBe(FACTOR_SETS.length)
})

test.each([
  ['rail.fr.tgv', 0.00293],
  ['rail.fr.ter', 0.0277],
  ['flight.lt1000', 0.2246],
  ['flight.gt5000', 0.1603],
  ['car.average.usage', 0.192],
  ['fuel.diesel', 3.07],
  ['distance.road', 1.22],
])('the factor %s has the published value %d', (id, value) => {
  expect(Math.abs(factorOf(set, id).value / value - 1)).toBeLessThan(0.001)
})

test.each(FACTOR_SETS)(
  'every factor of $version has a licence that allows reuse',
  ({ factors }) => {
    expect(factors.size).toBeGreaterThan(60)
    for (const { id, source, licence } of factors.values()) {
      expect(`${id} ${source}`).not.toMatch(/ecoinvent/i)
      expect(licence).toMatch(
        /^(Licence Ouverte 2\.0|ODbL 1\.0|OGL 3\.0|calcul de nos soins|fait publié)$/,
      )
    }
  },
)

test('an unknown factor throws', () => {
  expect(() => factorOf(set, 'rail.moon')).toThrow(RangeError)
})

test('contribution prices carry the day from which they apply', () => {
  const prices = contributionPricesInForce(Temporal.PlainDate.from('2026-11-21'))
  expect(prices.validFrom.toString()).toBe('2026-11-01')
  expect(prices.renewableEnergy.centsPerTonne).toBe(1000)
  expect(prices.treePlanting).toMatchObject({ centsPerTree: 300, kilogramsPerTree: 100, years: 30 })
})

const row = {
  id: 'a',
  value: 1,
  unit: 'kg',
  scope: 'tout',
  source: 'nous',
  year: 2026,
  licence: 'x',
}
test.each([
  ['a factor without a source', [{ ...row, source: '' }], 'source'],
  ['a factor without a licence', [{ ...row, licence: undefined }], 'licence'],
  ['a negative factor', [{ ...row, value: -1 }], 'value'],
  ['a factor given twice', [row, row], 'factors[1].id'],
  ['a part that is not a number', [{ ...row, parts: { usage: '1' } }], 'parts.usage'],
])('a factor file with %s is refused, and the error names the place', (_, factors, place) => {
  const file = { version: 'test', validFrom: '2026-11-01', factors }
  expect(() => readFactorSet(file, 'test')).toThrow(place)
})
