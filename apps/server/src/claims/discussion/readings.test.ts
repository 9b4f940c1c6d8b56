import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildDiscussion, list, openPage, post, startDiscussion } from './messages.factory.ts'

const server = await serveTests()

const unread = async ({ client }: TestSession) => (await client.messages.unread()).data.total

const turn = async ({ client }: TestSession, id: string) =>
  (await client.claims.detail({ params: { id } })).data.desk?.waiting

test('the newest messages can be asked for alone, and come oldest first', async () => {
  const { owner, claimId } = await startDiscussion(server)
  for (const text of ['un', 'deux', 'trois']) await post(owner, claimId, text)
  const newest = await owner.client.messages.list({ params: { claimId }, query: { last: 2 } })
  expect(newest.map(({ message_content: text }) => text)).toEqual(['deux', 'trois'])
})

describe('an internal note', () => {
  test('is shown to staff only: in the list, live, in the unread counts and with its files', async () => {
    const { owner, guest, advisor, claimId } = await startDiscussion(server)
    const admin = await signInAs(server, 'admin')
    const pages = {
      owner: await openPage(server, owner),
      guest: await openPage(server, guest),
      admin: await openPage(server, admin),
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
      // marking the note as read reveals to nobody that it exists
      await messages.read({ params: { id: claimId }, body: { up_to: '999999999999' } })
    }
    expect((await list(admin, claimId)).map(({ read_by }) => read_by)).toEqual([0, 2])
  })

  test('can’t be written by a customer', async () => {
    const { owner, claimId } = await startDiscussion(server)
    const { status, message } = await refusalOf(post(owner, claimId, 'Psst', { isNote: true }))
    expect({ status, message }).toEqual({
      status: 403,
      message: 'Seule l’équipe écrit des notes internes.',
    })
    expect(await list(owner, claimId)).toEqual([])
  })
})

test('readers of a message are shown in the list and live, and unread messages are counted', async () => {
  const { owner, guest, advisor, claimId } = await startDiscussion(server)
  const page = await openPage(server, owner)
  const first = await post(owner, claimId, 'Un')
  const second = await post(owner, claimId, 'Deux')
  expect([await unread(owner), await unread(guest), await unread(advisor)]).toEqual([0, 2, 0])
  const read = (person: TestSession, upTo: string) =>
    person.client.messages.read({ params: { id: claimId }, body: { up_to: upTo } })
  await read(guest, first.message_id)
  await Promise.all([1, 2, 3].map(() => read(advisor, second.message_id)))
  // marking an earlier message does not unread later ones
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

test('only what people wrote counts as unread, and only in the claims that one follows', async () => {
  const { owner, guest, advisor, claimId } = await startDiscussion(server)
  const colleague = await signInAs(server, 'advisor')
  const params = { id: claimId }
  await post(owner, claimId, 'Bonjour')
  await advisor.client.claims.setStatus({ params, body: { status: 'in_progress' } })
  // the status and who handles it are lines of the file, which nobody wrote
  await advisor.client.claims.assign({ params, body: { assignee: colleague.account.id } })
  expect([await unread(colleague), await unread(guest), await unread(owner)]).toEqual([1, 1, 0])
  const bystander = await signInAs(server, 'advisor')
  expect(await unread(bystander)).toBe(0)
})

test('when two people write at once and a page loses its connection, each page has every message in order', async () => {
  const { owner, advisor, claimId } = await startDiscussion(server)
  const pages = [await openPage(server, owner), await openPage(server, advisor)]
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

test('the others in a discussion are notified once until they read, and the mails quote nothing', async () => {
  const { owner, guest, advisor, claimId } = await startDiscussion(server)
  const titles = async (person: TestSession) =>
    (
      await server.database
        .selectFrom('notification')
        .select(['title', 'path'])
        .where('account_id', '=', person.account.id)
        .execute()
    ).map(({ title }) => title)
  await post(advisor, claimId, 'Premier')
  const { message_id } = await post(advisor, claimId, 'Second')
  const title = expect.stringContaining(`(${claimId.slice(0, 8)})\u00a0: nouveau message`)
  expect(await titles(owner)).toEqual([title])
  expect(await titles(guest)).toEqual([title])
  await owner.client.messages.read({ params: { id: claimId }, body: { up_to: message_id } })
  await post(advisor, claimId, 'Suite')
  expect(await titles(owner)).toEqual([title, title])
  await post(owner, claimId, 'Réponse')
  const { rows } = await sql<{ body: string }>`select subject || body as body from mail`.execute(
    server.database,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { body } of rows) expect(body).not.toMatch(/premier|second|suite|réponse|sinistre/i)
})

describe('a message', () => {
  test('passes the turn to the other side, unless the team keeps it', async () => {
    const { owner, guest, advisor, claimId } = await startDiscussion(server)
    await post(advisor, claimId, 'Quel garage ?')
    expect(await turn(advisor, claimId)).toBe('customer')
    await post(guest, claimId, 'Celui de la gare.', { keepsTurn: true })
    expect(await turn(advisor, claimId)).toBe('insurer')
    await post(advisor, claimId, 'Nous l’appelons.', { keepsTurn: true })
    expect(await turn(advisor, claimId)).toBe('insurer')
    await post(advisor, claimId, 'Y êtes-vous passé ?')
    await post(advisor, claimId, 'Garage à rappeler', { isNote: true, keepsTurn: true })
    expect(await turn(advisor, claimId)).toBe('customer')
    await post(owner, claimId, 'Oui.')
    expect(await turn(advisor, claimId)).toBe('insurer')
  })

  test('from an advisor on their own claim passes the turn as a customer’s does', async () => {
    const advisor = await signInAs(server, 'advisor')
    const claimId = await buildDiscussion(server.database, { ownerId: advisor.account.id })
    await server.database
      .updateTable('claim')
      .set({ waiting: 'customer' })
      .where('id', '=', claimId)
      .execute()
    await post(advisor, claimId, 'Voici mon constat.')
    // only the team reads whose turn it is, and an advisor does not on their own claim
    expect(await turn(await signInAs(server, 'advisor'), claimId)).toBe('insurer')
  })
})
