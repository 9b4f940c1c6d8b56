import type { LiveEvent } from '@sillage/wire/live.ts'
import { followLive, type LiveConnection } from '@sillage/wire/live-client.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../test-session.ts'
import { buildDiscussion } from './messages.factory.ts'

let server: TestApp
const open: LiveConnection[] = []
beforeAll(async () => {
  server = await startTestApp()
})
afterEach(() => {
  for (const connection of open.splice(0)) connection.close()
})
afterAll(() => server.close())

/** A claim with its owner, a participant, an advisor and a stranger. */
async function discussion() {
  const people = {
    owner: await signInAs(server),
    guest: await signInAs(server),
    advisor: await signInAs(server, 'advisor'),
    stranger: await signInAs(server),
  }
  const claimId = await buildDiscussion(server.database, {
    ownerId: people.owner.account.id,
    participantIds: [people.guest.account.id],
  })
  return { ...people, claimId }
}

const post = ({ client }: TestSession, claimId: string, content: string, more = {}) =>
  client.messages.post({ body: { claimId, content, ...more } })
const list = ({ client }: TestSession, claimId: string) =>
  client.messages.list({ params: { claimId } })

/** The page of somebody: what it was told of. */
async function openPage({ token }: TestSession) {
  const events: LiveEvent[] = []
  let isConnected = false
  const connection = followLive({
    base: `${server.address}/backend`,
    token: () => token,
    onEvent: (event) => events.push(event),
    onFresh: () => undefined,
    onConnection: (connected) => {
      isConnected = connected
    },
  })
  open.push(connection)
  await vi.waitFor(() => expect(isConnected).toBe(true))
  return { events, connection, texts: () => events.flatMap(textOf) }
}

const textOf = (event: LiveEvent) =>
  event.kind === 'message' ? [event.payload.message.message_content] : []

const unread = async ({ client }: TestSession) => (await client.messages.unread()).data.total

const countMessages = async () =>
  Number(
    (
      await server.database
        .selectFrom('claim_message')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

test('owner, participant and staff write and read the same discussion', async () => {
  const { owner, guest, advisor, claimId } = await discussion()
  await post(owner, claimId, 'Bonjour')
  await post(guest, claimId, 'J’étais là')
  await post(advisor, claimId, '  Merci à vous deux.\nNous regardons. ')
  for (const person of [owner, guest, advisor]) {
    const messages = await list(person, claimId)
    expect(messages.map(({ message_content }) => message_content)).toEqual([
      'Bonjour',
      'J’étais là',
      'Merci à vous deux.\nNous regardons.',
    ])
    expect(messages.map(({ user_id }) => user_id)).toEqual([
      owner.account.id,
      guest.account.id,
      advisor.account.id,
    ])
    expect(messages.map(({ author }) => author?.is_staff)).toEqual([false, false, true])
    expect(JSON.stringify(messages)).not.toContain('@')
  }
  const [first] = await list(owner, claimId)
  const rest = await owner.client.messages.list({
    params: { claimId },
    query: { after: first?.message_id ?? '', limit: 1 },
  })
  expect(rest.map(({ message_content }) => message_content)).toEqual(['J’étais là'])
})

test('a stranger gets 404 from every call, and changes nothing', async () => {
  const { owner, stranger, claimId } = await discussion()
  const { message_id } = await post(owner, claimId, 'Bonjour')
  const before = await countMessages()
  const { messages } = stranger.client
  const params = { id: claimId }
  for (const id of [claimId, crypto.randomUUID(), 'x']) {
    const calls = [
      () => messages.list({ params: { claimId: id } }),
      () => messages.read({ params: { id }, body: { up_to: message_id } }),
      () => messages.documents({ params: { id } }),
      () => messages.files({ params: { id } }),
      () => messages.upload({ params: { id }, query: { name: 'a.txt' }, body: new Blob(['a']) }),
    ]
    for (const call of calls) {
      const { status, message } = await refusalOf(call())
      expect({ status, message }).toEqual({ status: 404, message: 'Élément introuvable.' })
    }
  }
  for (const id of [claimId, crypto.randomUUID()])
    expect(
      (
        await refusalOf(
          post(stranger, id, 'Coucou', {
            documents: [{ file_name: 'a.txt', file_content: 'YQ==' }],
          }),
        )
      ).status,
    ).toBe(404)
  expect(await countMessages()).toBe(before)
  expect((await owner.client.messages.files({ params })).data).toEqual([])
  const kept = await server.database.selectFrom('claim_file').selectAll().execute()
  expect(kept.filter((file) => file.claim_id === claimId)).toEqual([])
})

test('a participant who was removed, and an account that was deactivated, see nothing any more; their messages stay', async () => {
  const { owner, guest, claimId } = await discussion()
  await post(guest, claimId, 'J’étais là')
  await server.database
    .deleteFrom('claim_participant')
    .where('claim_id', '=', claimId)
    .where('account_id', '=', guest.account.id)
    .execute()
  expect((await refusalOf(list(guest, claimId))).status).toBe(404)
  expect((await refusalOf(post(guest, claimId, 'Encore'))).status).toBe(404)
  await server.database
    .updateTable('account')
    .set({ is_active: false })
    .where('id', '=', guest.account.id)
    .execute()
  expect((await refusalOf(list(guest, claimId))).status).toBe(401)
  const [message] = await list(owner, claimId)
  expect(message).toMatchObject({
    message_content: 'J’étais là',
    author: { name: 'Compte désactivé', is_staff: false },
  })
})

test('author and time in the body have no effect', async () => {
  const { owner, advisor, claimId } = await discussion()
  const before = Date.now()
  const answer = await fetch(`${server.address}/backend/messages/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      claimId,
      content: 'C’est moi',
      userId: advisor.account.id,
      user_id: advisor.account.id,
      posted_date: '1999-01-01T00:00:00Z',
      kind: 'system',
    }),
  })
  expect(answer.status).toBe(201)
  const [message] = await list(advisor, claimId)
  expect(message).toMatchObject({ user_id: owner.account.id, kind: 'text' })
  expect(Date.parse(message?.posted_date ?? '')).toBeGreaterThanOrEqual(before - 1000)
})

test('what looks like HTML, a formula or SQL is text, kept to the letter', async () => {
  const { owner, advisor, claimId } = await discussion()
  const texts = [
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '=HYPERLINK("http://x")',
    "'; drop table claim_message; --",
    'مرحبا 👩‍👩‍👧 é',
    '**gras** [lien](javascript:alert(1))',
  ]
  for (const text of texts) await post(owner, claimId, text)
  const kept = await list(advisor, claimId)
  expect(kept.map(({ message_content }) => message_content)).toEqual(texts)
})

test('a message needs text or a file', async () => {
  const { owner, claimId } = await discussion()
  for (const content of ['', '  \n '])
    expect(await refusalOf(post(owner, claimId, content))).toMatchObject({
      status: 422,
      message: 'Écrivez un message ou joignez un fichier.',
    })
  expect((await refusalOf(post(owner, claimId, 'x'.repeat(5001)))).status).toBe(400)
  expect(await list(owner, claimId)).toEqual([])
})

test('the same key and body make one message, told once; another body under the key is refused', async () => {
  const { owner, advisor, claimId } = await discussion()
  const page = await openPage(advisor)
  const idempotencyKey = crypto.randomUUID()
  const documents = [{ file_name: 'a.txt', file_content: btoa('bonjour') }]
  const send = (content: string) =>
    owner.client.messages.post({ body: { claimId, content, documents }, idempotencyKey })
  const answers = await Promise.all([send('Une fois'), send('Une fois'), send('Une fois')])
  expect(new Set(answers.map(({ message_id }) => message_id)).size).toBe(1)
  expect((await refusalOf(send('Deux fois'))).status).toBe(422)
  await post(owner, claimId, 'Fin')
  await vi.waitFor(() => expect(page.texts()).toEqual(['Une fois', 'Fin']))
  expect((await list(owner, claimId)).map(({ documents: files }) => files.length)).toEqual([1, 0])
})

describe('a note between staff', () => {
  test('is seen by staff only: in the list, live, in the counts and with its files', async () => {
    const { owner, guest, advisor, claimId } = await discussion()
    const admin = await signInAs(server, 'admin')
    const pages = {
      owner: await openPage(owner),
      guest: await openPage(guest),
      admin: await openPage(admin),
    }
    const note = await post(advisor, claimId, 'Dossier douteux', {
      isNote: true,
      documents: [{ file_name: 'secret.txt', file_content: btoa('secret') }],
    })
    await post(advisor, claimId, 'Bonjour')
    await vi.waitFor(() => {
      expect(pages.admin.texts()).toEqual(['Dossier douteux', 'Bonjour'])
      expect(pages.owner.texts()).toEqual(['Bonjour'])
      expect(pages.guest.texts()).toEqual(['Bonjour'])
    })
    expect((await list(admin, claimId)).map(({ kind }) => kind)).toEqual(['note', 'text'])
    for (const person of [owner, guest]) {
      const { messages } = person.client
      expect((await list(person, claimId)).map(({ kind }) => kind)).toEqual(['text'])
      expect((await messages.unread()).data).toEqual({
        total: 1,
        claims: [{ claim_id: claimId, unread: 1 }],
      })
      expect((await messages.files({ params: { id: claimId } })).data).toEqual([])
      expect(await messages.documents({ params: { id: claimId } })).toEqual([])
      const params = { id: claimId, fileId: note.documents[0]?.file_id ?? '' }
      expect((await refusalOf(messages.download({ params }))).status).toBe(404)
      // reading up to the note tells nobody that it exists
      await messages.read({ params: { id: claimId }, body: { up_to: '999999999999' } })
    }
    expect((await list(admin, claimId)).map(({ read_by }) => read_by)).toEqual([0, 2])
  })

  test('is not for customers to write', async () => {
    const { owner, claimId } = await discussion()
    const { status, message } = await refusalOf(post(owner, claimId, 'Psst', { isNote: true }))
    expect({ status, message }).toEqual({
      status: 403,
      message: 'Seule l’équipe écrit des notes internes.',
    })
    expect(await list(owner, claimId)).toEqual([])
  })
})

test('who has read shows, on the list and live; what waits is counted', async () => {
  const { owner, guest, advisor, claimId } = await discussion()
  const page = await openPage(owner)
  const first = await post(owner, claimId, 'Un')
  const second = await post(owner, claimId, 'Deux')
  expect([await unread(owner), await unread(guest), await unread(advisor)]).toEqual([0, 2, 0])
  const read = (person: TestSession, upTo: string) =>
    person.client.messages.read({ params: { id: claimId }, body: { up_to: upTo } })
  await read(guest, first.message_id)
  await Promise.all([1, 2, 3].map(() => read(advisor, second.message_id)))
  // what one has read stays read
  await read(advisor, first.message_id)
  expect((await list(owner, claimId)).map(({ read_by }) => read_by)).toEqual([2, 1])
  expect([await unread(guest), await unread(advisor)]).toEqual([1, 0])
  const answer = await post(guest, claimId, 'Trois')
  expect([await unread(owner), await unread(guest), await unread(advisor)]).toEqual([1, 1, 1])
  await read(owner, answer.message_id)
  await vi.waitFor(() =>
    expect(page.events.flatMap((event) => (event.kind === 'read' ? [event.payload] : []))).toEqual([
      { claim_id: claimId, user_id: guest.account.id, from: '0', up_to: first.message_id },
      { claim_id: claimId, user_id: advisor.account.id, from: '0', up_to: second.message_id },
      { claim_id: claimId, user_id: owner.account.id, from: '0', up_to: answer.message_id },
    ]),
  )
  for (const up_to of ['-1', 'x', '1.5', '9'.repeat(19)])
    expect((await refusalOf(read(owner, up_to))).status).toBe(400)
})

test('two people write at once; after a cut, each page has every message once and in order', async () => {
  const { owner, advisor, claimId } = await discussion()
  const pages = [await openPage(owner), await openPage(advisor)]
  const write = async (person: TestSession, name: string) => {
    for (let at = 0; at < 12; at++) {
      if (at === 3) pages[0]?.connection.pause()
      if (at === 8) pages[0]?.connection.resume()
      await post(person, claimId, `${name} ${at}`)
    }
  }
  await Promise.all([write(owner, 'A'), write(advisor, 'B')])
  const kept = (await list(owner, claimId)).map(({ message_content }) => message_content)
  expect(kept.length).toBe(24)
  await vi.waitFor(
    () => {
      for (const page of pages) expect(page.texts()).toEqual(kept)
    },
    { timeout: 5000 },
  )
})

test('the others of a claim are notified once until they read, and the turn passes to the team', async () => {
  const { owner, guest, advisor, claimId } = await discussion()
  const titles = async (person: TestSession) =>
    (
      await server.database
        .selectFrom('notification')
        .select(['title', 'path'])
        .where('account_id', '=', person.account.id)
        .execute()
    ).map(({ title }) => title)
  await server.database.updateTable('claim').set({ waiting: 'customer' }).execute()
  await post(advisor, claimId, 'Premier')
  const { message_id } = await post(advisor, claimId, 'Second')
  const title = `Sinistre ${claimId.slice(0, 8)}\u00a0: nouveau message`
  expect(await titles(owner)).toEqual([title])
  expect(await titles(guest)).toEqual([title])
  const waiting = async () =>
    (
      await server.database
        .selectFrom('claim')
        .select('waiting')
        .where('id', '=', claimId)
        .executeTakeFirstOrThrow()
    ).waiting
  expect(await waiting()).toBe('customer')
  await owner.client.messages.read({ params: { id: claimId }, body: { up_to: message_id } })
  await post(advisor, claimId, 'Suite')
  expect(await titles(owner)).toEqual([title, title])
  await post(owner, claimId, 'Réponse')
  expect(await waiting()).toBe('insurer')
  const { rows } = await sql<{ body: string }>`select subject || body as body from mail`.execute(
    server.database,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { body } of rows) expect(body).not.toMatch(/premier|second|suite|réponse|sinistre/i)
})
