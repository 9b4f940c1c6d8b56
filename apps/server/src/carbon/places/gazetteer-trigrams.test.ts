import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexTrigrams } from './gazetteer-trigrams.ts'

function trigramsOf(text: string): Set<string> {
  const padded = `  ${text} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), minLength: 1, maxLength: 12 })

test('finds every key with at least two fifths of the text’s trigrams, and no other', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, (keys, text) => {
      const wanted = trigramsOf(text)
      const expected = keys.flatMap((key, at) =>
        wanted.intersection(trigramsOf(key)).size >= Math.ceil(wanted.size * 0.4) ? at : [],
      )
      const ranks = new Float32Array(keys.length)
      const found = indexTrigrams(keys)(text, { ranks, most: 100 })
      expect(found.toSorted((a, b) => a - b)).toEqual(expected)
    }),
  )
})

test('keeps the nearest keys, and among equally near ones those with the highest rank', () => {
  const find = indexTrigrams(['nantes', 'nantua', 'nanterre', 'mantes', 'nantes'])
  const ranks = Float32Array.from([1, 2, 3, 4, 5])
  expect(find('nantes', { ranks, most: 2 })).toEqual([4, 0])
})
