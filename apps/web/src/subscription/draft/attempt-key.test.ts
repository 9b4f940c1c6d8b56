import { expect, it } from 'vitest'
import { attemptFor } from './attempt-key.ts'

it('keeps the key of a body that goes again, and draws another for another body', () => {
  const first = attemptFor(null, { price: 63.74 })
  expect(attemptFor(first, { price: 63.74 })).toBe(first)
  expect(attemptFor(first, { price: 52.1 }).key).not.toBe(first.key)
})
