import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DomainError } from './domain-error.ts'
import { createQueue, type Waiter } from './queue.ts'

const REFUSALS = { busy: 'Plein.', enoughOfOne: 'Trop pour vous.' }
const LIMITS = { atOnce: 1, mostWaiting: 2, code: 'documents.busy', refusals: REFUSALS }

function buildQueue() {
  const queue = createQueue({ ...LIMITS, mostOfOne: 1 })
  const first = Promise.withResolvers<void>()
  const ran: string[] = []
  const come = (who: string, isGone = () => false) =>
    queue.inTurn({ who, isGone } satisfies Waiter, async () => {
      ran.push(who)
    })
  const atWork = queue.inTurn(undefined, () => first.promise)
  return { queue, ran, come, end: () => first.resolve(), atWork }
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error,
  )

test('waiting work runs in order once the work before it is done', async () => {
  const { come, ran, end, atWork } = buildQueue()
  const waiting = [come('a'), come('b')]
  expect(ran).toEqual([])
  end()
  await Promise.all([atWork, ...waiting])
  expect(ran).toEqual(['a', 'b'])
})

test('somebody who comes after a crowd of one person’s work is next', async () => {
  const queue = createQueue({ ...LIMITS, atOnce: 2, mostWaiting: 9, mostOfOne: 9 })
  const ran: string[] = []
  const ends: (() => void)[] = []
  const come = (who: string) =>
    queue.inTurn({ who, isGone: () => false }, () => {
      ran.push(who)
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.push(resolve)
      return promise
    })
  const works = ['a', 'a', 'a', 'a', 'b'].map(come)
  await vi.waitFor(() => expect(ran).toEqual(['a', 'a']))
  ends[0]?.()
  await vi.waitFor(() => expect(ran).toEqual(['a', 'a', 'b']))
  for (let ended = 1; ended < works.length; ended++) {
    ends[ended]?.()
    await vi.waitFor(() => expect(ran.length).toBe(Math.min(works.length, ended + 3)))
  }
  await Promise.all(works)
  expect(ran).toEqual(['a', 'a', 'b', 'a', 'a'])
})

test('after crowds of two people, somebody else is let in after one of each', async () => {
  const queue = createQueue({ ...LIMITS, mostWaiting: 99, mostOfOne: 9 })
  const ran: string[] = []
  const come = (who: string) =>
    queue.inTurn({ who, isGone: () => false }, async () => {
      ran.push(who)
    })
  const first = Promise.withResolvers<void>()
  const atWork = queue.inTurn(undefined, () => first.promise)
  const works = Array.from('aaabbbcac', (who) => come(who))
  first.resolve()
  await Promise.all([atWork, ...works])
  expect(ran.join('')).toBe('abcabcaba')
})

describe('who waits', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('for 45 seconds is refused, and the work is not done', async () => {
    const { queue, come, ran, end, atWork } = buildQueue()
    const waiting = refusalOf(come('a'))
    await vi.advanceTimersByTimeAsync(44_000)
    expect(queue.length()).toBe(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await waiting).toMatchObject({ status: 503, message: REFUSALS.busy })
    expect(queue.length()).toBe(0)
    end()
    await atWork
    expect(ran).toEqual([])
  })

  test('again for the same call has the rest of the 45 seconds', async () => {
    const { queue, end, atWork } = buildQueue()
    const waiter = { who: 'a', isGone: () => false }
    const first = queue.inTurn(waiter, async () => 'first')
    await vi.advanceTimersByTimeAsync(30_000)
    end()
    await atWork
    expect(await first).toBe('first')
    const other = Promise.withResolvers<void>()
    const otherAtWork = queue.inTurn(undefined, () => other.promise)
    const second = refusalOf(queue.inTurn(waiter, async () => 'second'))
    await vi.advanceTimersByTimeAsync(16_000)
    expect(await second).toMatchObject({ status: 503, message: REFUSALS.busy })
    other.resolve()
    await otherAtWork
  })
})

test('failed work leaves its place to the next', async () => {
  const queue = createQueue({ ...LIMITS, mostOfOne: 2 })
  await expect(queue.inTurn(undefined, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.inTurn(undefined, async () => 'next')).toBe('next')
})

test('work beyond the queue’s size is refused, with a delay before retrying', async () => {
  const { come, end } = buildQueue()
  const waiting = [come('a'), come('b')]
  const refused = await refusalOf(come('c'))
  expect(refused).toBeInstanceOf(DomainError)
  expect(refused).toMatchObject({ status: 503, code: 'documents.busy', message: REFUSALS.busy })
  expect(refused.retryAfter).toBeGreaterThanOrEqual(2)
  expect(refused.retryAfter).toBeLessThanOrEqual(5)
  end()
  await Promise.all(waiting)
})

test('a caller is refused unchecked while the door and the queue are full, and admitted once one has passed', async () => {
  const { queue, come, end, atWork } = buildQueue()
  const checked = Promise.withResolvers<string>()
  const waiting = come('a')
  const first = queue.atTheDoor(() => checked.promise)
  let isChecked = false
  const check = async () => {
    isChecked = true
    return 'in'
  }
  expect(await refusalOf(queue.atTheDoor(check))).toMatchObject({ status: 503 })
  expect(isChecked).toBe(false)
  checked.resolve('first')
  expect(await first).toBe('first')
  expect(await queue.atTheDoor(check)).toBe('in')
  await expect(queue.atTheDoor(() => Promise.reject(new Error('401')))).rejects.toThrow('401')
  expect(await queue.atTheDoor(check)).toBe('in')
  end()
  await Promise.all([atWork, waiting])
})

test('one caller may wait in one place only', async () => {
  const { come, end } = buildQueue()
  const waiting = come('a')
  expect(await refusalOf(come('a'))).toMatchObject({ message: REFUSALS.enoughOfOne })
  end()
  await waiting
})

test('a caller who has left gives up the place, and their work is not done', async () => {
  const { come, ran, end } = buildQueue()
  let isGone = false
  const gone = refusalOf(come('a', () => isGone))
  const staying = come('b')
  isGone = true
  const late = come('c')
  expect(await gone).toMatchObject({ status: 503, message: REFUSALS.busy })
  end()
  await Promise.all([staying, late])
  expect(ran).toEqual(['b', 'c'])
})

test('a cleared queue rejects everyone who waits', async () => {
  const { queue, come } = buildQueue()
  const waiting = [come('a'), come('b')].map(refusalOf)
  queue.clear(new Error('stopped'))
  for (const refused of await Promise.all(waiting))
    expect(refused).toMatchObject({ message: 'stopped' })
})
