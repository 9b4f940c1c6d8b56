import { expect, test } from 'vitest'
import { readLogin, readMe, readRegistration } from './session-answers.ts'

const user = {
  id: '7c1e04b2',
  username: 'camille.roussel',
  email: 'camille@exemple.fr',
  role: 'user',
  isActive: true,
  firstName: 'Camille',
  lastName: 'Roussel',
  requestedRole: 'advisor',
}
const token = `e30.${btoa(JSON.stringify({ exp: 9_999_999_999, role: 'user' }))}.x`

test('a login answer gives the token and the person', () => {
  const answer = readLogin({ token, user })
  expect(answer.token).toBe(token)
  expect(answer.user.firstName).toBe('Camille')
})

test.each([
  ['nothing', null, 'Invalid response format from server'],
  ['no token', { user }, 'Invalid response format from server'],
  ['no user', { token }, 'Invalid response format from server'],
  [
    'an unknown role',
    { token, user: { ...user, role: 'chef' } },
    'Invalid role received from server',
  ],
  ['an unreadable token', { token: 'x', user }, 'Invalid token format'],
])('a login answer with %s is refused', (_, body, message) => {
  expect(() => readLogin(body)).toThrow(message)
})

test('a registration answer needs no token, and includes the requested role', () => {
  const answer = readRegistration({ user })
  expect(answer.token).toBeNull()
  expect(answer.requestedRole).toBe('advisor')
})

test.each([
  ['no user', {}, 'Invalid response format from server'],
  [
    'an unknown role',
    { user: { ...user, role: 'chef' } },
    'Invalid user role received from server',
  ],
  ['an unreadable token', { token: 'x', user }, 'Invalid token format'],
])('a registration answer with %s is refused', (_, body, message) => {
  expect(() => readRegistration(body)).toThrow(message)
})

test.each([
  ['no user', {}, 'User data not received from server'],
  [
    'an unknown role',
    { user: { ...user, role: 'chef' } },
    'Invalid user role received from server',
  ],
])('a profile answer with %s is refused', (_, body, message) => {
  expect(() => readMe(body)).toThrow(message)
})
