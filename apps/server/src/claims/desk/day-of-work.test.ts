import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
const colleague = await signInAs(server, 'advisor')

const newClaim = async () =>
  (await buildClaim(server.database, { owner: owner.account, daysAgo: 1 })).claim_id

const assign = (by: TestSession, id: string, to: TestSession | null) =>
  by.client.claims.assign({ params: { id }, body: { assignee: to?.account.id ?? null } })

const found = async ({ client }: TestSession, only: 'unread' | 'received') => {
  const { data } = await client.claimDesk.search({ query: { only } })
  expect(data.found).toEqual({ count: data.claims.length, more: false })
  return data.claims.map(({ claim_id }) => claim_id)
}

test('a claim assigned by a colleague is listed as received, one that the advisor took is not', async () => {
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

const noticesOf = async ({ client }: TestSession) =>
  (await client.notifications.list()).data.map(({ title, path }) => ({ title, path }))

test('an advisor is notified once of a claim that a colleague assigns, and not of one that they take', async () => {
  const id = await newClaim()
  const taker = await signInAs(server, 'advisor')
  await assign(taker, id, taker)
  await assign(taker, id, null)
  expect(await noticesOf(taker)).toEqual([])
  await assign(colleague, id, taker)
  await assign(colleague, id, taker)
  expect(await noticesOf(taker)).toEqual([
    {
      title: expect.stringContaining(`(${id.slice(0, 8)})\u00a0: un collègue vous le confie`),
      path: `/sinistre?id=${id}`,
    },
  ])
})

test('a claim assigned more than a week ago is no longer listed as received', async () => {
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

test('a closed claim on which its owner writes is listed as unread for its advisor', async () => {
  const reader = await signInAs(server, 'advisor')
  const id = await newClaim()
  await assign(reader, id, reader)
  await reader.client.claims.setStatus({ params: { id }, body: { status: 'closed' } })
  expect(await found(reader, 'unread')).toEqual([])
  await owner.client.messages.post({ body: { claimId: id, content: 'J’ai oublié une facture.' } })
  expect(await found(reader, 'unread')).toEqual([id])
})

test('a closed claim on which its owner writes comes first until it is answered, passed on or reopened', async () => {
  const reader = await signInAs(server, 'advisor')
  const id = await newClaim()
  const params = { id }
  await assign(reader, id, reader)
  await reader.client.claims.setStatus({ params, body: { status: 'closed' } })
  const written = async () =>
    (await reader.client.claimDesk.search({ query: { only: 'written', assignee: 'me' } })).data
  const notifiedOf = async () =>
    (await reader.client.notifications.list()).data.map(({ title }) => title)
  expect((await written()).claims).toEqual([])

  await owner.client.messages.post({ body: { claimId: id, content: 'J’ai oublié une facture.' } })
  expect(await written()).toMatchObject({
    claims: [{ claim_id: id, claimStatus: 'closed', written_on: expect.any(String) }],
    found: { count: 1, more: false },
  })
  const open = await newClaim()
  await assign(reader, open, reader)
  const mine = await reader.client.claimDesk.search({ query: { assignee: 'me' } })
  const [first] = mine.data.claims
  expect(mine.data.strip?.written.count).toBeGreaterThan(0)
  expect(first?.claim_id).toBe(id)
  expect(await notifiedOf()).toContainEqual(
    expect.stringContaining(`(${id.slice(0, 8)}), fermé\u00a0: nouveau message`),
  )

  await reader.client.claims.setWaiting({ params, body: { waiting: 'customer' } })
  expect((await written()).claims).toEqual([])
  await owner.client.messages.post({ body: { claimId: id, content: 'Et la seconde\u202f?' } })
  expect((await written()).claims).toHaveLength(1)
  const note = { claimId: id, content: 'À voir.', isNote: true }
  await reader.client.messages.post({ body: note })
  expect((await written()).claims).toHaveLength(1)
  await reader.client.messages.post({ body: { claimId: id, content: 'Bien reçu.' } })
  expect((await written()).claims).toEqual([])

  await owner.client.messages.post({ body: { claimId: id, content: 'Une troisième.' } })
  await reader.client.claims.setStatus({ params, body: { status: 'in_progress' } })
  expect((await written()).claims).toEqual([])
  expect((await reader.client.claims.detail({ params })).data.desk?.written_on).toBeNull()
})

const orphans = async () => {
  const { data } = await advisor.client.claimDesk.search({ query: { assignee: 'inactive' } })
  return data.claims.map(({ claim_id }) => claim_id)
}

test('a closed claim on which its owner writes is listed as unhandled when its advisor is inactive', async () => {
  const leaver = await signInAs(server, 'advisor')
  const id = await newClaim()
  await assign(leaver, id, leaver)
  await leaver.client.claims.setStatus({ params: { id }, body: { status: 'closed' } })
  await server.owner
    .updateTable('account')
    .set({ is_active: false })
    .where('id', '=', leaver.account.id)
    .execute()
  expect(await orphans()).not.toContain(id)
  await owner.client.messages.post({ body: { claimId: id, content: 'Et ma facture\u202f?' } })
  expect(await orphans()).toContain(id)
})

test('the CSV of a search neutralises formulas, and is written once to the audit log', async () => {
  const taker = await signInAs(server, 'advisor')
  const hostile = await signInAs(server)
  await server.owner
    .updateTable('account')
    .set({ first_name: '=HYPERLINK("https://vol.exemple.fr")', last_name: '' })
    .where('id', '=', hostile.account.id)
    .execute()
  const { claim_id: id } = await buildClaim(server.database, { owner: hostile.account, daysAgo: 9 })
  await assign(taker, id, taker)
  const bytes = await taker.client.claimDesk.csv({ query: { assignee: 'me', waits: 3 } })
  const [, line = '', ...rest] = new TextDecoder().decode(bytes).trim().split('\r\n')
  expect(rest).toEqual([])
  expect(line).toContain(id)
  expect(line).toContain(`"'=HYPERLINK(`)
  expect(line).toContain('nous')
  const logged = await server.database
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .where('actor_id', '=', taker.account.id)
    .where('action', '=', 'claim.listed')
    .execute()
  expect(logged).toMatchObject([{ detail: { exported: true, found: 1, waits: 3 } }])
})

test('the search for claims that have waited for so many days finds open claims alone', async () => {
  const reader = await signInAs(server, 'advisor')
  const old = (await buildClaim(server.database, { owner: owner.account, daysAgo: 12 })).claim_id
  const recent = await newClaim()
  for (const id of [old, recent]) await assign(reader, id, reader)
  const waiting = async () => {
    const query = { assignee: 'me', waits: 10 } as const
    const { data } = await reader.client.claimDesk.search({ query })
    return data.claims.map(({ claim_id }) => claim_id)
  }
  expect(await waiting()).toEqual([old])
  await reader.client.claims.setStatus({ params: { id: old }, body: { status: 'closed' } })
  expect(await waiting()).toEqual([])
})
