import { expect, it } from 'vitest'
import { savedWhen } from './saved-when.ts'

const now = Temporal.Instant.from('2026-11-21T22:30:00Z')

it.each([
  ['2026-11-21T09:05:00.000Z', 'aujourd’hui à 10:05'],
  ['2026-11-20T23:30:00Z', 'aujourd’hui à 00:30'],
  ['2026-11-20T17:20:00Z', 'hier à 18:20'],
  ['2026-07-01T07:12:00Z', 'le 1er\u00a0juillet\u00a02026 à 09:12'],
])('a draft saved at %s was saved « %s », by Paris time', (savedAt, expected) => {
  expect(savedWhen(savedAt, now)).toBe(expected)
})
