import { expect, test } from 'vitest'
import type { Order } from './arrangement.ts'
import { type Parcel, pack as packAsKept, search } from './packing.ts'

/** A parcel of one module, for tests. */
const parcel = (name: string, on: bigint, rest: Partial<Parcel> = {}): Parcel => ({
  modules: [name],
  bytes: 1000,
  isPublic: false,
  on,
  imports: new Set(),
  sheets: new Set(),
  ...rest,
})
const order = { files: 2, most: [100_000, 100_000, 100_000], weights: [1, 1, 1], sheets: new Map() }
const pack = (parcels: readonly Parcel[], rest: Partial<Order> = {}) =>
  search(parcels, { ...order, ...rest }, new Map(), { tries: 1 })
/** Number of files and bytes that each screen loads. */
const loadOf = (parcels: readonly Parcel[], screens: number) =>
  Array.from({ length: screens }, (_, at) => {
    const own = parcels.filter(({ on }) => (on >> BigInt(at)) & 1n)
    return { files: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) }
  })
const namesOf = (parcels: readonly Parcel[]) =>
  parcels.map(({ modules }) => modules.toSorted().join(' ')).toSorted()

test('modules loaded by the same screens become one file, even when no screen has too many', () => {
  const packed = pack([parcel('a', 0b11n), parcel('b', 0b11n), parcel('c', 0b1n)])
  expect(namesOf(packed)).toEqual(['a b', 'c'])
})

test('a screen with too many files gets the lightest merge, even if other screens load it in vain', () => {
  const page = parcel('page', 0b1n)
  const large = parcel('large', 0b11n, { bytes: 5000 })
  const small = parcel('small', 0b101n, { bytes: 300 })
  const packed = pack([page, large, small], { weights: [1, 2, 1] })
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
  const packed = pack([low, middle, high], { files: 1 })
  for (const one of packed)
    for (const other of one.imports) expect(other.imports.has(one)).toBe(false)
})

test('a merged file brings what it imports to every screen that loads it', () => {
  const base = parcel('base', 0b1n, { bytes: 400 })
  const one = parcel('one', 0b1n, { imports: new Set([base]) })
  const other = parcel('other', 0b11n)
  const packed = pack([base, one, other], { files: 1 })
  const [second] = loadOf(packed, 2).slice(1)
  expect(second?.bytes).toBe(2400)
})

test('code of the public pages is never merged with that of the app', () => {
  const packed = pack(
    [parcel('app', 0b1n), parcel('public', 0b1n, { isPublic: true }), parcel('page', 0b1n)],
    { files: 1 },
  )
  expect(namesOf(packed)).toEqual(['app page', 'public'])
})

test('files stay apart when merging them would take screens far over their byte limit', () => {
  const packed = pack(
    [
      parcel('page', 0b1n, { bytes: 3000 }),
      parcel('a', 0b11n, { bytes: 5000 }),
      parcel('b', 0b101n, { bytes: 5000 }),
    ],
    { most: [100_000, 5500, 5500] },
  )
  expect(packed).toHaveLength(3)
})

test('of two files, the one whose style sheet the screen has already is taken', () => {
  const sheet = new Set(['claims.css'])
  const parcels = [
    parcel('page', 0b1n),
    parcel('plain', 0b101n, { bytes: 1100 }),
    parcel('styled', 0b11n, { sheets: sheet }),
  ]
  const sheets = new Map([['claims.css', 8000]])
  expect(namesOf(pack(parcels, { sheets }))).toEqual(['page plain', 'styled'])
})

const many = () =>
  Array.from({ length: 20 }, (_, at) => parcel(`${at}`, BigInt((at * 37) % 7 || 1)))

test('the same modules are always packed into the same files', () => {
  expect(namesOf(pack(many()))).toEqual(namesOf(pack(many())))
})

test('modules stay in the files that were kept, whatever they weigh now, and a new one joins them', () => {
  const files = pack(many())
  const kept = new Map(
    files.flatMap(({ modules }, file) => modules.map((name) => [name, file] as const)),
  )
  const heavier = many().map((one) => ({ ...one, bytes: one.bytes + 7 }))
  const packed = packAsKept([...heavier, parcel('new', 0b1n, { bytes: 1 })], order, kept)
  const withoutNew = namesOf(packed).map((names) => names.replace(/ ?new/, ''))
  expect(withoutNew).toEqual(namesOf(files))
})

test('a search weighs no more after more tries', () => {
  const costs: number[] = []
  search(many(), { ...order, most: Array(7).fill(1) }, new Map(), {
    tries: 4,
    onTry: (cost) => costs.push(cost),
  })
  expect(costs).toEqual(costs.toSorted((one, other) => other - one))
})
