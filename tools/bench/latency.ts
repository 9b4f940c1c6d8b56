import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A call to make at an even pace, one after the other. */
export interface LatencyOrder {
  readonly origin: string
  readonly path: string
  readonly token: string
  readonly milliseconds: number
}

export interface Latencies {
  readonly p99: number
}

const PAUSE_MS = 4
const HEAD_END = '\r\n\r\n'

async function measure({ origin, path, token, milliseconds }: LatencyOrder): Promise<Latencies> {
  const { hostname, port, host } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  const request = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}${HEAD_END}`
  // a call that is never answered would be waited for in vain
  socket.on('close', () => process.exit(1))
  const call = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let answer = ''
    const hear = (piece: Buffer) => {
      answer += piece.toString('latin1')
      const end = answer.indexOf(HEAD_END)
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1])
      if (end < 0 || answer.length < end + HEAD_END.length + length) return
      socket.off('data', hear)
      if (answer.startsWith('HTTP/1.1 200')) resolve()
      else reject(new Error(answer.slice(0, 300)))
    }
    socket.on('data', hear)
    socket.write(request)
    return promise
  }
  const times: number[] = []
  for (const ends = performance.now() + milliseconds; performance.now() < ends; ) {
    const started = performance.now()
    await call()
    times.push(performance.now() - started)
    await sleep(PAUSE_MS)
  }
  socket.removeAllListeners('close').destroy()
  const sorted = times.toSorted((a, b) => a - b)
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
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
