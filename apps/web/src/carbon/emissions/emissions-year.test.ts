import type { EmissionsTotal } from '@sillage/wire/contracts/contracts.ts'
import { expect, test } from 'vitest'
import { emissionsOfYear, yearsOf } from './emissions-year.ts'

const totals: readonly EmissionsTotal[] = [
  { month: '2026-11', mode: 'flight', kg: 186 },
  { month: '2026-11', mode: 'train', kg: 4 },
  { month: '2026-02', mode: 'car', kg: 200 },
  { month: '2025-12', mode: 'car', kg: 90 },
]

test('the emissions of a year are added up by month and by mode, in order', () => {
  expect(emissionsOfYear(totals, 2026)).toEqual({
    kg: 390,
    byMode: { train: 4, car: 200, flight: 186 },
    months: [
      { month: '2026-02', kg: 200, byMode: { train: 0, car: 200, flight: 0 } },
      { month: '2026-11', kg: 190, byMode: { train: 4, car: 0, flight: 186 } },
    ],
  })
})

test('a year without emissions has a total of 0 and no month', () => {
  expect(emissionsOfYear(totals, 2027)).toMatchObject({ kg: 0, months: [] })
})

test('the years offered are those with emissions, plus the current one', () => {
  expect(yearsOf(totals, 2026)).toEqual([2026, 2025])
  expect(yearsOf(totals, 2027)).toEqual([2027, 2026, 2025])
  expect(yearsOf([], 2026)).toEqual([2026])
})
