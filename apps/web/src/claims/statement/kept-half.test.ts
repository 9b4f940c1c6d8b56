import { expect, test } from 'vitest'
import { readKeptHalf, standingOf } from './kept-half.ts'

const half = (driver: string) => ({
  side: { texts: { driver }, isDamageCovered: null, impact: null, circumstances: [] },
  shared: {
    day: '2026-11-12',
    time: '',
    place: '',
    isInjured: null,
    isOtherDamage: null,
    witnesses: '',
  },
})
const saved = (driver: string, sketch: string | null = null) => ({ ...half(driver), sketch })
const kept = { typed: half('Camille Roussel'), from: half('') }

test('a kept half is read as it was typed, and one of another shape counts as none', () => {
  const typed = { ...half('Camille '), sketch: null }
  const text = JSON.stringify({ typed, from: { ...half(''), sketch: 'data:image/png;base64,A' } })
  expect(readKeptHalf(text)?.typed).toEqual(typed)
  expect(readKeptHalf('{"typed":{}}')).toBeNull()
  expect(readKeptHalf('no JSON')).toBeNull()
  expect(readKeptHalf(null)).toBeNull()
})

test('what was typed is unsaved while the saved half is the one it began from', () => {
  expect(standingOf(kept, saved(''), true)).toBe('unsaved')
})

test('a save whose answer was lost counts as saved', () => {
  expect(standingOf(kept, saved('Camille Roussel'), true)).toBe('saved')
})

test('another half saved since is for its author to decide about', () => {
  expect(standingOf(kept, saved('Lou Perrin'), true)).toBe('changed')
})

test('the driver who writes one half alone is not asked about the shared part', () => {
  const moved = { ...saved(''), shared: { ...half('').shared, place: 'Orléans' } }
  expect(standingOf(kept, moved, true)).toBe('changed')
  expect(standingOf(kept, moved, false)).toBe('unsaved')
})

test('a sketch saved elsewhere matters only to who drew another one', () => {
  const drawn = { ...kept.typed, sketch: 'data:image/png;base64,B' }
  const from = { ...kept.from, sketch: null }
  expect(standingOf(kept, saved('', 'other'), true)).toBe('unsaved')
  expect(standingOf({ typed: drawn, from }, saved('', 'other'), true)).toBe('changed')
  // the server encodes the picture again, so it can't be recognised as ours
  expect(standingOf({ typed: drawn, from }, saved('Camille Roussel', 'ours'), true)).toBe('unsaved')
})
