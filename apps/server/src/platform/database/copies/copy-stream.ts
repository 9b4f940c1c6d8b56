import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { ClientBase, Connection, Submittable } from 'pg'

declare module 'pg' {
  // part of pg's COPY protocol that its types leave out
  interface Connection {
    sendCopyFromChunk(chunk: Buffer): void
    endCopyFrom(): void
    sendCopyFail(reason: string): void
  }
}

/** The methods that pg calls on any statement and that a COPY ignores. */
const nothing = () => undefined
const DEAF = {
  handleRowDescription: nothing,
  handleDataRow: nothing,
  handlePortalSuspended: nothing,
  handleEmptyQuery: nothing,
  handleCommandComplete: nothing,
}

/** Runs a `copy … to stdout`. Returns its bytes as a stream that pauses the socket when the reader is slow. */
export function copyOut(client: ClientBase, statement: string): Readable {
  let socket: Connection['stream'] | undefined
  const bytes = new Readable({ read: () => void socket?.resume() })
  const query = {
    ...DEAF,
    submit(connection: Connection) {
      socket = connection.stream
      connection.query(statement)
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // copied, because pg reads the next message into the same memory
      if (!bytes.push(Buffer.from(chunk))) socket?.pause()
    },
    handleReadyForQuery: () => void bytes.push(null),
    handleError: (error: Error) => void bytes.destroy(error),
  }
  client.query(query satisfies Submittable)
  return bytes
}

/** Runs a `copy … from stdin`, fed by a source. */
export function copyIn(
  client: ClientBase,
  statement: string,
  source: AsyncIterable<Buffer>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let isOver = false
  const feed = async (connection: Connection) => {
    try {
      for await (const piece of source) {
        if (isOver) return
        connection.sendCopyFromChunk(piece)
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
      }
      connection.endCopyFrom()
    } catch (error) {
      connection.sendCopyFail(error instanceof Error ? error.name : 'source')
    }
  }
  const query = {
    ...DEAF,
    submit: (connection: Connection) => connection.query(statement),
    handleCopyInResponse: (connection: Connection) => void feed(connection),
    handleReadyForQuery: () => resolve(),
    handleError(error: Error) {
      isOver = true
      reject(error)
    },
  }
  client.query(query satisfies Submittable)
  return promise
}
