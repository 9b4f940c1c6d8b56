import { expect, test } from 'vitest'
import { cleanLine, isCleanLine } from './line.ts'

test.each([
  ['  Paris ', 'Paris'],
  ['Saint-Étienne', 'Saint-Étienne'],
  ['e\u0301te\u0301', 'été'],
  ['Pa\u0000ris', 'Pa ris'],
  ['Paris\r\n\tFrance', 'Paris France'],
  ['\ud800Paris', '\ufffdParis'],
  ['abc\u202eexe.txt', 'abc exe.txt'],
  ['l’été à 30\u00a0°C', 'l’été à 30\u00a0°C'],
  ['👨‍👩‍👧 東京', '👨‍👩‍👧 東京'],
  ['\u0000 \u0007', ''],
])('%j becomes %j', (text, expected) => {
  expect(cleanLine(text)).toBe(expected)
})

test('a line is clean when there is nothing to take away', () => {
  expect(['Paris', ' Paris ', '東京'].map(isCleanLine)).toEqual([true, true, true])
  expect(['Pa\u0000ris', 'Pa\nris', '\udc00', 'a\u202eb'].map(isCleanLine)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
