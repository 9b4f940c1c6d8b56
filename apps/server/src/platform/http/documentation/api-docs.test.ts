import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openApi } from './open-api.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const ask = async (encoding: string) => {
  const answer = await fetch(`${server.address}/backend/docs/openapi.json`, {
    headers: { 'accept-encoding': encoding },
  })
  return { headers: answer.headers, body: await answer.json() }
}

test.each([
  ['gzip', 'gzip'],
  ['identity', null],
])('the API describes itself to a caller that takes %s', async (encoding, sent) => {
  const { headers, body } = await ask(encoding)
  expect(headers.get('content-encoding')).toBe(sent)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(body).toEqual(JSON.parse(JSON.stringify(openApi())))
})
