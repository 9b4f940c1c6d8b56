import { afterEach, expect, test } from 'vitest'
import { takeEarlyRead } from './early-reads.ts'

const ADDRESS = '/backend/contracts/user'

afterEach(() => {
  globalThis.earlyReads = undefined
})

function begun(token: string | null, answer: Response | null = new Response('first')) {
  globalThis.earlyReads = { token, answers: new Map([[ADDRESS, Promise.resolve(answer)]]) }
}

/** Takes an early read one second after the page was opened. */
const take = (address: string, init: RequestInit) => takeEarlyRead(address, init, 1000)

const asked = (token: string | null): RequestInit => ({
  method: 'GET',
  headers: token ? { authorization: `Bearer ${token}` } : {},
})

test('an early read made by the document is used once', async () => {
  begun('one')
  expect(await (await take(ADDRESS, asked('one')))?.text()).toBe('first')
  expect(await take(ADDRESS, asked('one'))).toBeNull()
})

test('an early read of a visitor is used without a token', async () => {
  begun(null)
  expect(await (await take(ADDRESS, asked(null)))?.text()).toBe('first')
})

test.each([
  ['another session', ADDRESS, asked('other')],
  ['no session', ADDRESS, asked(null)],
  ['another read', '/backend/claims/user', asked('one')],
  ['a call that is not a read', ADDRESS, { ...asked('one'), method: 'POST' }],
])('no early read is used for %s', async (_, address, init) => {
  begun('one')
  expect(await take(address, init)).toBeNull()
})

test('an early read that failed is made again', async () => {
  begun('one', null)
  expect(await take(ADDRESS, asked('one'))).toBeNull()
})

test('an early read that is too old is made again', async () => {
  begun('one')
  expect(await takeEarlyRead(ADDRESS, asked('one'), 20_000)).toBeNull()
})
