import { expect, test } from 'vitest'
import { firstPageOf, readArrival } from './arrival.ts'

test('the page that asked for a session is remembered with its search', () => {
  expect(readArrival({ from: '/contracts?sort=price' }).from).toBe('/contracts?sort=price')
})

test('a registration tells its address and the role asked for', () => {
  const created = { email: 'camille@exemple.fr', requestedRole: 'advisor' }
  expect(readArrival({ created })).toEqual({ from: null, created, done: null })
})

test('an unknown role asked for is left out', () => {
  const created = { email: 'camille@exemple.fr', requestedRole: 'chef' }
  expect(readArrival({ created }).created?.requestedRole).toBeNull()
})

test('no state, or a forged one, means that nothing brought the visitor', () => {
  for (const state of [null, undefined, 'x', { created: 'oui' }])
    expect(readArrival(state)).toEqual({ from: null, created: null, done: null })
})

test('a password just changed and an account just closed are told, anything else is not', () => {
  expect(readArrival({ done: 'password' }).done).toBe('password')
  expect(readArrival({ done: 'closed' }).done).toBe('closed')
  expect(readArrival({ done: 'x', from: '/contracts' })).toMatchObject({
    from: '/contracts',
    done: null,
  })
})

test('the team begins with its day, a customer with the choice of an insurance', () => {
  expect(firstPageOf('user')).toBe('/souscription')
  expect(firstPageOf(undefined)).toBe('/souscription')
  for (const role of ['advisor', 'admin', 'root'] as const)
    expect(firstPageOf(role)).toBe('/ma-journee')
})
