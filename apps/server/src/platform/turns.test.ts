import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ownTurn } from './turns.ts'

test('calls that come together begin one in each turn, in their order, and others answer between them', async () => {
  const done: string[] = []
  const all = Promise.all(
    ['first', 'second', 'third', 'fourth'].map(async (one) => {
      await ownTurn()
      done.push(one)
    }),
  )
  await nextTurn()
  await nextTurn()
  done.push('another answer')
  await all
  expect(done.filter((one) => one !== 'another answer')).toEqual([
    'first',
    'second',
    'third',
    'fourth',
  ])
  expect(done.indexOf('another answer')).toBeLessThan(done.indexOf('fourth'))
})

test('whoever comes once all have had their turn has one too', async () => {
  await ownTurn()
  await ownTurn()
  expect(await Promise.race([ownTurn().then(() => 'own'), nextTurn().then(nextTurn)])).toBe('own')
})
