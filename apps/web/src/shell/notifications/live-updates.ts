import type { LiveConnection } from '@sillage/wire/http/live-client.ts'
import type { LiveEvent } from '@sillage/wire/live.ts'
import { useEffect, useEffectEvent } from 'react'
import { config } from '../api/config.ts'
import { useSession } from '../session/session.ts'
import { sessionEnded } from '../session/session-ended.ts'
import { storedToken } from '../session/token.ts'
import { beginAt, beginLine, endLine } from './live-position.ts'

type Presence = Extract<LiveEvent, { kind: 'presence' }>

interface LiveListener {
  /** Something has changed. */
  readonly onEvent: (event: Exclude<LiveEvent, Presence>) => void
  /** Called when a colleague is viewing a claim; no data has changed. */
  readonly onPresence?: (presence: Presence['payload']) => void
  /** Called when events may have been missed: displayed data must be reloaded. */
  readonly onFresh: () => void
}

const listeners = new Set<LiveListener>()

const reload = () => listeners.forEach((listener) => listener.onFresh())

/**
 * Follows live events for the signed-in user. One connection per page, closed while the page is hidden: browsers
 * allow six per site.
 */
export function useLiveLine(): void {
  const { status } = useSession()
  useEffect(() => (status === 'signedIn' ? holdLine() : undefined), [status])
}

function holdLine(): () => void {
  let connection: LiveConnection | null = null
  let isOver = false
  void import('@sillage/wire/http/live-client.ts').then(({ followLive }) => {
    if (isOver) return
    connection = followLive({
      base: config.host,
      token: storedToken,
      since: beginLine(reload),
      onEvent: (event) =>
        listeners.forEach((listener) =>
          event.kind === 'presence'
            ? listener.onPresence?.(event.payload)
            : listener.onEvent(event),
        ),
      onFresh: beginAt,
      onUnauthorized: sessionEnded.announce,
    })
    if (document.hidden) connection.pause()
  })
  const followView = () => (document.hidden ? connection?.pause() : connection?.resume())
  document.addEventListener('visibilitychange', followView)
  return () => {
    isOver = true
    connection?.close()
    endLine()
    document.removeEventListener('visibilitychange', followView)
  }
}

/** Calls a component's listener for live events while it is mounted. */
export function useLiveUpdates(listener: LiveListener): void {
  const onEvent = useEffectEvent(listener.onEvent)
  const onFresh = useEffectEvent(listener.onFresh)
  const onPresence = useEffectEvent((presence: Presence['payload']) =>
    listener.onPresence?.(presence),
  )
  useEffect(() => {
    const own: LiveListener = {
      onEvent: (event) => onEvent(event),
      onFresh: () => onFresh(),
      onPresence: (presence) => onPresence(presence),
    }
    listeners.add(own)
    return () => {
      listeners.delete(own)
    }
  }, [])
}
