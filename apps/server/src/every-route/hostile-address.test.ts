import { randomUUID } from 'node:crypto'
import type { Route } from '@sillage/wire/http/route.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { serveTests } from '../testing/test-app.ts'
import { signInAs, signInCapable } from '../testing/test-session.ts'
import { storedState } from '../testing/test-state.ts'
import { routes } from './every-call.factory.ts'
import { expectAnswered } from './expect-answered.factory.ts'

/** For the routes closed to Camille. */
const server = await serveTests()
const camille = await signInAs(server)
const ines = await signInCapable(server, 'root')

const withQuery = routes.flatMap(({ name, route }) =>
  route.query ? [{ name, route, schema: route.query }] : [],
)
const withParams = routes.filter(({ route }) => route.path.includes(':'))

async function call(route: Route, address: string) {
  const { token } = typeof route.access === 'string' ? camille : ines
  const answer = await fetch(`${server.address}/backend${address}`, {
    method: route.method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${token}`,
      ...(route.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(route.body ? { body: '{}' } : {}),
  })
  const text = await answer.text()
  expectAnswered(
    { status: answer.status, type: answer.headers.get('content-type'), text },
    `${route.method} ${address}`,
  )
  return { status: answer.status, text }
}

const VALUES = [
  '',
  '%00',
  '%ED%A0%80',
  '%',
  '-1',
  '0',
  '1e9',
  '1000000000',
  '1e400',
  '1.5',
  'NaN',
  '{}',
  'a'.repeat(5000),
  `${'a'.repeat(90)}%21`,
  '%27%3B--',
  '%25',
  '_',
  '%5C',
  '%28a%2B%29%2B%24',
  'password_hash',
  'username%3B%20drop%20table%20account',
  '__proto__',
  '1&1=2',
  '99999999999999999999',
]

describe.each(withQuery)('the query of $name', ({ route, schema }) => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const names = Object.keys(properties)
  const path = route.path.replace(/:\w+/g, randomUUID())

  test('is answered without a failure, whatever its values', async () => {
    for (const name of [...names, '__proto__', `${names[0]}[]`, 'constructor[prototype][role]'])
      await Promise.all(VALUES.map((value) => call(route, `${path}?${name}=${value}`)))
  })
})

// these parameters must refuse values that would cost too much or reveal too much
test.each(
  withQuery.flatMap(({ name, route, schema }) => {
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    return ['limit', 'page', 'sortBy', 'sort', 'sortDirection', 'role', 'status']
      .filter((one) => one in properties && !route.path.includes(':'))
      .map((one) => ({ name, route, one }))
  }),
)('$one of $name refuses values that are too large or not listed', async ({ route, one }) => {
  const hostile = ['limit', 'page'].includes(one)
    ? ['1e9', '1000000000', '0', '-1', '1.5', 'NaN']
    : ['password_hash', '1; drop table account', 'username desc', 'x'.repeat(300)]
  for (const value of hostile) {
    const { status } = await call(route, `${route.path}?${one}=${encodeURIComponent(value)}`)
    expect(status, `${one}=${value}`).toBe(400)
  }
})

/** One’s own draft may be empty. */
const ANSWERED_TO_ALL = '/claims/drafts/'

describe.each(withParams)('the path of $name', ({ route }) => {
  test.each([
    ['a lone percent', '%'],
    ['an invalid escape', '%ZZ'],
    ['half a character', '%ED%A0%80'],
    ['U+0000', '%00'],
    ['a parent folder', '%2e%2e%2f'],
    ['a line end', '%0d%0aX: 1'],
    ['SQL', "'--"],
    ['a prototype', '__proto__'],
    ['5000 characters', 'a'.repeat(5000)],
  ])('is answered without a failure with %s in it, and nothing is stored', async (what, part) => {
    const before = await storedState(server.database)
    const { status } = await call(route, route.path.replace(/:\w+/g, part))
    if (!route.path.startsWith(ANSWERED_TO_ALL)) expect(status, what).toBeGreaterThanOrEqual(400)
    expect(await storedState(server.database)).toEqual(before)
  })
})
