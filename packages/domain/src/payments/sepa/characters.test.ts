import { describe, expect, test } from 'vitest'
import { isSepaText, sepaId, sepaText, unreadLetter } from './characters.ts'

describe('a text for the bank', () => {
  test.each([
    ['Chloé Lefèvre-Œuvrard & fils', 'Chloe Lefevre-OEuvrard + fils'],
    ['D’Aÿ, Ça', "D'Ay, Ca"],
    ['Straße 12 № 4', 'Strasse 12 4'],
    ['//a//b/', 'a/b'],
    ['山田', ''],
  ])('turns « %s » into « %s »', (given, read) => {
    expect(sepaText(given, 70)).toBe(read)
    expect(isSepaText(sepaText(given, 70))).toBe(true)
  })

  test('is cut without a trailing space or slash', () => {
    expect(sepaText('abcd efgh', 5)).toBe('abcd')
    expect(sepaText('abcd/efgh', 5)).toBe('abcd')
  })

  test.each(['é', 'a//b', '/a', 'a/', 'a_b', 'a\u00a0b'])('may not be « %s »', (text) => {
    expect(isSepaText(text)).toBe(false)
  })

  test.each([
    ['李小龍', '李'],
    ['Li 小龍', '小'],
    ['Иванов', 'И'],
    ['Chloé Œuvrard', null],
    ['Nguyễn Đức Łukasz', null],
    ['O’Brien & fils n° 2', null],
  ])('the name « %s » has this first letter that banks can’t read: %s', (name, letter) => {
    expect(unreadLetter(name)).toBe(letter)
  })

  test('an id is the 32 hexadecimal digits of a UUID, in capitals', () => {
    expect(sepaId('0b6b1c9e-5b1f-4f0b-9a51-52f6f2a3c4d5')).toBe('0B6B1C9E5B1F4F0B9A5152F6F2A3C4D5')
  })
})
