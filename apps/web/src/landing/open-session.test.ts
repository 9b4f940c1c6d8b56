import { expect, test } from 'vitest'
import { isOpenSession } from './open-session.ts'

const token = (payload: unknown) => `header.${btoa(JSON.stringify(payload))}.signature`

test('a token that has not run out opens the session', () => {
  expect(isOpenSession(token({ exp: 1001 }), 1000)).toBe(true)
})

test('a payload written for addresses, with - and _, is read too', () => {
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
  ['a payload that is no base64', 'header.%%%.signature'],
  ['a payload that is no JSON', `header.${btoa('exp')}.signature`],
  ['a null payload', token(null)],
  ['no expiry', token({})],
  ['an expiry in words', token({ exp: 'demain' })],
  ['an expiry reached', token({ exp: 1000 })],
])('%s opens nothing', (_case, stored) => {
  expect(isOpenSession(stored, 1000)).toBe(false)
})
