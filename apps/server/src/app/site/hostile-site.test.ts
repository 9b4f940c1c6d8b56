import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { TEST_PASSWORD } from '../../accounts/accounts.factory.ts'
import {
  FIRST_SCRIPT_SOURCE,
  READER_SCRIPT_SOURCE,
  THEME_SCRIPT_SOURCE,
} from '../../platform/http/security-headers.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'

const ELSEWHERE = 'https://ailleurs.example'

const server = await serveTests({
  webRoot: fileURLToPath(new URL('../../../../web', import.meta.url)),
})

describe('a page', () => {
  test.each(['/', '/login', '/sinistre', '/verification/ABCD', '/nulle-part'])(
    '%s runs only our scripts, can’t be framed and sends nothing elsewhere',
    async (path) => {
      const { headers } = await fetch(server.address + path)
      const policy = Object.fromEntries(
        (headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
          const [name = '', ...sources] = rule.split(' ')
          return [name, sources.join(' ')]
        }),
      )
      expect(policy).toMatchObject({
        'default-src': "'none'",
        // the landing page has one inline script; any other page has the reader's or the theme's
        'script-src': `'self' ${path === '/' ? FIRST_SCRIPT_SOURCE : `${READER_SCRIPT_SOURCE} ${THEME_SCRIPT_SOURCE}`}`,
        'style-src': "'self'",
        'connect-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
        'require-trusted-types-for': "'script'",
      })
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    },
  )
})

test('a script of a page is only ever a script, and leaves the policy to its page', async () => {
  const page = await (await fetch(`${server.address}/login`)).text()
  const [script = ''] = page.match(/\/assets\/[\w-]+\.js/) ?? []
  const { headers } = await fetch(server.address + script)
  expect(headers.get('content-type')).toMatch(/^application\/javascript/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBeNull()
})

const permissions = (headers: Headers) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'))

describe('another site', () => {
  test('gets no CORS permission, whatever it asks for', async () => {
    const { token } = await signInAs(server)
    const headers = { origin: ELSEWHERE, authorization: `Bearer ${token}` }
    const read = await fetch(`${server.address}/backend/auth/me`, { headers })
    const asked = await fetch(`${server.address}/backend/auth/logout`, {
      method: 'OPTIONS',
      headers: { origin: ELSEWHERE, 'access-control-request-method': 'POST' },
    })
    expect([...permissions(read.headers), ...permissions(asked.headers)]).toEqual([])
    expect(asked.status).toBe(404)
    expect(read.headers.get('cache-control')).toBe('no-store')
  })

  test('finds no cookie that would open a session', async () => {
    const { account } = await signInAs(server)
    const answer = await fetch(`${server.address}/backend/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: account.email, password: TEST_PASSWORD }),
    })
    const { token } = (await answer.json()) as { token: string }
    // only a device cookie, which grants no access
    const set = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    expect(set).toEqual([expect.stringMatching(/^sillage-appareil=/)])
    const named = `accessToken=${token}; token=${token}; session=${token}`
    for (const cookie of [named, String(set[0])]) {
      const read = await fetch(`${server.address}/backend/auth/me`, { headers: { cookie } })
      expect(read.status).toBe(401)
    }
  })

  test('leads to no cacheable answer of a call, however its path is encoded', async () => {
    const { token } = await signInAs(server)
    for (const path of ['/backend/auth/me', '/%62ackend/auth/me', '/backend/auth/m%65/']) {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await fetch(server.address + path, { headers })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control'), path).toBe('no-store')
    }
  })
})
