import { expect, test } from 'vitest'
import { tariffByVersion } from '../subscription/tariffs.ts'
import { referencePremium } from './reference-premium.ts'

const tariffOf = (product: string, version: string) => {
  const tariff = tariffByVersion(product, version)
  if (!tariff) throw new RangeError(version)
  return tariff
}

const lines = [
  { kind: 'base', code: 'base', cents: 40_000 },
  { kind: 'cover', code: 'liability', cents: 10_200 },
  { kind: 'cover', code: 'assistance', cents: 2500 },
  { kind: 'cover', code: 'theft_fire', cents: 2550 },
  { kind: 'fee', code: 'fee', cents: 2200 },
] as const

test.each([
  ['0_51', 25_000, 0.51],
  ['1_00', 12_750, 1],
])(
  'with the coefficient %s, the covers it multiplies have a reference premium of %d cents',
  (answer, referenceCents, coefficient) => {
    const answers = [{ questionId: 'car.crm', answerId: `car.crm.${answer}` }]
    const found = referencePremium({ tariff: tariffOf('car', 'car-2027-1'), answers, lines })
    expect(found).toEqual({ referenceCents, coefficient, netCents: 12_750 })
  },
)

test.each([
  ['car', 'car-2026-2'],
  ['travel', 'travel-2027-1'],
])('a %s contract priced by %s has no reference premium', (product, version) => {
  expect(referencePremium({ tariff: tariffOf(product, version), answers: [], lines })).toBeNull()
})
