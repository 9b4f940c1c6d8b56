import type { ServerResponse } from 'node:http'
import type { Session } from '../http/request-context.ts'

/** Unsent bytes beyond which a page counts as gone. */
const MOST_WAITING_BYTES = 1_048_576

/** An open page. */
export interface LiveStream {
  readonly session: Session
  /** The position of the last event sent to the page. */
  position: number
  /** Whether its starting position is known. */
  isWelcome: boolean
  /** Whether the hub sends it events, which starts once it reads from the page's position. */
  hasJoined: boolean
  write(frame: string): void
  end(): void
}

export function frameOf(event: { id: number; kind: string; data: string }): string {
  return `id: ${event.id}\nevent: ${event.kind}\ndata: ${event.data}\n\n`
}

/** Sent when the server stops: the page reconnects after a second. */
export const COME_BACK = 'retry: 1000\n\n'

export const HEARTBEAT = ':\n\n'

export function createStream(response: ServerResponse, session: Session): LiveStream {
  return {
    session,
    position: 0,
    isWelcome: false,
    hasJoined: false,
    write: (frame) => {
      // a page that doesn't read would fill the memory; it resumes when it reads again
      if (response.writableLength > MOST_WAITING_BYTES) response.destroy()
      else response.write(frame)
    },
    end: () => response.end(),
  }
}
