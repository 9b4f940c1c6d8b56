import { expect, test } from 'vitest'
import { isSameShared, isSameSide } from './same-statement.ts'
import { EMPTY_SIDE } from './statement.ts'

const half = {
  ...EMPTY_SIDE,
  texts: { driver: 'Lucie Armand', plate: 'FB-917-TQ' },
  circumstances: [2, 14] as const,
}

test('a half is the same, whatever the order of its boxes and the spaces around its words', () => {
  const texts = { plate: ' FB-917-TQ', driver: 'Lucie Armand ', remarks: '' }
  expect(isSameSide(half, { ...half, texts, circumstances: [14, 2] })).toBe(true)
})

test.each([
  { texts: { ...half.texts, plate: 'FB-917-TR' } },
  { texts: { driver: 'Lucie Armand' } },
  { isDamageCovered: false },
  { impact: 'rear' as const },
  { circumstances: [2] as const },
])('a half with %o is another', (change) => {
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

test('what both share is the same, spaces aside', () => {
  expect(isSameShared(shared, { ...shared, place: ' Orléans ' })).toBe(true)
})

test.each([
  { day: '2026-11-13' },
  { time: '18:21' },
  { place: 'Olivet' },
  { isInjured: true },
  { isOtherDamage: true },
  { witnesses: 'Une passagère' },
])('what both share with %o is something else', (change) => {
  expect(isSameShared(shared, { ...shared, ...change })).toBe(false)
})
