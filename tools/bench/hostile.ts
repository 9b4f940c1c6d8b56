import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

/** A request to repeat whatever the answers; each `{n}` is replaced by a number unique to the request. */
export interface HostileOrder {
  readonly origin: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly connections: number
  readonly milliseconds: number
}

/** The number of answers by status. */
export type HostileOutcome = Readonly<Record<string, number>>

let sent = 0

async function attack(order: HostileOrder): Promise<HostileOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: order.connections })
  const statuses: Record<string, number> = {}
  const ends = performance.now() + order.milliseconds
  const connection = async () => {
    while (performance.now() < ends) {
      const status = await send(order, agent)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: order.connections }, connection))
  agent.destroy()
  return statuses
}

function send({ origin, method, path, headers, body }: HostileOrder, agent: Agent) {
  const number = String(sent++).padStart(8, '0')
  const numbered = (text: string) => text.replaceAll('{n}', number)
  const bytes = Buffer.from(numbered(body))
  const { promise, resolve } = Promise.withResolvers<number>()
  const call = request(`${origin}${path}`, {
    method,
    agent,
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, one]) => [name, numbered(one)])),
      ...(bytes.length > 0 ? { 'content-length': bytes.length } : {}),
    },
  })
  call.on('response', (answer) => {
    answer.resume()
    answer.on('close', () => resolve(answer.statusCode ?? 0))
  })
  // a connection closed by the server is reopened
  call.on('error', () => resolve(0))
  call.end(bytes)
  return promise
}

process.on('message', (order: HostileOrder) => {
  attack(order).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
