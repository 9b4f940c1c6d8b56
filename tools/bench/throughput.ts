import { type ChildProcess, fork } from 'node:child_process'
import type { Order, Outcome, Target } from './load.ts'
import { type Comparison, compare } from './rounds.ts'

const CONNECTIONS = 24
const WARM_UP_MS = 2500
const ROUND_MS = 600
const ROUNDS = 21

/** The ratio of a target's throughput to that of `against`; the load comes from a separate process. */
export async function compareThroughput(target: Target, against: Target): Promise<Comparison> {
  const generator = fork(new URL('./load.ts', import.meta.url))
  const rate = (wanted: Target, milliseconds: number) =>
    run(generator, { target: wanted, milliseconds, connections: CONNECTIONS })
  try {
    await rate(target, WARM_UP_MS)
    await rate(against, WARM_UP_MS)
    return await compare({
      rounds: ROUNDS,
      one: () => rate(target, ROUND_MS),
      other: () => rate(against, ROUND_MS),
    })
  } finally {
    generator.kill()
  }
}

function run(generator: ChildProcess, order: Order): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const fail = () => reject(new Error('Le générateur de charge s’est arrêté.'))
  generator.once('exit', fail)
  generator.once('message', (outcome: Outcome) => {
    generator.off('exit', fail)
    resolve(outcome.perSecond)
  })
  generator.send(order)
  return promise
}
