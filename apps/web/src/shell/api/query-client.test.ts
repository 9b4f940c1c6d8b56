import { ApiError } from '@sillage/wire/http/client.ts'
import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

const failure = (retryAfter: number | null) =>
  new ApiError({ status: 503, message: 'Réessayez.', problem: null, retryAfter })

const delayAfter = (failures: number, error: Error) => {
  const { retryDelay } = createQueryClient().getDefaultOptions().queries ?? {}
  return typeof retryDelay === 'function' ? retryDelay(failures, error) : retryDelay
}

test('what the server is too busy for is asked again when it says so, and never after a long wait', () => {
  expect(delayAfter(0, failure(4))).toBe(4000)
  expect(delayAfter(1, failure(4))).toBe(4000)
  expect(delayAfter(0, failure(600))).toBe(10_000)
})

test('without a word of the server each wait is twice the one before', () => {
  expect([0, 1].map((failures) => delayAfter(failures, failure(null)))).toEqual([1000, 2000])
})
