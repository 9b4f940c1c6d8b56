import { setTimeout as sleep } from 'node:timers/promises'
import { logFailure } from '../loggable-error.ts'

interface Pauses {
  readonly pauseMs: number
  /** After a failure the pause doubles each time, up to this; without it, it stays the same. */
  readonly longestMs?: number
}

/** Does some work now and again after each pause, until stopped; failures are logged, and the work is tried again. */
export function repeatWork(
  work: (stopped: AbortSignal) => Promise<unknown>,
  { pauseMs, longestMs = pauseMs }: Pauses,
) {
  const stopping = new AbortController()
  const { signal } = stopping
  const repeat = async () => {
    let pause = pauseMs
    while (!signal.aborted) {
      try {
        await work(signal)
        pause = pauseMs
      } catch (error) {
        logFailure(error)
        pause = Math.min(pause * 2, longestMs)
      }
      // rejects when it is stopped meanwhile
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const working = repeat()
  return {
    /** Waits for the work under way. */
    stop() {
      stopping.abort()
      return working
    },
  }
}
