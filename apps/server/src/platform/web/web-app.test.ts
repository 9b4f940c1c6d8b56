import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({
    webRoot: fileURLToPath(new URL('../../../../web', import.meta.url)),
  })
})
afterAll(() => server.close())

test.each(['/backend', '/backend/nope', '/backend/auth/login', '/backend/contracts/x/y'])(
  'GET %s is a JSON 404, never a page',
  async (path) => {
    const answer = await fetch(`${server.address}${path}`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(await answer.json()).toMatchObject({ code: 'not_found' })
  },
)

test.each([
  '/src/main.tsx',
  '/assets/nothing.js',
  '/assets/index.js.map',
  '/.env',
  '/.git/config',
  '/package.json',
])('GET %s is not served', async (path) => {
  const answer = await fetch(`${server.address}${path}`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('<html')
})

test.each([
  ['GET', '/assets/nothing.js'],
  ['POST', '/contracts'],
  ['DELETE', '/'],
])('%s %s is refused as everywhere: a problem, in French', async (method, path) => {
  const answer = await fetch(`${server.address}${path}`, { method })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(await answer.json()).toMatchObject({ code: 'not_found', message: 'Élément introuvable.' })
})
