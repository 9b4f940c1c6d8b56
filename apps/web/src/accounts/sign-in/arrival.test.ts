import { expect, test } from 'vitest'
import { firstPageOf, readArrival } from './arrival.ts'

test('the page that required a session is remembered with its query string', () => {
  expect(readArrival({ from: '/contracts?sort=price' }).from).toBe('/contracts?sort=price')
})

test('after a registration, the address and the requested role are passed on', () => {
  const created = { email: 'camille@exemple.fr', requestedRole: 'advisor' }
  expect(readArrival({ created })).toEqual({ from: null, created, done: null })
})

test('an unknown requested role is dropped', () => {
  const created = { email: 'camille@exemple.fr', requestedRole: 'chef' }
  expect(readArrival({ created }).created?.requestedRole).toBeNull()
})

test('an empty or forged navigation state is ignored', () => {
  for (const state of [null, undefined, 'x', { created: 'oui' }])
    expect(readArrival(state)).toEqual({ from: null, created: null, done: null })
})

test('only a changed password and a closed account are announced', () => {
  expect(readArrival({ done: 'password' }).done).toBe('password')
  expect(readArrival({ done: 'closed' }).done).toBe('closed')
  expect(readArrival({ done: 'x', from: '/contracts' })).toMatchObject({
    from: '/contracts',
    done: null,
  })
})

test('after signing in, staff start on their day, customers on the choice of an insurance', () => {
  expect(firstPageOf('user')).toBe('/souscription')
  expect(firstPageOf(undefined)).toBe('/souscription')
  for (const role of ['advisor', 'admin', 'root'] as const)
    expect(firstPageOf(role)).toBe('/ma-journee')
})
