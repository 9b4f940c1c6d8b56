import { expect, test } from 'vitest'
import { type LateFacts, lateCause } from './late-causes.ts'

const worked: LateFacts = {
  hasHandler: true,
  isHandlerAway: false,
  signatureWaits: false,
  isAnswered: true,
  isRepliedTo: false,
}

test.each([
  ['work', {}],
  ['reply', { isRepliedTo: true }],
  ['first_answer', { isAnswered: false, isRepliedTo: true }],
  ['signature', { signatureWaits: true, isRepliedTo: true }],
  ['away', { isHandlerAway: true, signatureWaits: true }],
  ['nobody', { hasHandler: false, isHandlerAway: true, isAnswered: false }],
] as const)('the cause of a late claim is « %s » with %j', (cause, facts) => {
  expect(lateCause({ ...worked, ...facts })).toBe(cause)
})
