import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Measure } from './report.ts'
import type { SessionOrder } from './session-server.ts'
import { SESSION_HOURS, type Site } from './site.ts'
import { compareThroughput } from './throughput.ts'

/** The cost of the session check: listing 20 contracts behind the guard, against the same list without it. */
export async function benchSession({ connection, customer }: Site): Promise<Measure> {
  const server = fork(new URL('./session-server.ts', import.meta.url))
  try {
    const { secret, accountId, token } = customer
    const order: SessionOrder = { connection, secret, accountId, hours: SESSION_HOURS }
    server.send(order)
    const [port] = await once(server, 'message')
    const origin = `http://127.0.0.1:${port}`
    const { ratio, one, other } = await compareThroughput(
      { origin, method: 'GET', path: '/guarded', token },
      { origin, method: 'GET', path: '/open', token },
    )
    return {
      name: 'Appel avec contrôle de session / le même sans',
      ratio,
      // at most a quarter more time per call
      target: { atLeast: 0.8 },
      detail: `${Math.round(one)} / s / ${Math.round(other)} / s`,
    }
  } finally {
    server.kill()
  }
}
