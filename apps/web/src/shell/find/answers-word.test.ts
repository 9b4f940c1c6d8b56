import { expect, test } from 'vitest'
import { answersWord } from './answers-word.ts'

test('a short word is looked for as it is, a long one by its beginning', () => {
  expect(answersWord('quand suis-je rembourse ?', 'remboursement')).toBe(true)
  expect(answersWord('un autre conducteur', 'conducteurs')).toBe(true)
  expect(answersWord('ou sont mes quittances ?', 'zeppelins')).toBe(false)
  expect(answersWord('la plaque', 'plaque')).toBe(true)
  expect(answersWord('la place', 'plaque')).toBe(false)
})
