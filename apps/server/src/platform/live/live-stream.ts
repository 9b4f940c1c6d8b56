import type { ServerResponse } from 'node:http'
import type { Session } from '../http/request-context.ts'

/** Bytes that may wait for a reader before it counts as gone. */
const MOST_WAITING_BYTES = 1_048_576

/** An open page. */
export interface LiveStream {
  readonly session: Session
  /** The position of the last event sent to the page. */
  position: number
  /** Whether it knows from which position on it receives events. */
  isWelcome: boolean
  /** Whether the hub tells it events: not before it starts to read from the page's position. */
  hasJoined: boolean
  write(frame: string): void
  end(): void
}

export function frameOf(event: { id: number; kind: string; data: string }): string {
  return `id: ${event.id}\nevent: ${event.kind}\ndata: ${event.data}\n\n`
}

/** The last word of a server that stops: whoever reads connects again in a second. */
export const COME_BACK = 'retry: 1000\n\n'

export const HEARTBEAT = ':\n\n'

export function createStream(response: ServerResponse, session: Session): LiveStream {
  return {
    session,
    position: 0,
    isWelcome: false,
    hasJoined: false,
    write: (frame) => {
      // one that doesn't read would fill the memory; it resumes when it reads again
      if (response.writableLength > MOST_WAITING_BYTES) response.destroy()
      else response.write(frame)
    },
    end: () => response.end(),
  }
}
