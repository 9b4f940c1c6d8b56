import { expect, it } from 'vitest'
import { attemptFor } from './attempt-key.ts'

it('the idempotency key is kept for the same body, and new for a different one', () => {
  const first = attemptFor(null, { price: 63.74 })
  expect(attemptFor(first, { price: 63.74 })).toBe(first)
  expect(attemptFor(first, { price: 52.1 }).key).not.toBe(first.key)
})
