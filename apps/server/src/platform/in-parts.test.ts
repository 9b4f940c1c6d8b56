import { expect, test } from 'vitest'
import { inParts } from './in-parts.ts'

test('every item is handled once, in order, one batch at a time', async () => {
  const parts: (readonly number[])[] = []
  let under = 0
  await inParts([1, 2, 3, 4, 5], 2, async (part) => {
    under += 1
    expect(under).toBe(1)
    await Promise.resolve()
    parts.push(part)
    under -= 1
  })
  expect(parts).toEqual([[1, 2], [3, 4], [5]])
  await inParts([], 2, () => Promise.reject(new Error('nothing to do')))
})

test('a batch that fails stops the work', async () => {
  const parts: (readonly number[])[] = []
  const work = inParts([1, 2, 3], 1, (part) => {
    parts.push(part)
    return part[0] === 2 ? Promise.reject(new Error('two')) : Promise.resolve()
  })
  await expect(work).rejects.toThrow('two')
  expect(parts).toEqual([[1], [2]])
})
