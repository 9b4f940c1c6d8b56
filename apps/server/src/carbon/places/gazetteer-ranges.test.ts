import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankRanges } from './gazetteer-ranges.ts'

test('the positions of a range are listed once each, from the highest rank to the lowest', () => {
  const ranks = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 70 })
  fc.assert(
    fc.property(ranks, fc.nat(70), fc.nat(70), (given, one, other) => {
      const [from = 0, to = 0] = [one, other]
        .map((at) => Math.min(at, given.length))
        .toSorted((a, b) => a - b)
      const expected = given
        .map((rank, at) => ({ rank, at }))
        .slice(from, to)
        .toSorted((a, b) => b.rank - a.rank || a.at - b.at)
      const bestOfRange = rankRanges(Float32Array.from(given))
      expect([...bestOfRange(from, to)]).toEqual(expected.map(({ at }) => at))
    }),
  )
})
