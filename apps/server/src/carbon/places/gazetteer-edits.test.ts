import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countEdits, MOST_EDITS } from './gazetteer-edits.ts'

/** The same count by its recursive definition. */
function slowly(text: string, name: string): number {
  if (text === '' || name === '') return text.length + name.length
  const counts = [
    slowly(text.slice(1), name) + 1,
    slowly(text, name.slice(1)) + 1,
    slowly(text.slice(1), name.slice(1)) + (text[0] === name[0] ? 0 : 1),
  ]
  if (text.length > 1 && text[0] === name[1] && text[1] === name[0])
    counts.push(slowly(text.slice(2), name.slice(2)) + 1)
  return Math.min(...counts)
}

const atMost = (count: number) => Math.min(count, MOST_EDITS + 1)

test.each([
  ['paris', 'paris', 0, 0],
  ['aimens', 'amiens', 1, 1],
  ['marsei', 'marseille', 3, 0],
  ['marsie', 'marseille', 3, 1],
  ['toulousse', 'toulouse', 1, 1],
  ['tolouse', 'toulouse', 1, 1],
])(
  '« %s » for « %s »: %i errors, %i against the nearest beginning of the name',
  (text, name, whole, beginning) => {
    expect(countEdits(text, name)).toEqual({ whole, beginning })
  },
)

test('the count is exact up to the most errors forgiven, and above that it is merely above', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(
    fc.property(word, word, (text, name) => {
      const beginnings = Array.from({ length: name.length + 1 }, (_, at) => name.slice(0, at))
      const { whole, beginning } = countEdits(text, name)
      expect(atMost(whole)).toBe(atMost(slowly(text, name)))
      expect(atMost(beginning)).toBe(
        atMost(Math.min(...beginnings.map((one) => slowly(text, one)))),
      )
    }),
  )
})

test('only the beginning of a long text is compared', () => {
  expect(countEdits(`${'a'.repeat(48)}bcd`, 'a'.repeat(48))).toEqual({ whole: 0, beginning: 0 })
})
