import { expect, test } from 'vitest'
import type { Cover } from './tariff.ts'
import { taxRows } from './tax-lines.ts'

const cover = (changes: Partial<Cover>): Cover => ({
  code: 'cover',
  label: 'Garantie',
  taxClass: 'motor_other',
  theftOrFire: false,
  propertyDamage: false,
  premiums: {},
  basis: 'scale',
  earned: 'by_scale',
  promises: {},
  absence: 'Garantie',
  ...changes,
})
const amounts = (...insured: Parameters<typeof taxRows>[0]) =>
  taxRows(insured, null).map(({ code, cents }) => [code, cents])

test('motor liability is taxed at 33 %, without the terrorism fund contribution', () => {
  expect(amounts({ cover: cover({ taxClass: 'motor_liability' }), cents: 318_00 })).toEqual([
    ['motor_liability_tax', 104_94],
  ])
})

test('theft and fire carry the natural-disaster surcharge, the 18 % tax and the terrorism fund', () => {
  // 9 % of 35.00 = 3.15 ; 18 % of 38.15 = 6.867
  expect(
    amounts({ cover: cover({ theftOrFire: true, propertyDamage: true }), cents: 35_00 }),
  ).toEqual([
    ['natural_disasters', 3_15],
    ['motor_other_tax', 6_87],
    ['terrorism_fund', 6_50],
  ])
})

test('two property covers pay the terrorism fund contribution once', () => {
  const glass = { cover: cover({ propertyDamage: true }), cents: 20_00 }
  expect(amounts(glass, glass)).toEqual([
    ['motor_other_tax', 7_20],
    ['terrorism_fund', 6_50],
  ])
})

test('travel is taxed at 9 % only, with half a cent rounded up', () => {
  expect(amounts({ cover: cover({ taxClass: 'travel' }), cents: 50 })).toEqual([['travel_tax', 5]])
})

test('the fee is taxed with its class, and the line says so', () => {
  // 33 % of 318.00 + 22.00
  const liability = cover({ taxClass: 'motor_liability' })
  expect(
    taxRows([{ cover: liability, cents: 318_00 }], { taxClass: 'motor_liability', cents: 22_00 }),
  ).toEqual([
    {
      kind: 'tax',
      code: 'motor_liability_tax',
      label: 'Taxe, responsabilité civile 33\u00a0%',
      cents: 112_20,
      detail: 'frais de contrat compris',
    },
  ])
})

test('a cover without a rate of its own is taxed at 9 % only', () => {
  expect(amounts({ cover: cover({ taxClass: 'general' }), cents: 150 })).toEqual([
    ['general_tax', 14],
  ])
})
