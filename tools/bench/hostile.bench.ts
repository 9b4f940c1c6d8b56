import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Caller, openCaller } from './caller.ts'
import type { HostileOrder, HostileOutcome } from './hostile.ts'
import { type HostileCall, hostileCalls } from './hostile-calls.ts'
import type { Measure } from './report.ts'
import { compare } from './rounds.ts'
import { type Site, startSite } from './site.ts'

const READ = '/backend/contracts/user'
const CONNECTIONS = 50
const ROUND_MS = 2500
const ROUNDS = 3
/** Lets running work finish before measuring the idle latency. */
const SETTLE_MS = 1000

/**
 * The latency of a customer's list while 50 connections of somebody else repeat one expensive call, against the same
 * when idle.
 */
export async function benchHostile(): Promise<Measure[]> {
  // with the default budgets
  const site = await startSite({})
  const caller = openCaller(site)
  const attacker = fork(new URL('./hostile.ts', import.meta.url))
  const measures: Measure[] = []
  try {
    await caller.p99(READ, ROUND_MS)
    for (const call of await hostileCalls(site))
      measures.push(await underAttack(call, { site, caller, attacker }))
    return measures
  } finally {
    caller.leave()
    attacker.kill()
    await site.close()
  }
}

interface Sides {
  readonly site: Site
  readonly caller: Caller
  readonly attacker: ChildProcess
}

async function underAttack(call: HostileCall, { site, caller, attacker }: Sides): Promise<Measure> {
  const { name, ...sent } = call
  const answered: Record<string, number> = {}
  const attacked = async () => {
    const order = { ...sent, origin: site.origin, connections: CONNECTIONS, milliseconds: ROUND_MS }
    const over = once(attacker, 'message')
    attacker.send(order satisfies HostileOrder)
    const latency = await caller.p99(READ, ROUND_MS)
    const [outcome] = (await over) as [HostileOutcome]
    for (const [status, count] of Object.entries(outcome))
      answered[status] = (answered[status] ?? 0) + count
    await sleep(SETTLE_MS)
    return latency
  }
  const quiet = () => caller.p99(READ, ROUND_MS)
  const { ratio, one, other } = await compare({ rounds: ROUNDS, one: attacked, other: quiet })
  return {
    name: `p99 de GET /contracts/user pendant ${CONNECTIONS} connexions hostiles, ${name} / au repos`,
    ratio,
    target: { atMost: 5 },
    detail: `${one.toFixed(1)} ms / ${other.toFixed(1)} ms, réponses ${JSON.stringify(answered)}`,
  }
}
