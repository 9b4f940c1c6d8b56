import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ownTurn } from './turns.ts'

/** Keeps the processor busy, as an expensive call does. */
function work() {
  const until = performance.now() + 3
  while (performance.now() < until);
}

test('calls of one caller take turns in order, and never delay another caller', async () => {
  const begun: string[] = []
  const call = async (caller: string, name: string) => {
    await ownTurn(caller, 2)
    begun.push(name)
    work()
  }
  const all = ['first', 'second', 'third', 'fourth'].map((one) => call('busy', one))
  await nextTurn()
  all.push(call('other', 'another caller’s'))
  await nextTurn()
  begun.push('what takes no turn')
  await Promise.all(all)
  expect(begun.filter((one) => !one.includes(' '))).toEqual(['first', 'second', 'third', 'fourth'])
  for (const other of ['another caller’s', 'what takes no turn'])
    expect(begun.indexOf(other)).toBeLessThan(begun.indexOf('fourth'))
})

test('cheap calls alternate between callers, at most eight in a turn', async () => {
  const begun: string[] = []
  const call = async (caller: string) => {
    await ownTurn(caller, 2)
    begun.push(caller)
  }
  const all = 'aaaaaaaabc'.split('').map(call)
  await nextTurn()
  const inFirst = begun.length
  await Promise.all(all)
  expect(inFirst).toBeLessThanOrEqual(8)
  expect(begun.join('')).toBe('abcaaaaaaa')
})

test('a heavy call shares its turn with no other', async () => {
  const begun: string[] = []
  const all = ['a', 'b'].map(async (caller) => {
    await ownTurn(caller, 20)
    begun.push(caller)
  })
  // the turn of the test before may still be closing
  await all[0]
  await nextTurn()
  expect(begun).toEqual(['a'])
  await Promise.all(all)
  expect(begun).toEqual(['a', 'b'])
})

test('a call after all turns have been taken gets one at once', async () => {
  await ownTurn('one', 2)
  await ownTurn('one', 2)
  expect(await Promise.race([ownTurn('one', 2).then(() => 'own'), nextTurn().then(nextTurn)])).toBe(
    'own',
  )
})
