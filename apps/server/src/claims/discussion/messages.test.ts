import { expect, test, vi } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf } from '../../testing/test-session.ts'
import { list, openPage, post, startDiscussion } from './messages.factory.ts'

const server = await serveTests()

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
  const { owner, guest, advisor, claimId } = await startDiscussion(server)
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

test('a stranger gets 404 from every call and changes nothing', async () => {
  const { owner, stranger, claimId } = await startDiscussion(server)
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

test('a removed participant and a deactivated account lose access, and their messages stay', async () => {
  const { owner, guest, claimId } = await startDiscussion(server)
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

test('an author, a time or a kind given in the body is ignored', async () => {
  const { owner, advisor, claimId } = await startDiscussion(server)
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

test('text that looks like HTML, a formula or SQL is kept to the letter', async () => {
  const { owner, advisor, claimId } = await startDiscussion(server)
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

test('a thousand combining accents on one letter are cut to six', async () => {
  const { owner, advisor, claimId } = await startDiscussion(server)
  await post(owner, claimId, `bonjour o${'\u0305'.repeat(1000)}`)
  const [kept] = await list(advisor, claimId)
  expect(kept?.message_content).toBe(`bonjour o${'\u0305'.repeat(6)}`)
})

test('a message needs text or a file', async () => {
  const { owner, claimId } = await startDiscussion(server)
  for (const content of ['', '  \n '])
    expect(await refusalOf(post(owner, claimId, content))).toMatchObject({
      status: 422,
      message: 'Écrivez un message ou joignez un fichier.',
    })
  expect((await refusalOf(post(owner, claimId, 'x'.repeat(5001)))).status).toBe(400)
  expect(await list(owner, claimId)).toEqual([])
})

test('the same idempotency key and body make one message, another body under the key is refused', async () => {
  const { owner, advisor, claimId } = await startDiscussion(server)
  const page = await openPage(server, advisor)
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
