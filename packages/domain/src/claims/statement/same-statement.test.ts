import { expect, test } from 'vitest'
import { isSameShared, isSameSide } from './same-statement.ts'
import { EMPTY_SIDE } from './statement.ts'

const half = {
  ...EMPTY_SIDE,
  texts: { driver: 'Lucie Armand', plate: 'FB-917-TQ' },
  circumstances: [2, 14] as const,
}

test('a driver’s part is unchanged when only the order of its boxes or its spaces differ', () => {
  const texts = { plate: ' FB-917-TQ', driver: 'Lucie Armand ', remarks: '' }
  expect(isSameSide(half, { ...half, texts, circumstances: [14, 2] })).toBe(true)
})

test.each([
  { texts: { ...half.texts, plate: 'FB-917-TR' } },
  { texts: { driver: 'Lucie Armand' } },
  { isDamageCovered: false },
  { impact: 'rear' as const },
  { circumstances: [2] as const },
])('a driver’s part with %o has changed', (change) => {
  expect(isSameSide(half, { ...half, ...change })).toBe(false)
})

const shared = {
  day: '2026-11-12',
  time: '18:20',
  place: 'Orléans',
  isInjured: false,
  isOtherDamage: false,
  witnesses: '',
}

test('the shared part is unchanged when only its spaces differ', () => {
  expect(isSameShared(shared, { ...shared, place: ' Orléans ' })).toBe(true)
})

test.each([
  { day: '2026-11-13' },
  { time: '18:21' },
  { place: 'Olivet' },
  { isInjured: true },
  { isOtherDamage: true },
  { witnesses: 'Une passagère' },
])('the shared part with %o has changed', (change) => {
  expect(isSameShared(shared, { ...shared, ...change })).toBe(false)
})
