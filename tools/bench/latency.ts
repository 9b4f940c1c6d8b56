import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** A call to repeat at a steady rate, whether or not earlier ones are answered. */
export interface LatencyOrder {
  readonly origin: string
  readonly path: string
  readonly token: string
  readonly milliseconds: number
}

export interface Latencies {
  readonly p99: number
}

/** 50 calls a second: half the budget of an account, whatever the machine. */
const EVERY_MS = 20

/**
 * Latencies count from when each call was due. A client that waits for each answer would meet a one-second stall only
 * once, whereas everybody who comes meanwhile meets it.
 */
async function measure({ milliseconds, ...called }: LatencyOrder): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true })
  const begun = performance.now()
  const calls: Promise<number>[] = []
  for (let due = begun; due < begun + milliseconds; due += EVERY_MS) {
    await sleep(Math.max(0, due - performance.now()))
    const sent = due
    calls.push(call(called, agent).then(() => performance.now() - sent))
  }
  const times = await Promise.all(calls)
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

type Called = Pick<LatencyOrder, 'origin' | 'path' | 'token'>

function call({ origin, path, token }: Called, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  get(`${origin}${path}`, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
    answer.resume()
    answer.on('end', () => {
      if (answer.statusCode === 200) resolve()
      else reject(new Error(`${path} : ${answer.statusCode}`))
    })
  }).on('error', reject)
  return promise
}

process.on('message', (order: LatencyOrder) => {
  measure(order).then(
    (latencies) => process.send?.(latencies),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
