import { expect, test } from 'vitest'
import { serveTests } from '../../../testing/test-app.ts'
import { openApi } from './open-api.ts'

const server = await serveTests()

const ask = async (encoding: string) => {
  const answer = await fetch(`${server.address}/backend/docs/openapi.json`, {
    headers: { 'accept-encoding': encoding },
  })
  return { headers: answer.headers, body: await answer.json() }
}

test.each([
  ['gzip', 'gzip'],
  ['identity', null],
])('the OpenAPI document is served to a caller that accepts %s', async (encoding, sent) => {
  const { headers, body } = await ask(encoding)
  expect(headers.get('content-encoding')).toBe(sent)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(body).toEqual(JSON.parse(JSON.stringify(openApi())))
})

test('the documentation page lists every call with its method, path and access', async () => {
  const page = await (await fetch(`${server.address}/backend/docs`)).text()
  expect(page).toContain(
    '<tr><td><code>POST</code></td><td><code>/backend/complaints</code></td><td>Faire une réclamation</td><td>session ouverte</td></tr>',
  )
  expect(page).toContain('<h2>complaints</h2>')
  expect(page).toContain('<a href="/backend/docs/openapi.json">')
  const calls = Object.values(openApi().paths).flatMap((methods) => Object.keys(methods))
  expect(page.match(/<tr><td>/g)).toHaveLength(calls.length)
})
