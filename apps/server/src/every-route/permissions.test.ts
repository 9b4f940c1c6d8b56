import { readdirSync } from 'node:fs'
import type { Route } from '@sillage/wire/http/route.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { SAMPLE_ENV, sampleCookie } from '../accounts/external/sample-identity.factory.ts'
import { openCardHouse } from '../payments/cards/card-house.factory.ts'
import { answerFault } from '../platform/http/answer-fault.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'
import { storedState } from '../testing/test-state.ts'
import { decidedFor } from './decided-for.ts'
import { routes } from './every-call.factory.ts'
import { ACTORS, type Actor, type RouteName } from './permission-matrix.ts'
import { gatherPeople } from './permission-people.factory.ts'
import { buildSubjects, type Subject } from './permission-subjects.factory.ts'

const cards = await openCardHouse()
const server = await serveTests({ env: { ...SAMPLE_ENV, CARD_PROVIDER: cards.setting } })
const people = await gatherPeople(server)
const subjects = await buildSubjects(server, people)
afterAll(() => cards.close())
// more sessions and accounts than one address may open
beforeEach(async () => {
  await server.database.deleteFrom('throttle').execute()
  await server.database.deleteFrom('daily_use').execute()
})

/** After these calls the session has ended or the account has changed: another person of the same role makes them. */
const LAST: readonly RouteName[] = [
  'accounts.logout',
  'personalData.close',
  'profile.endOtherSessions',
  'profile.update',
]

async function tokenOf(actor: Actor, name: RouteName): Promise<string | null> {
  if (actor === 'anonymous') return null
  const { token, account } = people[actor]
  if (!LAST.includes(name) || decidedFor(name)[actor].changesNothing) return token
  return (await signInAs(server, account.role)).token
}

const OUTSIDERS: readonly Actor[] = ['anonymous', 'stranger', 'deactivated']

interface Asked {
  readonly actor: Actor
  readonly name: RouteName
  readonly route: Route
  readonly subject: Subject
}

async function ask({ actor, name, route, subject }: Asked) {
  const { params = {}, query = {}, body } = subject
  const path = route.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '')
  const token = await tokenOf(actor, name)
  const answer = await fetch(
    `${server.address}/backend${path}?${new URLSearchParams(query).toString()}`,
    {
      method: route.method,
      redirect: 'manual',
      headers: {
        cookie: sampleCookie(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  )
  const { status } = answer
  // a stream has no end; its content has its own tests
  if (route.reply === 'text/event-stream' && status === 200) {
    await answer.body?.cancel()
    return { actor, status, text: '' }
  }
  const text = await answer.text()
  const type = answer.headers.get('content-type')
  expect(answerFault(route, { status, type, text })).toBeNull()
  return { actor, status, text }
}

const state = async () => ({
  ...(await storedState(server.database)),
  files: readdirSync(server.dataDir, { recursive: true }).length,
})

describe.each(routes)('$name', ({ name, route }) => {
  test('answers each role as declared, and a refused caller changes nothing', async () => {
    const decided = decidedFor(name)
    const idle = ACTORS.filter((actor) => decided[actor].changesNothing)
    const subject = await subjects.of(name)
    const before = await state()
    const answers = await Promise.all(idle.map((actor) => ask({ actor, name, route, subject })))
    expect(await state()).toEqual(before)

    const others = ACTORS.filter((actor) => !decided[actor].changesNothing)
    // one after the other, since each must see what the previous one wrote
    const served = await Array.fromAsync(others, async (actor) => {
      const caller = actor === 'anonymous' ? people.stranger : people[actor]
      return ask({ actor, name, route, subject: await subjects.of(name, caller) })
    })
    const all = [...answers, ...served]
    expect(Object.fromEntries(all.map(({ actor, status }) => [actor, status]))).toEqual(
      Object.fromEntries(ACTORS.map((actor) => [actor, decided[actor].status])),
    )
    for (const { text } of all.filter(({ actor }) => OUTSIDERS.includes(actor)))
      for (const secret of subjects.secrets) expect(text).not.toContain(secret)
  })
})
