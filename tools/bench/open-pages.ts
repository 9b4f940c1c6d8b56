import { connect, type Socket } from 'node:net'

/** Pages to open, and the call whose event they receive. */
export interface PagesOrder {
  readonly origin: string
  readonly path: string
  /** One page per token; a token may be repeated. */
  readonly tokens: readonly string[]
  readonly post: { readonly path: string; readonly token: string; readonly body: object }
}

export interface Delivery {
  /** From the call until the last page has received the message. */
  readonly milliseconds: number
}

interface OpenPages {
  readonly order: PagesOrder
  readonly caller: Socket
}

const open = new Map<string, OpenPages>()
let awaited: { mark: string; missing: number; done: () => void } | null = null

function connectTo(origin: string): Socket {
  const { hostname, port } = new URL(origin)
  return connect({ host: hostname, port: Number(port), noDelay: true })
}

function openPage({ origin, path }: PagesOrder, token: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = connectTo(origin)
  let rest = ''
  socket.on('error', reject)
  // a closed page would be waited for forever
  socket.on('end', () => process.exit(1))
  socket.on('connect', () =>
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: ${new URL(origin).host}\r\nauthorization: Bearer ${token}\r\n\r\n`,
    ),
  )
  socket.on('data', (piece) => {
    rest += piece.toString('latin1')
    if (rest.startsWith('HTTP/1.1') && !rest.startsWith('HTTP/1.1 200')) reject(new Error(rest))
    if (rest.endsWith('\r\n0\r\n\r\n')) process.exit(1)
    if (rest.includes('\n\n')) resolve()
    if (awaited && rest.includes(awaited.mark)) {
      rest = ''
      awaited.missing--
      if (awaited.missing === 0) awaited.done()
    }
    if (rest.length > 20_000) rest = rest.slice(-2000)
  })
  return promise
}

async function openAll(order: PagesOrder) {
  // in small groups, as people arrive
  for (let at = 0; at < order.tokens.length; at += 25)
    await Promise.all(order.tokens.slice(at, at + 25).map((token) => openPage(order, token)))
  open.set(order.origin, { order, caller: connectTo(order.origin) })
}

async function tell(origin: string): Promise<Delivery> {
  const pages = open.get(origin)
  if (!pages) throw new Error('No page is open')
  const { order, caller } = pages
  const mark = crypto.randomUUID()
  const body = JSON.stringify({ ...order.post.body, content: mark })
  const { promise, resolve } = Promise.withResolvers<void>()
  awaited = { mark, missing: order.tokens.length, done: resolve }
  const started = performance.now()
  caller.write(
    [
      `POST ${order.post.path} HTTP/1.1`,
      `host: ${new URL(origin).host}`,
      `authorization: Bearer ${order.post.token}`,
      'content-type: application/json',
      `idempotency-key: ${mark}`,
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
  await promise
  return { milliseconds: performance.now() - started }
}

process.on('message', (order: PagesOrder | { readonly tell: string }) => {
  const done = 'tell' in order ? tell(order.tell) : openAll(order)
  done.then(
    (delivery) => process.send?.(delivery ?? {}),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
