import { expect, test } from 'vitest'
import { accounts } from '../accounts/accounts.ts'
import { contracts } from '../contracts/contracts.ts'
import { FAILURES } from '../refusals.messages.ts'
import { createClient } from './client.ts'

const BASE = 'http://127.0.0.1/backend'

test('without a token, calls that need a session fail before being sent, and the others are sent', async () => {
  const asked: string[] = []
  const client = createClient(
    { mine: contracts.mine, login: accounts.login, register: accounts.register },
    {
      bases: { host: BASE, questionnaire: BASE, emissions: BASE },
      token: () => null,
      failsWithoutToken: true,
      fetch: async (address) => {
        asked.push(new Request(address).url)
        return Response.json({}, { status: 200 })
      },
    },
  )
  await expect(client.mine({})).rejects.toThrow(new Error('No token found'))
  expect(asked).toEqual([])
  await client.login({ body: { email: 'camille@exemple.fr', password: 'secret' } })
  await client.register({
    body: { username: 'camille', email: 'camille@exemple.fr', password: 'secret', role: 'user' },
  })
  expect(asked).toEqual([`${BASE}/auth/login`, `${BASE}/auth/register`])
})

/** A client whose answers begin with these bytes, then break off with the connection. */
function cutClient(start: string) {
  const cut = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(start))
      controller.error(new TypeError('network error'))
    },
  })
  return createClient(
    { me: accounts.me, pdf: contracts.pdf },
    {
      bases: { host: BASE, questionnaire: BASE, emissions: BASE },
      token: () => 'token',
      fetch: async () => new Response(cut),
    },
  )
}

test('an answer cut off on the way counts as no answer, be it JSON or a file', async () => {
  await expect(cutClient('{"user":').me()).rejects.toMatchObject({ status: 0 })
  const params = { id: 'b9a8f6a2-64e7-4a55-8d9a-2f3f2c5a4d11' }
  await expect(cutClient('%PDF').pdf({ params })).rejects.toMatchObject({ status: 0 })
})

test('a call that was given up ends with the reason it was, not as a lost answer', async () => {
  const signal = AbortSignal.abort()
  await expect(cutClient('{').me({ signal })).rejects.toThrow(TypeError)
})

test('an answer that is not JSON does not count as lost', async () => {
  const client = createClient(
    { me: accounts.me },
    {
      bases: { host: BASE, questionnaire: BASE, emissions: BASE },
      token: () => 'token',
      fetch: async () => new Response('<html>'),
    },
  )
  await expect(client.me()).rejects.toThrow(SyntaxError)
})

/** A client that is always refused with this body. */
function refusedClient(body: unknown) {
  return createClient(
    { me: accounts.me },
    {
      bases: { host: BASE, questionnaire: BASE, emissions: BASE },
      token: () => 'token',
      fetch: async () => Response.json(body, { status: 403, headers: { 'retry-after': '7' } }),
    },
  )
}

const forbidden = {
  type: 'about:blank',
  title: 'Forbidden',
  status: 403,
  code: 'presence.required',
  message: 'Confirmez que c’est bien vous.',
}

test('a refusal of the server is thrown with its sentence and its code', async () => {
  await expect(refusedClient(forbidden).me()).rejects.toMatchObject({
    message: forbidden.message,
    problem: { code: forbidden.code },
    retryAfter: 7,
  })
})

test.each([
  ['a text', 'Forbidden'],
  ['nothing', null],
  ['a list', [forbidden]],
  ['a message alone, as proxies send', { message: 'Forbidden', code: 1020 }],
  ['a status that is no number', { ...forbidden, status: '403' }],
])('an answer that is not a problem of the server is not shown: %s', async (_, body) => {
  await expect(refusedClient(body).me()).rejects.toMatchObject({
    message: FAILURES.failed,
    problem: null,
  })
})
