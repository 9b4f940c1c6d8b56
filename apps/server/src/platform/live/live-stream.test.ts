import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { followLive } from '@sillage/wire/http/live-client.ts'
import { LIVE_HEADER } from '@sillage/wire/http/session-headers.ts'
import { expect, test, vi } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'
import { publish } from './live.repository.ts'

const server = await serveTests()

/** Opens somebody's page; `seen` lists the paths of the notifications received, and « fresh » to reload. */
async function openPage({ token }: TestSession, since: number | null = null) {
  const seen: string[] = []
  const { promise: isConnected, resolve } = Promise.withResolvers<boolean>()
  const connection = followLive({
    base: `${server.address}/backend`,
    token: () => token,
    since,
    onEvent: (event) => {
      if (event.kind === 'notification') seen.push(event.payload.path)
    },
    onFresh: () => seen.push('fresh'),
    onConnection: resolve,
  })
  await isConnected
  return { seen, close: () => connection.close() }
}

const range = (length: number) => Array.from({ length }, (_, at) => String(at))

test('the live stream answers 404 to HEAD, which would stay open', async () => {
  const { token } = await signInAs(server)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${server.address}/backend/live`, { method: 'HEAD', headers })
  expect(answer.status).toBe(404)
})

test('a page that stops reading is disconnected, and does not delay the others', async () => {
  const camille = await signInAs(server)
  const { hostname, port } = new URL(server.address)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.write(
    `GET /backend/live HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${camille.token}\r\n\r\n`,
  )
  await new Promise((resolve) => socket.once('data', resolve))
  socket.pause()
  const page = await openPage(camille)
  const title = 'x'.repeat(200_000)
  for (const path of range(80)) {
    await publish(server.database, {
      kind: 'notification',
      payload: { title, path },
      accountIds: [camille.account.id],
    })
    // a page that reads keeps up
    await vi.waitFor(() => expect(page.seen.at(-1)).toBe(path), { timeout: 5000, interval: 5 })
  }
  expect(page.seen).toEqual(['fresh', ...range(80)])
  page.close()
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')))
  socket.resume()
  expect(await Promise.race([closed, sleep(5000, 'still open')])).toBe('closed')
})

test('a page follows from the replies it has read: it reloads nothing, and misses nothing', async () => {
  const camille = await signInAs(server)
  const tell = (path: string) =>
    publish(server.database, {
      kind: 'notification',
      payload: { title: 'Bonjour', path },
      accountIds: [camille.account.id],
    })
  const first = await openPage(camille)
  await tell('before')
  await vi.waitFor(() => expect(first.seen).toEqual(['fresh', 'before']))
  const answer = await fetch(`${server.address}/backend/notifications`, {
    headers: { authorization: `Bearer ${camille.token}` },
  })
  await tell('between')
  const second = await openPage(camille, Number(answer.headers.get(LIVE_HEADER)))
  await tell('after')
  await vi.waitFor(() => expect(second.seen).toEqual(['between', 'after']))
  first.close()
  second.close()
})

test('an account may keep sixty live pages open, and no more', async () => {
  const camille = await signInAs(server)
  const abort = new AbortController()
  const ask = () =>
    fetch(`${server.address}/backend/live`, {
      headers: { authorization: `Bearer ${camille.token}` },
      signal: abort.signal,
    })
  for (let opened = 0; opened < 60; opened++) expect((await ask()).status).toBe(200)
  const refused = await vi.waitFor(async () => {
    const answer = await ask()
    expect(answer.status).toBe(429)
    return answer
  })
  expect(refused.headers.get('retry-after')).toBe('60')
  abort.abort()
  const { close } = await openPage(camille)
  close()
})

test.each(['abc', '-1', '99999999999999999999', '1e3', ''])(
  'a Last-Event-ID of « %s » starts a fresh stream',
  async (id) => {
    const camille = await signInAs(server)
    const abort = new AbortController()
    const answer = await fetch(`${server.address}/backend/live`, {
      headers: { authorization: `Bearer ${camille.token}`, 'last-event-id': id },
      signal: abort.signal,
    })
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { value } = (await answer.body?.getReader().read()) ?? {}
    expect(new TextDecoder().decode(value)).toMatch(/^id: \d+\nevent: fresh\n/)
    abort.abort()
  },
)
