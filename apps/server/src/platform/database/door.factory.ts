import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { inject } from 'vitest'
import { listening } from '../../testing/ports.factory.ts'

export interface Door {
  /** Connection settings that go through the proxy. */
  readonly connection: { host: string; port: number }
  /** Nothing passes any more: open connections stay open, dead for good, and nobody is notified. */
  fallSilent(): void
  /** Lets new connections pass again. */
  speakAgain(): void
  close(): void
}

/** A proxy that simulates a network between the server and its database, able to lose everything silently. */
export async function openDoor(): Promise<Door> {
  const { host, port } = inject('postgres')
  const open = new Set<Socket>()
  let isSilent = false
  const server = createServer((socket) => {
    open.add(socket.on('error', () => undefined))
    if (isSilent) return
    const behind = createConnection(join(host, `.s.PGSQL.${port}`))
    open.add(behind.on('error', () => undefined))
    socket.pipe(behind).pipe(socket)
    socket.on('close', () => behind.destroy())
  })
  const own = await listening(server)
  return {
    connection: { host: '127.0.0.1', port: own },
    fallSilent: () => {
      isSilent = true
      // bytes are read and dropped, like a firewall that has forgotten the connection
      for (const socket of open) socket.unpipe().resume()
    },
    speakAgain: () => {
      isSilent = false
    },
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
