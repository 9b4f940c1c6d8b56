import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { openDoors } from './doors.ts'

const apps: FastifyInstance[] = []

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

async function open(port = 0) {
  const app = Fastify({ forceCloseConnections: 'idle' })
  apps.push(app)
  app.get('/', () => 'ouvert')
  let served = 0
  app.get('/slow', async () => {
    await sleep(300)
    served++
    return 'servi'
  })
  await openDoors(app, { host: '127.0.0.1', port })
  const own = app.server.address()
  return { app, served: () => served, port: typeof own === 'object' ? (own?.port ?? 0) : 0 }
}

async function ask(port: number, path: string, agent = new Agent()) {
  const [answer] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage]
  return (await answer.toArray()).join('')
}

/** Sockets that listen on the port, as Linux counts them. */
function listening(port: number) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n')
  return lines.filter((line) => line.includes(`:${hex} 00000000:0000 0A `)).length
}

test('many sockets listen on one port', async () => {
  const { app, port } = await open()
  expect(listening(port)).toBe(8)
  await app.close()
  expect(listening(port)).toBe(0)
})

test('a crowd of new connections is served', async () => {
  const { port } = await open()
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask(port, '/')))
  expect(new Set(answers)).toEqual(new Set(['ouvert']))
})

test('a second server does not share the port', async () => {
  const { port } = await open()
  await expect(open(port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('whoever is being served when it closes is served, and idle connections end', async () => {
  const { app, port, served } = await open()
  const kept = new Agent({ keepAlive: true })
  await Promise.all(Array.from({ length: 20 }, () => ask(port, '/', kept)))
  const slow = Array.from({ length: 20 }, () => ask(port, '/slow'))
  await sleep(100)
  await app.close()
  expect(served()).toBe(20)
  expect(new Set(await Promise.all(slow))).toEqual(new Set(['servi']))
  await expect(ask(port, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  kept.destroy()
})
