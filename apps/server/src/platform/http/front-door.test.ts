import { request } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'

const servers: TestApp[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
  vi.restoreAllMocks()
})

async function start(env: Record<string, string> = {}) {
  const server = await startTestApp({ env })
  servers.push(server)
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const call = (headers: Record<string, string>) =>
    fetch(`${server.address}/backend/health/ready`, { headers })
  return { server, call, sentences: () => warned.mock.calls.map(String) }
}

test.each([
  ['X-Forwarded-For', { 'x-forwarded-for': '192.0.2.7' }],
  ['Forwarded', { forwarded: 'for=192.0.2.7' }],
])('an ignored %s header is reported at once, then at most once an hour', async (name, headers) => {
  const { server, call, sentences } = await start({ TRUSTED_PROXIES: '10.0.0.1' })
  server.setNow('2026-11-22T10:00:00Z')
  await call({})
  expect(sentences()).toEqual([])
  for (let times = 0; times < 3; times++) await call(headers)
  server.setNow('2026-11-22T10:59:59Z')
  await call(headers)
  expect(sentences()).toEqual([
    expect.stringMatching(`"message":"Reçu de 127\\.0\\.0\\.1 un en-tête ${name} qui n’est pas lu`),
  ])
  // the client address stays out of the log
  expect(sentences()[0]).not.toContain('192.0.2.7')
  server.setNow('2026-11-22T11:00:00Z')
  await call(headers)
  expect(sentences()).toHaveLength(2)
})

test('forwarded headers of a trusted proxy are read without a warning', async () => {
  const { call, sentences } = await start({ TRUSTED_PROXIES: '127.0.0.1' })
  await call({ 'x-forwarded-for': '192.0.2.7' })
  expect(sentences()).toEqual([])
})

async function headerOf(PUBLIC_URL: string, path: string) {
  const { server } = await start({ PUBLIC_URL, CLEAR_CONNECTIONS: 'PUBLIC_URL' })
  const { token } = await signInAs(server)
  const { headers, body } = await fetch(`${server.address}/backend${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await body?.cancel()
  return headers.get('strict-transport-security')
}

test('HSTS is sent when the public address is HTTPS, and only then', async () => {
  for (const path of ['/health/ready', '/live'])
    expect(await headerOf('https://sillage.example', path)).toBe('max-age=31536000')
  expect(await headerOf('http://sillage.example', '/health/ready')).toBeNull()
})

test('no answer of the API may run or load anything, or be framed', async () => {
  const { server } = await start()
  const { token } = await signInAs(server)
  const paths = ['/docs', '/docs/openapi.json', '/health/ready', '/nothing', '/auth/me', '/%ff']
  // the live event stream writes its headers itself
  for (const path of [...paths, '/live']) {
    const { headers, body } = await fetch(`${server.address}/backend${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await body?.cancel()
    expect(headers.get('content-security-policy'), path).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    )
  }
})

test('a page may load our own resources only, and use no camera', async () => {
  const { server } = await start()
  const { headers, body } = await fetch(`${server.address}/nothing`)
  await body?.cancel()
  expect(headers.get('content-security-policy')).toMatch(
    // two inline scripts, allowed by their hashes (decisions 200 and 209)
    /^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/]+='){2}; style-src 'self'; /,
  )
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toBe('camera=(), microphone=(), geolocation=()')
})

test('only the pages that record an accident’s place may ask for the location', async () => {
  const { server } = await start()
  const policyOf = async (path: string) => {
    const { headers, body } = await fetch(`${server.address}${path}`)
    await body?.cancel()
    return headers.get('permissions-policy')
  }
  expect(await policyOf('/sinistre/constat?id=1')).toContain('geolocation=(self)')
  expect(await policyOf('/sinistre?id=1')).toContain('geolocation=()')
  expect(await policyOf('/constat')).toContain('geolocation=()')
  expect(await policyOf('/offline-claim.html')).toContain('geolocation=(self)')
  expect(await policyOf('/offline-statement.html')).toContain('geolocation=(self)')
  expect(await policyOf('/offline.html')).toContain('geolocation=()')
})

test('the TRACE method is not supported', async () => {
  const { server } = await start()
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  request(`${server.address}/backend/health/ready`, { method: 'TRACE' }, (answer) => {
    answer.resume()
    resolve(answer.statusCode)
  }).end()
  expect(await promise).toBe(404)
})
