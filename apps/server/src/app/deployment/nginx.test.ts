import { once } from 'node:events'
import { connect } from 'node:http2'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { buildAccount, TEST_PASSWORD } from '../../accounts/accounts.factory.ts'
import { publish } from '../../platform/live/live.repository.ts'
import { startTestProcess, type TestProcess } from '../../testing/test-process.ts'
import { signInAs } from '../../testing/test-session.ts'
import { type Nginx, startNginx } from './nginx.factory.ts'
import { systemProgram } from './system-programs.factory.ts'

const { path: program, around } = systemProgram('nginx')
let server: TestProcess
let nginx: Nginx
beforeAll(async () => {
  if (!program) return
  server = await startTestProcess({ TRUSTED_PROXIES: '127.0.0.1' })
  nginx = await startNginx(program, [Number(new URL(server.address).port)])
})
afterAll(async () => {
  if (!program) return
  await nginx.close()
  await server.close()
})

const json = { 'content-type': 'application/json' }

around('plain HTTP redirects to HTTPS, which speaks HTTP/2 and sends HSTS', async () => {
  const sent = await fetch(`${nginx.plain}/contrats?a=1`, { redirect: 'manual' })
  expect(sent.status).toBe(308)
  expect(sent.headers.get('location')).toBe('https://assurance.example/contrats?a=1')
  const { port, host, ca } = nginx.tls
  const session = connect(`https://127.0.0.1:${port}`, { ca, servername: host })
  const asked = session.request({ ':path': '/', ':authority': host })
  const [headers] = await once(asked, 'response')
  expect(session.alpnProtocol).toBe('h2')
  expect(headers).toMatchObject({ ':status': 200, 'strict-transport-security': expect.any(String) })
  expect(headers['server']).toBe('nginx')
  session.destroy()
})

around('the request id comes from nginx, whatever a client sends', async () => {
  const claimed = 'claimed-by-a-client'
  const headers = { 'x-request-id': claimed }
  const answer = await nginx.call({ path: '/backend/health/live', headers })
  expect(answer.status).toBe(200)
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f]{32}$/)
  const id = String(answer.headers['x-request-id'])
  await vi.waitFor(() => expect(server.said()).toContain(id))
  expect(server.said()).not.toContain(claimed)
})

around('a session records the address that nginx saw, whatever a client sends', async () => {
  const { email } = await buildAccount(server.database)
  const login = await nginx.call({
    path: '/backend/auth/login',
    method: 'POST',
    headers: { ...json, 'x-forwarded-for': '203.0.113.7' },
    body: JSON.stringify({ email, password: TEST_PASSWORD }),
    from: '127.0.0.9',
  })
  expect(login.status, login.text).toBe(200)
  const rows = await server.database.selectFrom('session').select('ip').execute()
  expect(rows).toEqual([{ ip: '127.0.0.9' }])
})

const tooLarge = (megabytes: number) =>
  nginx.call({
    path: '/backend/auth/login',
    method: 'POST',
    // closed when not read to its end: another call must not use that connection
    headers: { ...json, connection: 'close' },
    body: Buffer.alloc(megabytes * 2 ** 20, 'x'),
  })

around('a body too large gets the same French answer from Sillage and from nginx', async () => {
  const answers = [await tooLarge(1), await tooLarge(27)]
  for (const { status, headers, text } of answers) {
    expect(status).toBe(413)
    expect(headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(JSON.parse(text)).toEqual({
      type: 'about:blank',
      title: 'Payload Too Large',
      status: 413,
      code: 'request.too_large',
      message: 'La demande est trop volumineuse.',
    })
  }
})

around('live events pass through nginx one by one, without buffering', async () => {
  const { token, account } = await signInAs(server)
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' }
  const stream = await nginx.open({ path: '/backend/live', headers })
  expect(stream.statusCode).toBe(200)
  let seen = ''
  stream.on('data', (chunk: Buffer) => {
    seen += chunk
  })
  for (const path of ['/un', '/deux', '/trois']) {
    const payload = { title: 'Un message', path }
    await publish(server.database, { kind: 'notification', payload, accountIds: [account.id] })
    // waits before sending the next one
    await vi.waitFor(() => expect(seen).toContain(`"${path}"`), { timeout: 2000, interval: 5 })
  }
  stream.destroy()
})
