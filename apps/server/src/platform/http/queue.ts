import { randomInt } from 'node:crypto'
import { DomainError } from './domain-error.ts'

/** Who waits for what takes long: nobody may take all the room for it, and what is made for nobody any more is dropped. */
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
  readonly refusals: { readonly busy: string; readonly enoughOfOne: string }
}

/** A queue before expensive work. It is bounded: a request that cannot be served soon is refused at once. */
export interface Queue {
  /** Runs the work when its turn comes; refuses (503) without room. Without a waiter it is everybody's, and let in. */
  inTurn<T>(waiter: Waiter | undefined, work: () => Promise<T>): Promise<T>
  /** How many wait for their turn. */
  length(): number
  /** Gives up what waits. */
  clear(cause: Error): void
}

export function createQueue({ atOnce, mostWaiting, mostOfOne, refusals }: Limits): Queue {
  let atWork = 0
  let waiting: Waiting[] = []

  /** Nobody reads what is made for a connection that is closed. */
  function dropTheGone() {
    const gone = waiting.filter(({ waiter }) => waiter?.isGone())
    if (gone.length === 0) return
    waiting = waiting.filter((one) => !gone.includes(one))
    for (const { reject } of gone) reject(full(refusals.busy))
  }

  /** In all, and for the same person. */
  function mustHaveRoom({ who }: Waiter) {
    if (waiting.length >= mostWaiting) dropTheGone()
    if (waiting.length >= mostWaiting) throw full(refusals.busy)
    const own = waiting.filter(({ waiter }) => waiter?.who === who)
    if (own.length >= mostOfOne) throw full(refusals.enoughOfOne)
  }

  function letIn() {
    dropTheGone()
    const next = atWork < atOnce ? waiting.shift() : undefined
    if (!next) return
    atWork++
    next.enter()
  }

  return {
    async inTurn(waiter, work) {
      if (waiter) mustHaveRoom(waiter)
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      waiting.push({ waiter, enter: resolve, reject })
      letIn()
      await promise
      try {
        return await work()
      } finally {
        atWork--
        letIn()
      }
    },
    length: () => waiting.length,
    clear(cause) {
      for (const { reject } of waiting.splice(0)) reject(cause)
    },
  }
}

/** Those who are refused together don't come back together. */
const full = (message: string) =>
  new DomainError({ status: 503, code: 'documents.busy', message, retryAfter: randomInt(2, 6) })
