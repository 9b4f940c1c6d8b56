import { randomInt } from 'node:crypto'
import { DomainError } from './domain-error.ts'

/** A caller waiting for slow work. Nobody may fill the queue alone, and work for a closed connection is dropped. */
export interface Waiter {
  /** An account id, or the address of an anonymous visitor. */
  readonly who: string
  readonly isGone: () => boolean
}

interface Waiting {
  readonly waiter: Waiter | undefined
  readonly turn: number
  readonly enter: () => void
  readonly reject: (error: Error) => void
}

/** Milliseconds. A connection on which nothing passes is closed after a minute: who waits is answered before. */
const LONGEST_WAIT_MS = 45_000
/** When a caller first asked for a place in any queue: a message of ten files waits ten times. */
const firstAsked = new WeakMap<Waiter, number>()

interface Limits {
  readonly atOnce: number
  readonly mostWaiting: number
  readonly mostOfOne: number
  /** The code of its refusals. */
  readonly code: string
  readonly refusals: { readonly busy: string; readonly enoughOfOne: string }
}

/**
 * A bounded queue before expensive work: a request that cannot be served soon is refused at once, or after 45 seconds
 * of waiting.
 */
export interface Queue {
  /**
   * Runs the checks of a request that has just come, before its body is read; throws 503 when those who wait or are
   * being checked leave no room. A crowd thus costs one query for each who has a chance, not for each who comes.
   */
  atTheDoor<T>(check: () => Promise<T>): Promise<T>
  /** Runs the work in turn; throws 503 when there is no room. Work without a waiter is always accepted. */
  inTurn<T>(waiter: Waiter | undefined, work: () => Promise<T>): Promise<T>
  /** Number of waiting requests. */
  length(): number
  /** Rejects everything that waits. */
  clear(cause: Error): void
}

export function createQueue({ atOnce, mostWaiting, mostOfOne, code, refusals }: Limits): Queue {
  const atWork: (Waiter | undefined)[] = []
  let waiting: Waiting[] = []
  /** The turn of the last that was let in. */
  let turn = 0
  let atTheDoor = 0

  /** A random delay, so that those refused together don't come back together. */
  const full = (message: string) =>
    new DomainError({ status: 503, code, message, retryAfter: randomInt(2, 6) })

  /** Drops requests whose connection is closed. */
  function dropTheGone() {
    const gone = waiting.filter(({ waiter }) => waiter?.isGone())
    if (gone.length === 0) return
    waiting = waiting.filter((one) => !gone.includes(one))
    for (const { reject } of gone) reject(full(refusals.busy))
  }

  /** Checks the total limit, then the limit per person. */
  function mustHaveRoom({ who }: Waiter) {
    if (waiting.length >= mostWaiting) dropTheGone()
    if (waiting.length >= mostWaiting) throw full(refusals.busy)
    const own = waiting.filter(({ waiter }) => waiter?.who === who)
    if (own.length >= mostOfOne) throw full(refusals.enoughOfOne)
  }

  function worksFor({ waiter }: Waiting): number {
    return atWork.filter((one) => waiter && one?.who === waiter.who).length
  }

  /** The one after the latest of this person; of a person who doesn't wait yet, the one that comes next. */
  function turnOf(waiter: Waiter | undefined): number {
    const own = waiting.filter((one) => waiter && one.waiter?.who === waiter.who)
    return Math.max(turn, ...own.map((one) => one.turn)) + 1
  }

  /**
   * One of each person by turns, first the one for whom the least is done now, then the oldest: many of one person, or
   * of a few, don't keep the others waiting.
   */
  function letIn() {
    dropTheGone()
    if (atWork.length >= atOnce) return
    const [next] = waiting.toSorted(
      (one, other) => one.turn - other.turn || worksFor(one) - worksFor(other),
    )
    if (!next) return
    waiting = waiting.filter((one) => one !== next)
    turn = Math.max(turn, next.turn)
    atWork.push(next.waiter)
    next.enter()
  }

  function patienceOf(waiter: Waiter): number {
    const since = firstAsked.get(waiter) ?? Date.now()
    firstAsked.set(waiter, since)
    return Math.max(0, since + LONGEST_WAIT_MS - Date.now())
  }

  function giveUp(one: Waiting) {
    waiting = waiting.filter((other) => other !== one)
    one.reject(full(refusals.busy))
  }

  return {
    async atTheDoor(check) {
      if (waiting.length + atTheDoor >= mostWaiting) dropTheGone()
      if (waiting.length + atTheDoor >= mostWaiting) throw full(refusals.busy)
      atTheDoor++
      try {
        return await check()
      } finally {
        atTheDoor--
      }
    },
    async inTurn(waiter, work) {
      if (waiter) mustHaveRoom(waiter)
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const own = { waiter, turn: turnOf(waiter), enter: resolve, reject }
      waiting.push(own)
      letIn()
      const patience = waiter && setTimeout(() => giveUp(own), patienceOf(waiter)).unref()
      await promise.finally(() => clearTimeout(patience))
      try {
        return await work()
      } finally {
        atWork.splice(atWork.indexOf(waiter), 1)
        letIn()
      }
    },
    length: () => waiting.length,
    clear(cause) {
      for (const { reject } of waiting.splice(0)) reject(cause)
    },
  }
}
