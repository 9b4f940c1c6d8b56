import { expect, test } from 'vitest'
import { CANNED_REPLIES } from './canned-replies.ts'

test('each reply has its own id and title, and fits in a message', () => {
  expect(new Set(CANNED_REPLIES.map(({ id }) => id)).size).toBe(CANNED_REPLIES.length)
  expect(new Set(CANNED_REPLIES.map(({ title }) => title)).size).toBe(CANNED_REPLIES.length)
  for (const { text } of CANNED_REPLIES) expect(text.length).toBeLessThan(1000)
})
