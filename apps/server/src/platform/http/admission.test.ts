import type { Role } from '@sillage/domain/accounts/roles.ts'
import { expect, test } from 'vitest'
import { guard, requirePresence } from './admission.ts'
import type { Session } from './request-context.ts'

const sessionOf = (role: Role, capabilities: Session['account']['capabilities'] = []): Session => ({
  id: 'a5c3',
  presentAt: new Date(0),
  account: { id: 'b1', role, capabilities, username: 'camille', email: 'camille@exemple.fr' },
})

test('a route for certain roles refuses every other role', () => {
  expect(() => guard(['advisor', 'admin'], sessionOf('advisor'))).not.toThrow()
  expect(() => guard(['advisor', 'admin'], sessionOf('root'))).not.toThrow()
  expect(() => guard(['advisor', 'admin'], sessionOf('user'))).toThrow(
    expect.objectContaining({
      status: 403,
      code: 'forbidden',
      message: 'Votre rôle ne permet pas cette action.',
    }),
  )
})

test('a route that needs a capability refuses a root without it', () => {
  const access = { capabilities: ['approve', 'prepare'] } as const
  expect(() => guard(access, sessionOf('advisor', ['prepare']))).not.toThrow()
  expect(() => guard(access, sessionOf('root', ['medical']))).toThrow(
    expect.objectContaining({ status: 403 }),
  )
})

test('a route for a role or a capability accepts either, and refuses a session with neither', () => {
  const access = { roles: ['admin'], capabilities: ['lead'] } as const
  for (const session of [sessionOf('admin'), sessionOf('root'), sessionOf('advisor', ['lead'])])
    expect(() => guard(access, session)).not.toThrow()
  for (const session of [sessionOf('advisor', ['medical']), sessionOf('user', ['lead'])])
    expect(() => guard(access, session)).toThrow(expect.objectContaining({ status: 403 }))
})

test('without a session only public and optional routes are open', () => {
  for (const access of ['public', 'optional'] as const)
    expect(() => guard(access, null)).not.toThrow()
  for (const access of ['signedIn', ['user'], { capabilities: ['lead'] }] as const)
    expect(() => guard(access, null)).toThrow(
      expect.objectContaining({ status: 401, code: 'session.required' }),
    )
  expect(() => guard('signedIn', sessionOf('user'))).not.toThrow()
})

test('a proof of presence holds for ten minutes, and needs a session', () => {
  const session = sessionOf('user')
  const asked = (minutes: number, of: Session | null = session) =>
    requirePresence({
      session: of,
      now: Temporal.Instant.fromEpochMilliseconds(minutes * 60_000),
    })
  expect(() => asked(9)).not.toThrow()
  const refused = { status: 403, code: 'presence.required' }
  expect(() => asked(11)).toThrow(expect.objectContaining(refused))
  expect(() => asked(11, null)).toThrow(expect.objectContaining(refused))
})
