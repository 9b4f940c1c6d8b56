import { beforeEach, describe, expect, test } from 'vitest'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { mailsTo } from '../accounts/recovery/read-mail.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../testing/test-session.ts'
import { buildConversation } from './conversations.factory.ts'

let camille: TestSession
const server = await serveTests()
const nadia = await signInAs(server, 'advisor')
beforeEach(async () => {
  camille = await signInAs(server)
})

const QUESTION = 'Mon contrat me couvre-t-il pour une fracture en Suisse ?'
const ask = (by: TestSession, changes: { contract_id?: string } = {}) =>
  by.client.conversations.open({ body: { topic: 'cover', message: QUESTION, ...changes } })
const answer = (by: TestSession, id: string, message = 'Oui.') =>
  by.client.conversations.answer({ params: { id }, body: { message } })

describe('a question to an adviser', () => {
  test('waits for an answer, and shows the name of its contract', async () => {
    const contract = await buildContract(server.database, { accountId: camille.account.id })
    const { data } = await ask(camille, { contract_id: contract.id })
    expect(data).toMatchObject({
      topic: 'cover',
      state: 'waiting',
      contract: { id: contract.id, name: expect.stringMatching(/\w/) },
      messages: [{ text: QUESTION, is_team: false }],
    })
    expect(data.waiting_since).toBe(data.messages[0]?.sent_at)
    expect((await camille.client.conversations.mine()).data).toEqual([data])
  })

  test('about a contract of somebody else is answered not found', async () => {
    const other = await buildAccount(server.database)
    const contract = await buildContract(server.database, { accountId: other.id })
    expect(await refusalOf(ask(camille, { contract_id: contract.id }))).toMatchObject({
      status: 404,
    })
    expect((await camille.client.conversations.mine()).data).toEqual([])
  })

  test('is answered once for all its waiting messages, and the mail quotes nothing of it', async () => {
    const { id } = (await ask(camille)).data
    await camille.client.conversations.write({ params: { id }, body: { message: 'C’est urgent.' } })
    const { data } = await answer(nadia, id, 'Oui, la Suisse est couverte pour une fracture.')
    expect(data).toMatchObject({ state: 'answered', waiting_since: null, may_answer: true })
    expect(data.messages.map(({ is_team }) => is_team)).toEqual([false, false, true])
    const mails = await mailsTo(server.database, camille.account.email)
    expect(mails).toMatchObject([{ path: '/questions' }])
    expect(JSON.stringify(mails)).not.toMatch(/fracture|Suisse/)
    expect((await camille.client.notifications.list()).unread).toBe(1)
  })

  test('waits since its first unanswered message', async () => {
    const { id, waiting_since } = (await ask(camille)).data
    const insisted = await camille.client.conversations.write({
      params: { id },
      body: { message: 'Toujours personne ?' },
    })
    expect(insisted.data.waiting_since).toBe(waiting_since)
  })

  test('is closed once answered, and reopened when the customer writes again', async () => {
    const { id } = (await ask(camille)).data
    const close = () => nadia.client.conversations.close({ params: { id } })
    expect(await refusalOf(close())).toMatchObject({
      status: 409,
      problem: { code: 'conversation.waiting' },
    })
    await answer(nadia, id)
    expect((await close()).data.state).toBe('closed')
    expect(await refusalOf(close())).toMatchObject({ problem: { code: 'conversation.closed' } })
    const again = await camille.client.conversations.write({
      params: { id },
      body: { message: 'Et en Italie ?' },
    })
    expect(again.data.state).toBe('waiting')
  })

  test('by a staff member is answered by a colleague', async () => {
    const { id } = (await ask(nadia)).data
    for (const call of [
      () => answer(nadia, id),
      () => nadia.client.conversations.close({ params: { id } }),
    ])
      expect(await refusalOf(call())).toMatchObject({
        status: 403,
        problem: { code: 'conversation.own' },
      })
    const colleague = await signInAs(server, 'advisor')
    expect((await answer(colleague, id)).data.may_answer).toBe(true)
  })

  test('can’t be read or continued by anybody else', async () => {
    const { id } = (await ask(camille)).data
    const stranger = await signInAs(server)
    expect((await stranger.client.conversations.mine()).data).toEqual([])
    const body = { message: 'Moi aussi.' }
    for (const by of [stranger, nadia])
      expect(
        await refusalOf(by.client.conversations.write({ params: { id }, body })),
      ).toMatchObject({ status: 404 })
  })
})

describe('the desk of questions', () => {
  test('lists the longest waiting first, and the reading is audited', async () => {
    const { client } = nadia
    const { total: before } = (await client.conversations.all({ query: { limit: 1 } })).data
    const [old, older] = ['2020-02-01T08:00:00Z', '2020-01-01T08:00:00Z'].map((at) => new Date(at))
    const { id: second } = await buildConversation(server.database, {
      accountId: camille.account.id,
      ...(old && { at: old }),
    })
    const { id: first } = await buildConversation(server.database, {
      accountId: camille.account.id,
      ...(older && { at: older }),
    })
    const { conversations, total } = (await client.conversations.all({ query: { limit: 2 } })).data
    expect(total).toBe(before + 2)
    expect(conversations.map(({ id }) => id)).toEqual([first, second])
    const noted = await server.database
      .selectFrom('audit_entry')
      .select('detail')
      .where('action', '=', 'conversation.read')
      .where('actor_id', '=', nadia.account.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(noted.detail)).toContain(first)
    await answer(nadia, first)
    await answer(nadia, second)
  })

  test.each(['waiting', 'answered', 'closed'] as const)(
    'filters the questions that are %s',
    async (state) => {
      const { id } = (await ask(camille)).data
      if (state !== 'waiting') await answer(nadia, id)
      if (state === 'closed') await nadia.client.conversations.close({ params: { id } })
      const { conversations } = (
        await nadia.client.conversations.all({ query: { state, limit: 100 } })
      ).data
      expect(conversations.map((one) => one.id)).toContain(id)
      expect(new Set(conversations.map((one) => one.state))).toEqual(new Set([state]))
    },
  )
})
