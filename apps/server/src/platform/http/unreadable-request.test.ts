import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { problem } from '@sillage/wire/http/problem.ts'
import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'

const server = await serveTests()

function answerTo(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.address)
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  return text(socket)
}

test.each([
  ['something other than HTTP', 'bonjour\r\n\r\n', 400],
  ['a header without a name', 'GET /backend/health/ready HTTP/1.1\r\n: x\r\n\r\n', 400],
  [
    'two lengths',
    'POST /backend/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n',
    400,
  ],
  [
    'a length together with chunks',
    'POST /backend/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  [
    'two hosts',
    'GET /backend/health/ready HTTP/1.1\r\nHost: a\r\nhost: a\r\nConnection: close\r\n\r\n',
    400,
  ],
  [
    'two hosts, for a page',
    'GET / HTTP/1.1\r\nHost: a\r\nHOST: b\r\nConnection: close\r\n\r\n',
    400,
  ],
  [
    'a target of another host',
    'GET http://b/backend/health/ready HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    400,
  ],
  ['an endless address', `GET /backend/search?city=${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 431],
  ['an endless header', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('a request with %s is refused with a problem in French', async (_, bytes, status) => {
  const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toContain('application/problem+json')
  expect(head).toContain('nosniff')
  const refusal = problem.parse(JSON.parse(body))
  expect(refusal.status).toBe(status)
  expect(refusal.message).toMatch(/demande/)
})

test('a request whose headers never end is closed with 408', async () => {
  const { hostname, port } = new URL(server.address)
  const socket = connect(Number(port), hostname)
  socket.write('GET /backend/health/ready HTTP/1.1\r\nHost: a\r\n')
  const dripping = setInterval(() => socket.write('X-a: b\r\n'), 1000)
  socket.on('error', () => undefined)
  const answer = await text(socket)
  clearInterval(dripping)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('La demande n’est pas arrivée à temps.')
}, 60_000)
