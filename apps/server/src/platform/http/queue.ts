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
  readonly enter: () => void
  readonly reject: (error: Error) => void
}

interface Limits {
  readonly atOnce: number
  readonly mostWaiting: number
  readonly mostOfOne: number
  /** The code of its refusals. */
  readonly code: string
  readonly refusals: { readonly busy: string; readonly enoughOfOne: string }
}

/** A bounded queue before expensive work: a request that cannot be served soon is refused at once. */
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

  /** The oldest of those for whom the least is done now: many of one person don't keep the others waiting. */
  function letIn() {
    dropTheGone()
    if (atWork.length >= atOnce) return
    const [next] = waiting.toSorted((one, other) => worksFor(one) - worksFor(other))
    if (!next) return
    waiting = waiting.filter((one) => one !== next)
    atWork.push(next.waiter)
    next.enter()
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
      waiting.push({ waiter, enter: resolve, reject })
      letIn()
      await promise
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
