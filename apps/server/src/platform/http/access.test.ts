import { ROLES, type Role } from '@sillage/domain/accounts/roles.ts'
import { allRoutes } from '@sillage/wire/all-routes.ts'
import { problem } from '@sillage/wire/problem.ts'
import type { Access, Room, Route } from '@sillage/wire/route.ts'
import { createSigner } from 'fast-jwt'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { rowCounts, signInAs, type TestSession } from '../../test-session.ts'
import { mount, type Session } from './mount.ts'
import { sendProblem } from './problems.ts'

/** Who may call what, written by hand: a new route or another access fails here until it is decided. */
const DECIDED: Readonly<Record<string, Access>> = {
  'accounts.register': 'optional',
  'accounts.login': 'public',
  'accounts.logout': 'signedIn',
  'accounts.me': 'signedIn',
  'accounts.avatar': 'public',
  'passkeys.list': 'signedIn',
  'passkeys.options': 'signedIn',
  'passkeys.register': 'signedIn',
  'passkeys.rename': 'signedIn',
  'passkeys.remove': 'signedIn',
  'passkeys.signIn': 'public',
  'passkeys.enrol': 'public',
  'externalSignIn.providers': 'public',
  'externalSignIn.start': 'public',
  'externalSignIn.callback': 'public',
  'externalSignIn.exchange': 'public',
  'externalSignIn.link': 'public',
  'users.list': ['advisor', 'admin'],
  'users.one': ['advisor', 'admin'],
  'users.change': ['admin'],
  'users.toggleStatus': ['admin'],
  'users.removeSecondFactor': ['admin'],
  'users.roleRequests': ['admin'],
  'users.acceptRole': ['admin'],
  'users.refuseRole': ['admin'],
  'users.invitations': ['admin'],
  'users.invite': ['admin'],
  'users.revokeInvitation': ['admin'],
  'users.readInvitation': 'public',
  'users.acceptInvitation': 'public',
  'stats.read': ['admin'],
  'audit.list': ['admin'],
  'audit.csv': ['admin'],
  'subscription.questions': 'public',
  'subscription.levels': 'public',
  'subscription.price': 'public',
  'subscription.saveQuestionnaire': 'signedIn',
  'contracts.create': 'signedIn',
  'contracts.mine': 'signedIn',
  'contracts.emissions': 'signedIn',
  'contracts.emissionsCsv': 'signedIn',
  'contractLife.calculateExtension': 'signedIn',
  'contractLife.extend': 'signedIn',
  'contractLife.renew': 'signedIn',
  'contractLife.cancellation': 'signedIn',
  'contractLife.cancel': 'signedIn',
  'contractLife.withdrawal': 'signedIn',
  'contractLife.withdraw': 'signedIn',
  'contractLife.history': 'signedIn',
  'contracts.pdf': 'signedIn',
  'contracts.papers': 'signedIn',
  'contracts.paper': 'signedIn',
  'documents.quote': 'signedIn',
  'quotes.mine': 'signedIn',
  'quotes.save': 'signedIn',
  'quotes.duplicate': 'signedIn',
  'quotes.remove': 'signedIn',
  'documents.generate': 'public',
  'documents.issued': 'public',
  'documents.verify': 'public',
  'carbon.journey': 'public',
  'carbon.annualVehicle': 'public',
  'carbon.searchCity': 'public',
  'claims.declare': 'signedIn',
  'claims.mine': 'signedIn',
  'claims.all': ['advisor', 'admin'],
  'claims.participants': 'signedIn',
  'claims.addParticipants': ['advisor', 'admin'],
  'claims.removeParticipant': ['advisor', 'admin'],
  'claims.setStatus': ['advisor', 'admin'],
  'claims.detail': 'signedIn',
  'claims.requestDocument': ['advisor', 'admin'],
  'claims.withdrawRequest': ['advisor', 'admin'],
  'claims.fulfilRequest': 'signedIn',
  'claims.provideDocument': 'signedIn',
  'claims.decide': ['advisor', 'admin'],
  'claims.reopen': 'signedIn',
  'claims.assign': ['advisor', 'admin'],
  'claims.setWaiting': ['advisor', 'admin'],
  'claims.acknowledgement': 'signedIn',
  'claims.summary': 'signedIn',
  'claimDesk.search': ['advisor', 'admin'],
  'claimDesk.filters': ['advisor', 'admin'],
  'claimDesk.saveFilter': ['advisor', 'admin'],
  'claimDesk.removeFilter': ['advisor', 'admin'],
  'claimDesk.ground': 'signedIn',
  'claimDesk.drafts': 'signedIn',
  'claimDesk.draft': 'signedIn',
  'claimDesk.saveDraft': 'signedIn',
  'claimDesk.discardDraft': 'signedIn',
  'complaints.create': 'signedIn',
  'complaints.mine': 'signedIn',
  'complaints.all': ['advisor', 'admin'],
  'complaints.acknowledge': ['advisor', 'admin'],
  'complaints.answer': ['advisor', 'admin'],
  'personalData.export': 'signedIn',
  'personalData.close': 'signedIn',
  'personalData.retention': ['root'],
  'profile.read': 'signedIn',
  'profile.update': 'signedIn',
  'profile.changePassword': 'signedIn',
  'profile.verifyEmail': 'signedIn',
  'profile.sessions': 'signedIn',
  'profile.endSession': 'signedIn',
  'profile.endOtherSessions': 'signedIn',
  'recovery.forgotPassword': 'public',
  'recovery.resetPassword': 'public',
  'recovery.confirmEmail': 'public',
  'notifications.list': 'signedIn',
  'notifications.read': 'signedIn',
  'messages.unread': 'signedIn',
  'messages.list': 'signedIn',
  'messages.post': 'signedIn',
  'messages.read': 'signedIn',
  'messages.documents': 'signedIn',
  'messages.files': 'signedIn',
  'messages.upload': 'signedIn',
  'messages.download': 'signedIn',
  'messages.thumbnail': 'signedIn',
  'live.stream': 'signedIn',
  'health.ready': 'public',
}

const routes = Object.entries(allRoutes as Record<string, Room>).flatMap(([room, calls]) =>
  Object.entries(calls).map(([name, route]) => ({ name: `${room}.${name}`, route })),
)
const guarded = routes.filter(({ route }) => route.access !== 'public')
const closed = guarded.filter(({ route }) => route.access !== 'optional')

let server: TestApp
const staff = new Map<Role, TestSession>()
beforeAll(async () => {
  server = await startTestApp()
  for (const role of ROLES) staff.set(role, await signInAs(server, role))
})
afterAll(() => server.close())
// a session for each route: more than one address may open
beforeEach(() => server.database.deleteFrom('throttle').execute())

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

test('every route of the wire has a decided access', () => {
  expect(Object.fromEntries(routes.map(({ name, route }) => [name, route.access]))).toEqual(DECIDED)
})

describe.each(closed)('$name', ({ route }) => {
  test('refuses an anonymous caller and stores nothing', async () => {
    const before = await rowCounts(server.database)
    const { code } = await expectProblem(await call(route), 401)
    expect(code).toBe('session.required')
    expect(await rowCounts(server.database)).toEqual(before)
  })
})

describe.each(guarded)('$name', ({ route }) => {
  test('refuses a dead token', async () => {
    const { client, token, account } = await signInAs(server)
    await client.accounts.logout()
    const foreign = createSigner({ key: 'k'.repeat(48) })({ sub: account.id, sid: account.id })
    for (const dead of [`Bearer ${token}`, `Bearer ${foreign}`, 'Bearer ', 'Basic YTph', token])
      await expectProblem(await call(route, dead), 401)
  })

  test('refuses the roles that are not listed and lets the others pass the guard', async () => {
    const { access } = route
    for (const [role, { token }] of staff) {
      const { status } = await call(
        route,
        `Bearer ${route.path === '/auth/logout' ? (await signInAs(server, role)).token : token}`,
      )
      const isOpen = typeof access === 'string' || role === 'root' || access.includes(role)
      expect([401, 403].includes(status)).toBe(!isOpen)
    }
  })
})

describe('the path', () => {
  test.each(routes)('of $name is found with and without a last slash', async ({ route }) => {
    const path = addressOf(route).replace(/\/$/, '')
    for (const form of [path, `${path}/`]) {
      const answer = await call(route, undefined, form)
      // an unknown path says `Élément introuvable.` too, but to anybody
      if (route.access !== 'public' && route.access !== 'optional') expect(answer.status).toBe(401)
      else if (/:(?:type|code)/.test(route.path)) expect(answer.status).toBe(404)
      else expect([200, 303, 400]).toContain(answer.status)
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
    ['GET', '/avatars'],
    ['GET', `/avatars/${'a'.repeat(201)}`],
  ])('%s %s is a JSON 404, never a page', async (method, path) => {
    const answer = await fetch(`${server.address}/backend${path}`, { method })
    if (path.includes('..')) expect(answer.status).toBe(404)
    else await expectProblem(answer, 404)
  })
})

describe('a route for listed roles', () => {
  let app: FastifyInstance
  let role: Role | null
  beforeAll(async () => {
    app = Fastify()
    app.decorateRequest('session', null)
    app.setErrorHandler(sendProblem)
    const room = {
      list: {
        method: 'GET',
        path: '/list',
        access: ['admin', 'advisor'],
        summary: 'Réservé',
        reply: z.object({ done: z.boolean() }),
      },
    } as const satisfies Room
    mount(app, {
      room,
      handlers: { list: async () => ({ done: true }) },
      options: {
        database: server.database,
        clock: () => Temporal.Now.instant(),
        secret: 'x'.repeat(32),
        sessionOf: async (): Promise<Session | null> =>
          role === null ? null : { id: '', account: { id: '', role, username: '', email: '' } },
      },
    })
    await app.ready()
  })
  afterAll(() => app.close())

  test.each([
    [null, 401],
    ['user', 403],
    ['advisor', 200],
    ['admin', 200],
    ['root', 200],
  ] as const)('answers %s with %d', async (caller, status) => {
    role = caller
    expect((await app.inject('/list')).statusCode).toBe(status)
  })
})
