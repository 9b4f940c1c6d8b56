import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { inject } from 'vitest'

export interface Door {
  /** How to reach the database through it. */
  readonly connection: { host: string; port: number }
  /** Nothing passes any more, and nobody notices: what is open stays open and dead for ever. */
  fallSilent(): void
  /** New connections pass again. */
  speakAgain(): void
  close(): void
}

/** A network between the server and its database, which can lose everything without a word. */
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
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    connection: { host: '127.0.0.1', port: address.port },
    fallSilent: () => {
      isSilent = true
      // read and thrown away, as a firewall does that has forgotten the connection
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
