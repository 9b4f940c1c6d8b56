import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inSlices } from './slices.ts'

test('what else waits has its turn before long work is over, which keeps its order', async () => {
  const done: string[] = []
  const busy = (name: string) => () => {
    const until = performance.now() + 5
    while (performance.now() < until);
    done.push(name)
    return name
  }
  const all = Promise.all(['first', 'second', 'third', 'fourth'].map((one) => inSlices(busy(one))))
  await nextTurn()
  await nextTurn()
  done.push('another answer')
  expect(await all).toEqual(['first', 'second', 'third', 'fourth'])
  expect(done.indexOf('another answer')).toBeLessThan(done.indexOf('fourth'))
  expect(done.filter((one) => one !== 'another answer')).toEqual([
    'first',
    'second',
    'third',
    'fourth',
  ])
})

test('work that fails fails alone', async () => {
  const failing = inSlices(() => {
    throw new RangeError('no')
  })
  const next = inSlices(() => 1)
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe(1)
})
