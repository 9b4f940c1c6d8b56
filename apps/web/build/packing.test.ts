import { expect, test } from 'vitest'
import { loadOf, type Parcel, pack } from './packing.ts'

/** A parcel of one module, for tests. */
const parcel = (name: string, on: bigint, rest: Partial<Parcel> = {}): Parcel => ({
  modules: [name],
  bytes: 1000,
  isPublic: false,
  on,
  imports: new Set(),
  ...rest,
})
const limits = { files: 2, bytes: 100_000, caution: 1, weights: new Map() }
const namesOf = (parcels: readonly Parcel[]) =>
  parcels.map(({ modules }) => modules.toSorted().join(' ')).toSorted()

test('modules loaded by the same screens become one file, even when no screen has too many', () => {
  const packed = pack([parcel('a', 0b11n), parcel('b', 0b11n), parcel('c', 0b1n)], 2, limits)
  expect(namesOf(packed)).toEqual(['a b', 'c'])
})

test('a screen with too many files gets the lightest merge, even if other screens load it in vain', () => {
  const page = parcel('page', 0b1n)
  const large = parcel('large', 0b11n, { bytes: 5000 })
  const small = parcel('small', 0b101n, { bytes: 300 })
  const packed = pack([page, large, small], 3, limits)
  expect(namesOf(packed)).toEqual(['large', 'page small'])
  expect(loadOf(packed, 3)).toEqual([
    { files: 2, bytes: 6300 },
    { files: 1, bytes: 5000 },
    { files: 1, bytes: 1300 },
  ])
})

test('two packed files never import each other', () => {
  const low = parcel('low', 0b11n, { bytes: 10 })
  const middle = parcel('middle', 0b111n, { bytes: 10_000, imports: new Set([low]) })
  low.on |= middle.on
  const high = parcel('high', 0b1n, { bytes: 10, imports: new Set([middle, low]) })
  const packed = pack([low, middle, high], 3, { ...limits, files: 1 })
  for (const one of packed)
    for (const other of one.imports) expect(other.imports.has(one)).toBe(false)
})

test('a merged file brings what it imports to every screen that loads it', () => {
  const base = parcel('base', 0b1n, { bytes: 400 })
  const one = parcel('one', 0b1n, { imports: new Set([base]) })
  const other = parcel('other', 0b11n)
  const packed = pack([base, one, other], 2, { ...limits, files: 1 })
  const [second] = loadOf(packed, 2).slice(1)
  expect(second?.bytes).toBe(2400)
})

test('code of the public pages is never merged with that of the app', () => {
  const packed = pack(
    [parcel('app', 0b1n), parcel('public', 0b1n, { isPublic: true }), parcel('page', 0b1n)],
    1,
    { ...limits, files: 1 },
  )
  expect(namesOf(packed)).toEqual(['app page', 'public'])
})

test('files stay apart when merging them would exceed a screen’s byte limit', () => {
  const packed = pack(
    [
      parcel('page', 0b1n),
      parcel('a', 0b11n, { bytes: 5000 }),
      parcel('b', 0b101n, { bytes: 5000 }),
    ],
    3,
    { ...limits, bytes: 5500 },
  )
  expect(packed).toHaveLength(3)
})
