import { expect, test } from 'vitest'
import { buildIndex, buildIndexInParts } from './gazetteer-index.ts'

test('an index built in parts of at most 500 places equals the one built at once', () => {
  const whole = buildIndex()
  const parts = buildIndexInParts()
  let stops = 0
  let part = parts.next()
  for (; !part.done; part = parts.next()) stops++
  expect(stops).toBeGreaterThanOrEqual(whole.places.size / 500)
  expect(part.value.places.size).toBe(whole.places.size)
  expect(part.value.keys).toEqual(whole.keys)
  expect(part.value.owners).toEqual(whole.owners)
})
