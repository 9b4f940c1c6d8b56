import { expect, test } from 'vitest'
import { claimName } from './claim-name.ts'

const nbsp = '\u00a0'

test('a claim is known by its nature and its day', () => {
  expect(
    claimName({ nature_id: 'car.broken_glass', nature: 'Vitre', incident_date: '2026-03-03' }),
  ).toBe(`Bris de glace du 3${nbsp}mars${nbsp}2026`)
})

test('a nature that no longer exists keeps the label it was declared with', () => {
  expect(claimName({ nature_id: 'car.gone', nature: 'Foudre', incident_date: '2026-03-01' })).toBe(
    `Foudre du 1er${nbsp}mars${nbsp}2026`,
  )
})
