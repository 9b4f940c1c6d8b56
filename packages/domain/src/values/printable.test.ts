import { expect, test } from 'vitest'
import { readPrinted, unprintableIn } from './printable.ts'

test.each(['Nguyễn Żółć, Юлия Ελένη', 'l’« Œuvre » n° 12 – 3,50 €', 'e\u0301te\u0301', 'בני ברק'])(
  '« %s » is printed as it is typed',
  (text) => {
    expect(unprintableIn(text)).toBeNull()
  },
)

test.each([
  ['Nantes 😀', '😀'],
  ['李雷', '李'],
  ['Ｎantes', 'Ｎ'],
  ['x\u0303', 'x\u0303'],
])('« %s » has a character that no document prints', (text, sign) => {
  expect(unprintableIn(text)).toBe(sign)
  expect(readPrinted(text, 'place')).toMatchObject({
    ok: false,
    error: { code: 'text.unprintable', path: 'place', message: expect.stringContaining(sign) },
  })
})

test('a printed line loses its control characters and the marks that turn it round', () => {
  expect(readPrinted(' Nantes \u202egpj.exe\u0007 ')).toEqual({
    ok: true,
    value: 'Nantes  gpj.exe',
  })
})
