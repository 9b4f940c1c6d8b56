import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const webRoot = fileURLToPath(new URL('../../../../web', import.meta.url))
let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ webRoot })
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

test.each([
  ['/nulle-part', 404],
  ['/assets/', 404],
  ['/souscription/Bateau', 404],
  ['/admin', 404],
  ['/admin/users/x/contracts/y', 404],
  ['/dev/mails', 404],
  ['/dev/bank', 404],
  ['/dev/ui', 404],
  ['/', 200],
  ['/login', 200],
  ['/login/', 200],
  ['/Login', 200],
  ['/sinistre?id=1', 200],
  ['/contracts/anything/below', 200],
  ['/souscription/Voiture', 200],
  ['/admin/users/x/contracts', 200],
  ['/mentions-legales', 200],
  ['/aide', 200],
  ['/verification/ABCD', 200],
])('GET %s is a page, answered %d', async (path, status) => {
  const answer = await fetch(`${server.address}${path}`)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain('<html')
})

test('the page of all elements is for the demonstration', async () => {
  const demo = await startTestApp({ env: { DEMO: '1' }, webRoot })
  expect((await fetch(`${demo.address}/dev/ui`)).status).toBe(200)
  await demo.close()
})
