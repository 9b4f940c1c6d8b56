import { fork } from 'node:child_process'
import type { Latencies, LatencyOrder } from './latency.ts'
import type { Site } from './site.ts'

/** A customer in a separate process, who calls at a steady rate. */
export interface Caller {
  /** 99th percentile in milliseconds. */
  p99(path: string, milliseconds: number): Promise<number>
  leave(): void
}

export function openCaller({ origin, customer }: Site): Caller {
  const child = fork(new URL('./latency.ts', import.meta.url))
  return {
    p99(path, milliseconds) {
      const { promise, resolve, reject } = Promise.withResolvers<number>()
      const fail = () => reject(new Error(`${path} n’a pas répondu comme il faut.`))
      child.once('exit', fail)
      child.once('message', ({ p99 }: Latencies) => {
        child.off('exit', fail)
        resolve(p99)
      })
      child.send({ origin, path, token: customer.token, milliseconds } satisfies LatencyOrder)
      return promise
    },
    leave: () => {
      child.kill()
    },
  }
}
