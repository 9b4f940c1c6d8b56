import { problem } from '@sillage/wire/http/problem.ts'
import type { Route } from '@sillage/wire/http/route.ts'
import { createSigner } from 'fast-jwt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCardHouse } from '../payments/cards/card-house.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'
import { storedState } from '../testing/test-state.ts'
import { routes } from './every-call.factory.ts'

const guarded = routes.filter(({ route }) => route.access !== 'public')
const closed = guarded.filter(({ route }) => route.access !== 'optional')

// without a provider, the card routes answer like unknown paths
const cards = await openCardHouse()
const server = await serveTests({ env: { CARD_PROVIDER: cards.setting } })
afterAll(() => cards.close())

function call(route: Route, token?: string, path = addressOf(route)) {
  const hasBody = route.method !== 'GET'
  return fetch(`${server.address}/backend${path}`, {
    method: route.method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { authorization: token }),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { body: '{}' } : {}),
  })
}

const addressOf = (route: Route) => route.path.replace(/:\w+/g, crypto.randomUUID())

async function expectProblem(answer: Response, status: number) {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const body = problem.parse(await answer.json())
  expect(body.status).toBe(status)
  return body
}

describe('an invalid token', () => {
  const dead: [what: string, authorization: string][] = []
  let live = ''
  beforeAll(async () => {
    const { client, token, account } = await signInAs(server)
    await client.accounts.logout()
    live = (await signInAs(server)).token
    const [header = '', payload = '', signature = ''] = live.split('.')
    const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const edited = Buffer.from(JSON.stringify({ ...claims, sid: account.id })).toString('base64url')
    dead.push(
      ['of a session that was ended', `Bearer ${token}`],
      ['signed with another key', `Bearer ${createSigner({ key: 'k'.repeat(48) })(claims)}`],
      ['without its signature', `Bearer ${header}.${payload}.`],
      ['that was edited', `Bearer ${header}.${edited}.${signature}`],
      ['that is missing', 'Bearer '],
      ['of the Basic scheme', 'Basic YTph'],
      ['without the word Bearer', live],
    )
  })

  test.each(guarded)('is refused by $name, and nothing is stored', async ({ route }) => {
    const before = await storedState(server.database)
    const refusals = dead.map(async ([what, authorization]) => {
      const answer = await call(route, authorization)
      expect(answer.status, what).toBe(401)
      await expectProblem(answer, 401)
    })
    await Promise.all(refusals)
    expect(await storedState(server.database)).toEqual(before)
  })

  test.each(closed)('in the query is ignored by $name, even a valid one', async ({ route }) => {
    const query = `token=${live}&access_token=${live}&authorization=${live}`
    const answer = await call(route, undefined, `${addressOf(route)}?${query}`)
    expect((await expectProblem(answer, 401)).code).toBe('session.required')
  })
})

describe('the path', () => {
  test.each(routes)('of $name is found with and without a trailing slash', async ({ route }) => {
    const path = addressOf(route).replace(/\/$/, '')
    for (const form of [path, `${path}/`]) {
      const answer = await call(route, undefined, form)
      // an unknown path also says `Élément introuvable.`, but to anybody
      if (route.access !== 'public' && route.access !== 'optional') expect(answer.status).toBe(401)
      else if (/:(?:type|code)/.test(route.path)) expect(answer.status).toBe(404)
      else expect([200, 303, 400, 422]).toContain(answer.status)
    }
  })

  test.each([
    ['GET', '/'],
    ['GET', '/nothing'],
    ['GET', '/contracts'],
    ['POST', '/auth/login/more'],
    ['DELETE', '/auth/login'],
    ['PATCH', '/contracts/user'],
    ['OPTIONS', '/auth/me'],
    ['GET', '/../../etc/passwd'],
    ['GET', '/.env'],
  ])('%s %s is a JSON 404, never a page', async (method, path) => {
    const answer = await fetch(`${server.address}/backend${path}`, { method })
    if (path.includes('..')) expect(answer.status).toBe(404)
    else await expectProblem(answer, 404)
  })
})
