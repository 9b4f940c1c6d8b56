import { expect, test } from 'vitest'
import { readToken } from './token.ts'

const now = 1_795_000_000

function tokenOf(payload: unknown): string {
  const text = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(payload)))
  return `e30.${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`
}

const person = {
  exp: now + 60,
  role: 'user',
  sub: '7c1e04b2',
  username: 'camille.roussel',
  email: 'camille@exemple.fr',
  firstName: 'Camille',
  lastName: 'Roussel',
}

test('a valid token names its user', () => {
  expect(readToken(tokenOf(person), now)?.user).toEqual({
    id: '7c1e04b2',
    username: 'camille.roussel',
    email: 'camille@exemple.fr',
    firstName: 'Camille',
    lastName: 'Roussel',
    role: 'user',
    isActive: true,
    emailVerified: true,
    capabilities: null,
  })
})

test('accents survive the encoding', () => {
  expect(readToken(tokenOf({ ...person, firstName: 'Élise' }), now)?.user?.firstName).toBe('Élise')
})

test('a token without a user is valid, and the server will be asked who it is', () => {
  const token = tokenOf({ exp: now + 60, role: 'admin' })
  expect(readToken(token, now)).toEqual({ token, expiresAt: now + 60, user: null })
})

test.each([
  ['that has just expired', tokenOf({ ...person, exp: now })],
  ['without an expiry', tokenOf({ ...person, exp: undefined })],
  ['with an expiry that is not a number', tokenOf({ ...person, exp: '9999999999' })],
  ['with an unknown role', tokenOf({ ...person, role: 'chef' })],
  ['without a role', tokenOf({ ...person, role: undefined })],
  ['whose payload is not an object', tokenOf(12)],
  ['whose payload is not JSON', 'e30.bm9u.x'],
  ['whose payload is not base64', 'e30.%%%.x'],
  ['without parts', 'rien'],
  ['that is empty', ''],
])('a token %s is refused', (_, token) => {
  expect(readToken(token, now)).toBeNull()
})
