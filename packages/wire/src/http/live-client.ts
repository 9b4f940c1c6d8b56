import { LIVE_KINDS, type LiveEvent, live } from '../live.ts'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
/** Three heartbeats of the server: a connection silent for longer is dead. */
const LONGEST_SILENCE_MS = 45_000

export interface LiveOptions {
  /** Base address of the service, without a trailing slash. */
  readonly base: string
  readonly token: () => string | null
  /** The position of what is shown already (`LIVE_HEADER`); null to reload it all once the line is open. */
  readonly since?: number | null
  readonly onEvent: (event: LiveEvent) => void
  /** Nothing can be resumed (nothing known yet, or away for over a day): events begin after this position. */
  readonly onFresh: (position: number) => void
  /** True while events arrive, false while disconnected. */
  readonly onConnection?: (isConnected: boolean) => void
  /** The session is over; the stream stays closed. */
  readonly onUnauthorized?: () => void
  readonly fetch?: typeof globalThis.fetch
}

export interface LiveConnection {
  /** Closes the connection while the page is hidden; `resume` receives everything missed meanwhile. */
  pause(): void
  resume(): void
  close(): void
}

/**
 * Follows the server's events: each once, in order, resumed after every interruption. Uses fetch because EventSource
 * can't send the session's header.
 */
export function followLive(options: LiveOptions): LiveConnection {
  let lastId = options.since ?? null
  let running: AbortController | null = null

  const take = ({ id, kind, data }: Frame) => {
    if (kind === 'fresh' || kind === 'resumed') {
      if (kind === 'fresh') {
        lastId = id
        options.onFresh(id)
      }
      options.onConnection?.(true)
      return
    }
    if (lastId !== null && id <= lastId) return
    lastId = id
    const event = { kind, payload: JSON.parse(data) }
    if (isKnown(event)) options.onEvent(event)
  }

  const resume = () => {
    if (running) return
    const abort = new AbortController()
    running = abort
    void follow({ options, take, since: () => lastId, signal: abort.signal })
  }
  const pause = () => {
    running?.abort()
    running = null
  }
  resume()
  return { pause, resume, close: pause }
}

interface Follow {
  readonly options: LiveOptions
  readonly take: (frame: Frame) => void
  readonly since: () => number | null
  readonly signal: AbortSignal
}

async function follow({ options, take, since, signal }: Follow) {
  let waitMs = FIRST_WAIT_MS
  while (!signal.aborted) {
    const line = new AbortController()
    const cut = AbortSignal.any([signal, line.signal])
    try {
      const answer = await connect({ options, since: since(), signal: cut })
      if (answer.status === 401) return options.onUnauthorized?.()
      if (answer.ok && answer.body) {
        await readFrames(answer.body, {
          silence: () => line.abort(),
          take: (frame) => {
            waitMs = FIRST_WAIT_MS
            take(frame)
          },
        })
      } else await answer.body?.cancel()
    } catch {
      // the connection failed: whatever the reason, the next one resumes
    }
    if (signal.aborted) return
    options.onConnection?.(false)
    // random, so that the pages of a restarted server don't all reconnect at the same moment
    await pauseFor(waitMs * (0.5 + Math.random() / 2), signal)
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
  }
}

interface Connect {
  readonly options: LiveOptions
  readonly since: number | null
  readonly signal: AbortSignal
}

function connect({ options, since, signal }: Connect): Promise<Response> {
  const token = options.token()
  const headers: Record<string, string> = { accept: live.stream.reply }
  if (token) headers['authorization'] = `Bearer ${token}`
  if (since !== null) headers['last-event-id'] = String(since)
  const address = `${options.base}${live.stream.path}`
  return (options.fetch ?? fetch)(address, { headers, signal, cache: 'no-store' })
}

/** A kind that this client doesn't know yet is ignored. */
function isKnown(event: { readonly kind: string; readonly payload: unknown }): event is LiveEvent {
  return LIVE_KINDS.includes(event.kind)
}

interface Frame {
  readonly id: number
  readonly kind: string
  readonly data: string
}

interface Reader {
  readonly take: (frame: Frame) => void
  readonly silence: () => void
}

async function readFrames(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { take, silence }: Reader,
) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const timer = setTimeout(silence, LONGEST_SILENCE_MS)
    const { done, value } = await reader.read().finally(() => clearTimeout(timer))
    if (done) return
    const frames = (rest + value).split('\n\n')
    rest = frames.pop() ?? ''
    for (const text of frames) {
      const frame = readFrame(text)
      if (frame) take(frame)
    }
  }
}

/** Null for a comment, such as the heartbeat. */
function readFrame(text: string): Frame | null {
  const fields = new Map(
    text.split('\n').map((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)] as const
    }),
  )
  const kind = fields.get('event')
  const data = fields.get('data')
  if (kind === undefined || data === undefined) return null
  return { id: Number(fields.get('id')), kind, data }
}

function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    resolve()
  })
  return promise
}
