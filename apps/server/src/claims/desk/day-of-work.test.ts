import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

let server: TestApp
let owner: TestSession
let advisor: TestSession
let colleague: TestSession

beforeAll(async () => {
  server = await startTestApp()
  owner = await signInAs(server)
  advisor = await signInAs(server, 'advisor')
  colleague = await signInAs(server, 'advisor')
})
afterAll(() => server.close())

const newClaim = async () =>
  (await buildClaim(server.database, { owner: owner.account, daysAgo: 1 })).claim_id

const assign = (by: TestSession, id: string, to: TestSession | null) =>
  by.client.claims.assign({ params: { id }, body: { assignee: to?.account.id ?? null } })

const found = async ({ client }: TestSession, only: 'unread' | 'received') => {
  const { data } = await client.claimDesk.search({ query: { only } })
  expect(data.found).toEqual({ count: data.claims.length, more: false })
  return data.claims.map(({ claim_id }) => claim_id)
}

test('what a colleague gave me is received, what I took is not', async () => {
  const id = await newClaim()
  await assign(advisor, id, advisor)
  expect(await found(advisor, 'received')).toEqual([])
  await assign(colleague, id, null)
  await assign(colleague, id, advisor)
  expect(await found(advisor, 'received')).toEqual([id])
  expect(await found(colleague, 'received')).toEqual([])
  await assign(colleague, id, colleague)
  expect(await found(advisor, 'received')).toEqual([])
})

test('a claim given more than a week ago is received no more', async () => {
  const id = await newClaim()
  await assign(colleague, id, advisor)
  expect(await found(advisor, 'received')).toContain(id)
  await server.owner
    .updateTable('claim_event')
    .set({ at: new Date(Date.now() - 8 * 86_400_000) })
    .where('claim_id', '=', id)
    .execute()
  expect(await found(advisor, 'received')).not.toContain(id)
})

test('a closed claim on which its owner writes is among what its advisor has to read', async () => {
  const reader = await signInAs(server, 'advisor')
  const id = await newClaim()
  await assign(reader, id, reader)
  await reader.client.claims.setStatus({ params: { id }, body: { status: 'closed' } })
  expect(await found(reader, 'unread')).toContain(id)
  const upTo = (await reader.client.messages.list({ params: { claimId: id } })).at(-1)
  await reader.client.messages.read({
    params: { id },
    body: { up_to: upTo?.message_id ?? '' },
  })
  expect(await found(reader, 'unread')).toEqual([])
  await owner.client.messages.post({ body: { claimId: id, content: 'J’ai oublié une facture.' } })
  expect(await found(reader, 'unread')).toEqual([id])
})
