import { expect, test } from 'vitest'
import { HOUSE_DELAYS } from '../house/house-delays.ts'
import { cannedReplies } from './canned-replies.ts'

const taken = (answer: number) => cannedReplies({ ...HOUSE_DELAYS, answer })[0]?.text

test('each canned reply has its own id and title, and fits in a message', () => {
  const replies = cannedReplies(HOUSE_DELAYS)
  expect(new Set(replies.map(({ id }) => id)).size).toBe(replies.length)
  expect(new Set(replies.map(({ title }) => title)).size).toBe(replies.length)
  for (const { text } of replies) expect(text.length).toBeLessThan(1000)
})

test('a canned reply promises an answer within the delay set by the insurer', () => {
  expect(taken(2)).toMatch(/je reviens vers vous sous 2\u00a0jours ouvrés\.$/)
  expect(taken(1)).toMatch(/je reviens vers vous sous 1\u00a0jour ouvré\.$/)
})
