import type { ServerResponse } from 'node:http'
import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { connectionOf, type Database } from '../database/database.ts'
import { type Listening, listen } from '../database/listen.ts'
import { DomainError } from '../http/domain-error.ts'
import type { Session } from '../http/request-context.ts'
import { logFailure } from '../loggable-error.ts'
import { eventsAfter, isKept, lastPosition, type StoredEvent } from './live.repository.ts'
import { COME_BACK, createStream, frameOf, HEARTBEAT, type LiveStream } from './live-stream.ts'

const HEARTBEAT_MS = 15_000
const BATCH = 500
/** Most open pages of one account in a process; a browser opens at most six connections to an address. */
const MOST_STREAMS = 60

export interface LiveParts {
  readonly database: Database
  /** Which of these sessions are still alive. */
  readonly aliveAmong: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>
}

export interface LiveHub {
  /**
   * Opens a page's event stream; throws 429 when the account has too many. `since` is the last event number the page
   * received.
   */
  open(session: Session, since: string | null): (response: ServerResponse) => void
  /** The last event sent to the pages of this process; 0 while none has been open. */
  position(): number
  close(): Promise<void>
}

/** Sends every open page of this process the events its account may see, in order, without gaps or repeats. */
export function createLiveHub({ database, aliveAmong }: LiveParts): LiveHub {
  const streams = new Map<string, Set<LiveStream>>()
  /** The last position sent; null until it was first read from the database. */
  let position: number | null = null
  let ear: Listening | null = null
  let heart: NodeJS.Timeout | undefined
  let isClosed = false

  const all = () => [...streams.values()].flatMap((own) => [...own])
  const keep = (stream: LiveStream) => {
    const { id } = stream.session.account
    const own = streams.get(id) ?? new Set()
    streams.set(id, own.add(stream))
  }
  const forget = (stream: LiveStream) => {
    const { id } = stream.session.account
    const own = streams.get(id)
    own?.delete(stream)
    if (own?.size === 0) streams.delete(id)
  }

  const advance = oneAtATime(async () => {
    if (isClosed) return
    position ??= await lastPosition(database)
    const newcomers = all().filter((stream) => stream.isWelcome && !stream.hasJoined)
    // a page that resumes gets past events in the same pass in which the others get new ones
    let at = Math.min(position, ...newcomers.map((stream) => stream.position))
    for (const stream of newcomers) stream.hasJoined = true
    for (let isMore = true; isMore; ) {
      const events = await eventsAfter(database, { position: at, limit: BATCH })
      for (const event of events) tell(event)
      at = events.at(-1)?.position ?? at
      isMore = events.length === BATCH
    }
    position = Math.max(position, at)
  })

  const tell = (event: StoredEvent) => {
    const { position: id, kind, payload } = event
    const frame = frameOf({ id, kind, data: JSON.stringify(payload) })
    const recipients = event.for_staff
      ? all().filter((stream) => concerns(event, stream))
      : event.account_ids.flatMap((account) => [...(streams.get(account) ?? [])])
    for (const stream of recipients)
      if (stream.hasJoined && id > stream.position) {
        stream.position = id
        stream.write(frame)
      }
  }

  const endDeadSessions = oneAtATime(async () => {
    const open = all()
    if (open.length === 0 || isClosed) return
    const alive = await aliveAmong([...new Set(open.map(({ session }) => session.id))])
    // only the sessions that were checked: others may have opened meanwhile
    for (const stream of open) if (!alive.has(stream.session.id)) stream.end()
  })

  const start = () => {
    if (ear || isClosed) return
    ear = listen({
      connection: connectionOf(database),
      channel: 'live',
      hear: (what) => void (what === 'session' ? endDeadSessions() : advance()),
      connected: () => void Promise.all([advance(), endDeadSessions()]),
    })
    heart = setInterval(() => {
      for (const stream of all()) stream.write(HEARTBEAT)
      void endDeadSessions()
    }, HEARTBEAT_MS)
    heart.unref()
  }

  return {
    open(session, since) {
      if ((streams.get(session.account.id)?.size ?? 0) >= MOST_STREAMS) throw tooMany()
      return (response) => {
        const stream = createStream(response, session)
        keep(stream)
        response.on('error', () => undefined)
        response.on('close', () => forget(stream))
        void welcome(database, stream, since).then(
          () => {
            if (isClosed) return stream.end()
            start()
            // the session may have ended since it was read, before this stream could be notified
            void Promise.all([advance(), endDeadSessions()])
          },
          () => response.destroy(),
        )
      }
    },
    position: () => position ?? 0,
    async close() {
      isClosed = true
      clearInterval(heart)
      for (const stream of all()) {
        stream.write(COME_BACK)
        stream.end()
      }
      await ear?.close()
      // the database may be closed next, so wait for the work under way
      await Promise.all([advance(), endDeadSessions()])
    },
  }
}

/**
 * Sets the position from which a page receives events: the number it gave, or now, with a signal to reload everything.
 */
async function welcome(database: Database, stream: LiveStream, since: string | null) {
  const given = since !== null && /^\d{1,15}$/.test(since) ? Number(since) : null
  const resumes = given !== null && (await isKept(database, given))
  stream.position = resumes ? given : await lastPosition(database)
  stream.isWelcome = true
  stream.write(frameOf({ id: stream.position, kind: resumes ? 'resumed' : 'fresh', data: '{}' }))
}

function concerns(event: StoredEvent, { session: { account } }: LiveStream): boolean {
  return (event.for_staff && isStaff(account.role)) || event.account_ids.includes(account.id)
}

/**
 * Runs the work one at a time. A call during a run makes one more run follow; a failure is logged, and the next call
 * tries again.
 */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let isWanted = false
  return async () => {
    isWanted = true
    running ??= (async () => {
      while (isWanted) {
        isWanted = false
        await work().catch(logFailure)
      }
      running = null
    })()
    await running
  }
}

function tooMany() {
  return new DomainError({
    status: 429,
    code: 'live.too_many',
    message: 'Trop de pages sont ouvertes avec ce compte. Fermez-en quelques-unes.',
    retryAfter: 60,
  })
}
