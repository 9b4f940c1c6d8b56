import { connect } from 'node:net'

/** A request to repeat; only the status and length of its answers are read. */
export interface Target {
  readonly origin: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token?: string
  readonly body?: string
}

export interface Order {
  readonly target: Target
  readonly milliseconds: number
  readonly connections: number
}

export interface Outcome {
  readonly perSecond: number
  readonly bytes: number
}

const HEAD_END = '\r\n\r\n'

/** The bytes of the request, built once so that the client's own cost is not measured. */
function requestOf({ origin, method, path, token, body = '' }: Target): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(body
      ? ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]
      : []),
  ]
  return Buffer.from(lines.join('\r\n') + HEAD_END + body)
}

/** Keeps every connection busy for the given time. Rejects at the first answer other than 200. */
function load({ target, milliseconds, connections }: Order): Promise<Outcome> {
  const request = requestOf(target)
  const { hostname, port } = new URL(target.origin)
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  let answers = 0
  let bytes = 0
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    let head = ''
    let missing = 0
    socket.on('connect', () => socket.write(request))
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      missing -= chunk.length
      if (missing < 0) {
        head += chunk.toString('latin1')
        const end = head.indexOf(HEAD_END)
        if (end < 0) return
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
        if (!head.startsWith('HTTP/1.1 200') || length === undefined)
          return reject(new Error(`${target.path} : ${head.slice(0, 600)}`))
        bytes = Number(length)
        missing = bytes - (head.length - end - HEAD_END.length)
        head = ''
      }
      if (missing > 0) return
      missing = 0
      answers++
      socket.write(request)
    })
    return socket
  })
  const started = performance.now()
  setTimeout(() => {
    const seconds = (performance.now() - started) / 1000
    for (const socket of sockets) socket.destroy()
    resolve({ perSecond: answers / seconds, bytes })
  }, milliseconds)
  return promise
}

process.on('message', (order: Order) => {
  load(order).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
