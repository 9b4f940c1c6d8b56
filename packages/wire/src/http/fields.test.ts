import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { anyParagraph, line, paragraph } from './fields.ts'

const read = (field: z.ZodMiniType<string>, text: string) => z.safeParse(field, text).data ?? null

test.each([
  ['photo\u202egpj.exe', 'photogpj.exe'],
  [
    'Bonjour,\n\n\u2066le\u2069 cadenas\tétait\r\nfermé.',
    'Bonjour,\n\nle cadenas\tétait\r\nfermé.',
  ],
  ['a\u0007b\u009b31m', 'ab31m'],
  ['\u202e\u202d', null],
  ['a\u0000b', null],
  ['שלום, 東京 👨‍👩‍👧', 'שלום, 東京 👨‍👩‍👧'],
])('a text of several lines %j is read as %j', (text, expected) => {
  expect(read(paragraph(100), text)).toBe(expected)
})

test('a text of several lines that may be empty is, once what can’t be seen is dropped', () => {
  expect(read(anyParagraph(100), ' \u202e ')).toBe('')
})

test.each([
  ['Vol\n\u202ede vélo', 'Vol de vélo'],
  ['\u200b', null],
])('a text of one line %j is read as %j', (text, expected) => {
  expect(read(line(100), text)).toBe(expected)
})
