import { expect, test } from 'vitest'
import { isOpenSession } from './open-session.ts'

const token = (payload: unknown) => `header.${btoa(JSON.stringify(payload))}.signature`

test('a token that has not expired counts as an open session', () => {
  expect(isOpenSession(token({ exp: 1001 }), 1000)).toBe(true)
})

test('a payload in URL-safe base64 is read too', () => {
  const payload = btoa(JSON.stringify({ exp: 1001, username: '~~~???>>>' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  expect(payload).toMatch(/[-_]/)
  expect(isOpenSession(`header.${payload}.signature`, 1000)).toBe(true)
})

test.each([
  ['no token', null],
  ['an empty token', ''],
  ['a token without parts', 'token'],
  ['a payload that is not base64', 'header.%%%.signature'],
  ['a payload that is not JSON', `header.${btoa('exp')}.signature`],
  ['a null payload', token(null)],
  ['no expiry', token({})],
  ['an expiry in words', token({ exp: 'demain' })],
  ['a token that has just expired', token({ exp: 1000 })],
])('%s is no open session', (_case, stored) => {
  expect(isOpenSession(stored, 1000)).toBe(false)
})
