import { expect, test } from 'vitest'
import { keepWordsWhole } from './keep-words-whole.ts'

test('a short word with hyphens stays on one line', () => {
  expect(keepWordsWhole('<h2>Comment puis-je résilier ?</h2>')).toBe(
    '<h2>Comment <span class="nowrap">puis-je</span> résilier ?</h2>',
  )
})

test('a long word may break, and no attribute is touched', () => {
  const link = '<a class="text-plan" href="/plan-du-site">mediation-assurance.org</a>'
  expect(keepWordsWhole(link)).toBe(link)
})
