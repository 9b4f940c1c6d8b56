import { describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
const colleague = await signInAs(server, 'advisor')

const newClaim = async () =>
  (await buildClaim(server.database, { owner: owner.account, daysAgo: 1 })).claim_id

const calling = async ({ client }: TestSession) => {
  const { data } = await client.claimDesk.search({ query: { only: 'mentioned' } })
  return data.claims.map(({ claim_id }) => claim_id)
}

const note = (by: TestSession, claimId: string, ...called: TestSession[]) =>
  by.client.messages.post({
    body: {
      claimId,
      content: 'Peux-tu regarder ce devis\u202f?',
      isNote: true,
      mentions: called.map(({ account }) => account.id),
    },
  })

describe('a note that mentions a colleague', () => {
  test('notifies them and stays in their list of mentions until they have read it', async () => {
    const id = await newClaim()
    const called = await signInAs(server, 'advisor')
    const posted = await note(advisor, id, called, colleague)
    expect(posted.mentions).toHaveLength(2)
    const [first] = (await advisor.client.messages.list({ params: { claimId: id } })).slice(-1)
    expect(first?.mentions).toEqual(posted.mentions)
    const { data } = await called.client.notifications.list()
    expect(data.map(({ title, path }) => ({ title, path }))).toEqual([
      {
        title: expect.stringContaining(
          `(${id.slice(0, 8)})\u00a0: un collègue vous appelle dans une note`,
        ),
        path: `/sinistre?id=${id}`,
      },
    ])
    expect(await calling(called)).toEqual([id])
    expect(await calling(advisor)).toEqual([])
    await called.client.messages.read({ params: { id }, body: { up_to: posted.message_id } })
    expect(await calling(called)).toEqual([])
    expect(await calling(colleague)).toContain(id)
  })

  test('can’t mention somebody who may not read it, nor its author; a message to all mentions nobody', async () => {
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
