import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The address to listen on; port 0 takes any free one. */
interface Place {
  readonly host: string
  readonly port: number
}

/**
 * libuv takes one new connection per turn of the event loop from each listening socket: with a single one, a client
 * behind a crowd of 320 waits for 320 turns. Linux shares new connections among sockets of one port.
 */
const DOORS = 8

/** Serves at the place by several sockets where the system allows it. Throws EADDRINUSE when the port is taken. */
export async function openDoors(app: FastifyInstance, { host, port }: Place): Promise<void> {
  if (process.platform !== 'linux') {
    await app.listen({ host, port })
    return
  }
  await mustBeFree({ host, port })
  const doors: Server[] = []
  const closed: Promise<unknown>[] = []
  app.addHook('preClose', () => {
    for (const door of doors) {
      closed.push(once(door, 'close'))
      door.close()
    }
  })
  // Fastify waits for the requests of its own socket only
  app.addHook('onClose', () => Promise.all(closed).then(() => {}))
  // Fastify hands every option on to Node, and names only some of them
  const shared = { host, port, reusePort: true }
  await app.listen(shared)
  const own = app.server.address()
  if (own === null || typeof own === 'string') return
  for (let more = 1; more < DOORS; more++) {
    const door = createServer({ noDelay: true }, (socket) => app.server.emit('connection', socket))
    doors.push(door)
    door.listen({ host: own.address, port: own.port, reusePort: true })
    await once(door, 'listening')
  }
}

/** Sockets that share their port would also share it with another server of the same user. */
async function mustBeFree(place: Place) {
  const probe = createServer().listen(place)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
