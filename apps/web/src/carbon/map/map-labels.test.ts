import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeLabels } from './map-labels.ts'

const SIZE = { width: 700, height: 400 }
const widthOf = (name: string) => name.length * 7.6

test('a name is placed to the right of its city, or to the left when a line is drawn there', () => {
  const city = { x: 300, y: 200, name: 'Paris' }
  const [label] = placeLabels([city], { size: SIZE, ways: [] })
  expect(label?.x).toBeGreaterThan(305)
  const east = Array.from({ length: 20 }, (_, index) => ({ x: 300 + index * 10, y: 200 }))
  const [moved] = placeLabels([city], { size: SIZE, ways: [east] })
  expect(moved?.x).toBeLessThan(300 - widthOf('Paris'))
})

test('a name near the edge stays inside the frame', () => {
  const [label] = placeLabels([{ x: 690, y: 200, name: 'Auckland' }], { size: SIZE, ways: [] })
  expect((label?.x ?? 0) + widthOf('Auckland')).toBeLessThanOrEqual(700)
})

test('no two names overlap and none leaves the frame, for any cities', () => {
  const city = fc.record({
    x: fc.integer({ min: 0, max: 700 }),
    y: fc.integer({ min: 0, max: 400 }),
    name: fc.constantFrom('Eu', 'Paris', 'San Francisco', 'Saint-Denis', 'Aix-en-Provence'),
  })
  fc.assert(
    fc.property(fc.array(city, { maxLength: 21 }), (cities) => {
      const labels = placeLabels(cities, { size: SIZE, ways: [] })
      for (const [index, one] of labels.entries()) {
        expect(one.x).toBeGreaterThanOrEqual(0)
        expect(one.x + widthOf(one.name)).toBeLessThanOrEqual(700)
        for (const other of labels.slice(index + 1)) {
          const beside =
            one.x + widthOf(one.name) <= other.x || other.x + widthOf(other.name) <= one.x
          expect(beside || Math.abs(one.y - other.y) >= 17).toBe(true)
        }
      }
    }),
  )
})
