import { Client, type PoolConfig } from 'pg'

const FIRST_RETRY_MS = 200
const LONGEST_RETRY_MS = 5000
const HEARTBEAT_MS = 5000

export interface Listening {
  close(): Promise<void>
}

interface ChannelListener {
  readonly connection: PoolConfig
  readonly channel: string
  readonly hear: (payload: string) => void
  /** Called at each connection: what was notified while disconnected must be looked up. */
  readonly connected: () => void
}

/** Listens to a channel on a dedicated connection, and reconnects whenever it is cut. */
export function listen({ connection, channel, hear, connected }: ChannelListener): Listening {
  let client: Client | null = null
  let isClosed = false
  let retryMs = FIRST_RETRY_MS
  let timer: NodeJS.Timeout | undefined
  let heart: NodeJS.Timeout | undefined

  const connect = async () => {
    const attempt = new Client({
      connectionTimeoutMillis: 10_000,
      ...connection,
      query_timeout: HEARTBEAT_MS,
    })
    client = attempt
    attempt.on('notification', ({ payload = '' }) => hear(payload))
    attempt.on('error', () => undefined)
    attempt.on('end', () => {
      if (client === attempt) retry()
    })
    try {
      await attempt.connect()
      await attempt.query(`listen ${attempt.escapeIdentifier(channel)}`)
      retryMs = FIRST_RETRY_MS
      // a connection that only listens would never notice that it is dead
      heart = setInterval(
        () => void attempt.query('select 1').catch(() => attempt.end()),
        HEARTBEAT_MS,
      )
      connected()
    } catch {
      await attempt.end().catch(() => undefined)
      if (client === attempt) retry()
    }
  }
  const retry = () => {
    client = null
    clearInterval(heart)
    if (isClosed) return
    timer = setTimeout(connect, retryMs)
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
  }
  void connect()

  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      clearInterval(heart)
      const open = client
      client = null
      await open?.end().catch(() => undefined)
    },
  }
}
