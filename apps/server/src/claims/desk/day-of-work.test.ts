import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const found = async ({ client }: TestSession, only: 'unread' | 'received' | 'mentioned') => {
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

const told = async ({ client }: TestSession) =>
  (await client.notifications.list()).data.map(({ title, path }) => ({ title, path }))

test('who is given a claim by a colleague is told, who takes one or gives it back is not', async () => {
  const id = await newClaim()
  const taker = await signInAs(server, 'advisor')
  await assign(taker, id, taker)
  await assign(taker, id, null)
  expect(await told(taker)).toEqual([])
  await assign(colleague, id, taker)
  await assign(colleague, id, taker)
  expect(await told(taker)).toEqual([
    {
      title: `Sinistre ${id.slice(0, 8)}\u00a0: un collègue vous le confie`,
      path: `/sinistre?id=${id}`,
    },
  ])
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

test('a closed claim on which its owner writes comes first, until it is answered or said to need no answer', async () => {
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
  expect(await notifiedOf()).toContain(`Sinistre ${id.slice(0, 8)}, fermé\u00a0: nouveau message`)

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

test('a closed claim that is written on is nobody’s unseen: without an active handler it is to be taken', async () => {
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

test('a search is handed out as a table that no spreadsheet takes for a formula, and stands once in the log', async () => {
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

test('what has waited for so many days is found, on either side’s turn, while it is open', async () => {
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

test('a claim that nobody has is told to each advisor, once until they have read it', async () => {
  const waiting = await signInAs(server, 'advisor')
  const arrival = {
    title: 'Un sinistre déclaré attend un conseiller',
    path: '/sinistresDashboard?conseiller=nobody&seulement=open',
  }
  await newClaim()
  await newClaim()
  expect(await told(waiting)).toEqual([arrival])
  await waiting.client.notifications.read({ body: {} })
  await newClaim()
  expect(await told(waiting)).toEqual([arrival, arrival])
  // nobody is told of their own
  await waiting.client.notifications.read({ body: {} })
  await buildClaim(server.database, { owner: waiting.account, daysAgo: 1 })
  const arrivals = (await told(waiting)).filter(({ title }) => title === arrival.title)
  expect(arrivals).toHaveLength(2)
  const admin = await signInAs(server, 'admin')
  await newClaim()
  expect(await told(admin)).toEqual([])
})

describe('a note that calls a colleague', () => {
  const note = (by: TestSession, claimId: string, ...called: TestSession[]) =>
    by.client.messages.post({
      body: {
        claimId,
        content: 'Peux-tu regarder ce devis\u202f?',
        isNote: true,
        mentions: called.map(({ account }) => account.id),
      },
    })

  test('waits for them until they have read it, and tells them where', async () => {
    const id = await newClaim()
    const called = await signInAs(server, 'advisor')
    const posted = await note(advisor, id, called, colleague)
    expect(posted.mentions).toHaveLength(2)
    const [first] = (await advisor.client.messages.list({ params: { claimId: id } })).slice(-1)
    expect(first?.mentions).toEqual(posted.mentions)
    expect(await told(called)).toEqual([
      {
        title: `Sinistre ${id.slice(0, 8)}\u00a0: un collègue vous appelle dans une note`,
        path: `/sinistre?id=${id}`,
      },
    ])
    expect(await found(called, 'mentioned')).toEqual([id])
    expect(await found(advisor, 'mentioned')).toEqual([])
    await called.client.messages.read({ params: { id }, body: { up_to: posted.message_id } })
    expect(await found(called, 'mentioned')).toEqual([])
    expect(await found(colleague, 'mentioned')).toContain(id)
  })

  test('calls nobody who may not read it, nor its author, nor anybody in a message to all', async () => {
    const id = await newClaim()
    const refusal = { status: 422, problem: { code: 'message.mention' } }
    await expect(note(advisor, id, owner)).rejects.toMatchObject(refusal)
    await expect(note(advisor, id, advisor)).rejects.toMatchObject(refusal)
    const onOwn = await buildClaim(server.database, { owner: colleague.account, daysAgo: 1 })
    await expect(note(advisor, onOwn.claim_id, colleague)).rejects.toMatchObject(refusal)
    const mentions = [colleague.account.id]
    await expect(
      advisor.client.messages.post({ body: { claimId: id, content: 'Bonjour', mentions } }),
    ).rejects.toMatchObject(refusal)
    const kept = await advisor.client.messages.list({ params: { claimId: id } })
    expect(kept.map(({ kind }) => kind)).toEqual(['system'])
  })
})
