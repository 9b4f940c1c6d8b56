import { expect, test } from 'vitest'
import { tariffInForce } from '../../subscription/tariffs.ts'
import { coversSchengen, medicalCeiling } from './schengen.ts'

const on = Temporal.PlainDate.from('2026-11-21')
const travel = tariffInForce('travel', on)
const of = (zone: string, level: string) => ({
  'travel.zone': `travel.zone.${zone}`,
  'travel.level': `travel.level.${level}`,
})

test.each([
  ['essential', 10_000_000],
  ['comfort', 15_000_000],
  ['premium', 100_000_000],
])('the level %s pays medical expenses up to %d cents', (level, cents) => {
  expect(medicalCeiling(travel, of('france', level))).toBe(cents)
})

test('a car contract covers no medical expenses', () => {
  expect(medicalCeiling(tariffInForce('car', on), {})).toBeNull()
})

test.each([
  ['european_union', true],
  ['europe_mediterranean', true],
  ['world', true],
  ['france', false],
])('the zone %s covers all of Schengen: %s', (zone, covers) => {
  expect(coversSchengen(travel, of(zone, 'essential'))).toBe(covers)
})

test('a medical ceiling below 30 000 € is not enough for a visa', () => {
  const medical = travel.covers.map((cover) =>
    cover.code === 'medical'
      ? { ...cover, promises: { 'travel.level.essential': 'Frais médicaux, 29\u202f999\u00a0€' } }
      : cover,
  )
  const poor = { ...travel, covers: medical }
  expect(coversSchengen(poor, of('world', 'essential'))).toBe(false)
})
