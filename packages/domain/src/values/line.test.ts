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
  ['\u200b\u200b \u2060\u00ad', ''],
  // two accents that form no single letter, and a pile of marks
  ['x\u0301\u0323', 'x\u0323\u0301'],
  [`o${'\u0305'.repeat(40)}!`, `o${'\u0305'.repeat(6)}!`],
])('%j is cleaned to %j', (text, expected) => {
  expect(cleanLine(text)).toBe(expected)
})

test('a line is clean when cleaning would remove nothing', () => {
  expect(['Paris', ' Paris ', '東京'].map(isCleanLine)).toEqual([true, true, true])
  for (const text of ['Pa\u0000ris', 'Pa\nris', '\udc00', 'a\u202eb', `o${'\u0305'.repeat(40)}`])
    expect(isCleanLine(text)).toBe(false)
})
