import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'
import { buildClaim } from './claims.factory.ts'

let id: string

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
beforeEach(async () => {
  id = (await buildClaim(server.database, { owner: owner.account, nature: 'Bris de glace' }))
    .claim_id
})

const ACCEPTED = {
  decision: 'accepted',
  amount: 480,
  excess: 75,
  reasons: 'Le bris de glace est couvert.',
} as const

describe('a claim that concerns somebody of the team', () => {
  test('can’t be decided by its owner', async () => {
    const own = (await buildClaim(server.database, { owner: advisor.account })).claim_id
    const refusal = await refusalOf(
      advisor.client.claims.decide({ params: { id: own }, body: ACCEPTED }),
    )
    expect(refusal).toMatchObject({ status: 403, problem: { code: 'claim.own' } })
  })

  test('can’t be handled by its owner on the desk, nor assigned to them by a colleague', async () => {
    const { client, account } = await signInAs(server, 'advisor')
    const colleague = await signInAs(server, 'advisor')
    const own = (await buildClaim(server.database, { owner: account })).claim_id
    const params = { id: own }
    const participants = { participants: [colleague.account.id] }
    const note = { claimId: own, content: 'À payer vite.', isNote: true }
    const tries = [
      client.claims.setStatus({ params, body: { status: 'closed' } }),
      client.claims.assign({ params, body: { assignee: account.id } }),
      client.claims.assign({ params, body: { assignee: colleague.account.id } }),
      client.claims.setWaiting({ params, body: { waiting: 'insurer' } }),
      client.claims.addParticipants({ params, body: participants }),
      client.claims.requestDocument({ params, body: { label: 'Devis', reason: 'missing' } }),
      client.messages.post({ body: note }),
    ]
    const refusals = await Promise.all(tries.map((one) => refusalOf(one)))
    expect(refusals.map(({ status }) => status)).toEqual(tries.map(() => 403))
    expect(new Set(refusals.slice(0, -1).map(({ problem }) => problem?.code))).toEqual(
      new Set(['claim.own']),
    )
    const gift = colleague.client.claims.assign({ params, body: { assignee: account.id } })
    expect(await refusalOf(gift)).toMatchObject({ status: 422, problem: { code: 'claim.own' } })
    await colleague.client.messages.post({ body: { ...note, content: 'Soupçon.' } })
    await client.messages.post({ body: { claimId: own, content: 'Bonjour' } })
    const read = await client.messages.list({ params: { claimId: own } })
    expect(read.map(({ message_content: text }) => text)).not.toContain('Soupçon.')
  })

  test('hides its internal notes from its owner: list, files, counts and live events', async () => {
    const { client, account } = await signInAs(server, 'advisor')
    const colleague = await signInAs(server, 'advisor')
    const own = (await buildClaim(server.database, { owner: account })).claim_id
    const params = { id: own }
    await colleague.client.claims.setWaiting({ params, body: { waiting: 'customer' } })
    const unread = (await client.messages.unread()).data.total
    const documents = [{ file_name: 'expertise.txt', file_content: btoa('Faux.') }]
    const body = { claimId: own, content: 'Doute.', isNote: true, documents }
    const { documents: files } = await colleague.client.messages.post({ body })
    expect((await client.messages.files({ params })).data).toEqual([])
    const fileId = files[0]?.file_id ?? ''
    expect(
      (await refusalOf(client.messages.download({ params: { ...params, fileId } }))).status,
    ).toBe(404)
    expect((await client.messages.unread()).data.total).toBe(unread)
    const { data } = await client.claims.detail({ params })
    expect(data).toMatchObject({ standing: 'owner', desk: null })
    expect(data.timeline.filter((event) => event.is_internal)).toEqual([])
    const published = await server.database
      .selectFrom('live_event')
      .select(['account_ids', 'for_staff'])
      .where(sql<boolean>`payload -> 'message' ->> 'message_content' = 'Doute.'`)
      .executeTakeFirstOrThrow()
    expect(published.for_staff).toBe(false)
    expect(published.account_ids).toContain(colleague.account.id)
    expect(published.account_ids).not.toContain(account.id)
  })

  test('is handled by a colleague who follows it, and not by the advisor whom it concerns', async () => {
    const { client, account } = await signInAs(server, 'advisor')
    const follower = await signInAs(server, 'advisor')
    const params = { id }
    const concerned = { participants: [account.id], areConcerned: true }
    await advisor.client.claims.addParticipants({ params, body: concerned })
    await advisor.client.claims.addParticipants({
      params,
      body: { participants: [follower.account.id] },
    })
    expect((await client.claims.detail({ params })).data.standing).toBe('participant')
    const tries = [
      client.claims.decide({ params, body: ACCEPTED }),
      client.claims.setStatus({ params, body: { status: 'closed' } }),
      client.claims.removeParticipant({ params, body: { userId: account.id } }),
    ]
    for (const refusal of await Promise.all(tries.map((one) => refusalOf(one))))
      expect(refusal).toMatchObject({ status: 403, problem: { code: 'claim.own' } })
    const gift = advisor.client.claims.assign({ params, body: { assignee: account.id } })
    expect(await refusalOf(gift)).toMatchObject({ status: 422, problem: { code: 'claim.own' } })
    const { claims } = (await client.claimDesk.search({ query: { text: id } })).data
    expect(claims.map((one) => one.concerns_you)).toEqual([true])
    await follower.client.claims.decide({ params, body: ACCEPTED })
  })

  test('can’t be handled by a former customer who took part in it before joining the team', async () => {
    const { client, account } = await signInAs(server, 'user')
    const params = { id }
    await advisor.client.claims.addParticipants({ params, body: { participants: [account.id] } })
    await server.database
      .updateTable('account')
      .set({ role: 'advisor' })
      .where('id', '=', account.id)
      .execute()
    expect(await refusalOf(client.claims.decide({ params, body: ACCEPTED }))).toMatchObject({
      status: 403,
      problem: { code: 'claim.own' },
    })
  })

  test('can’t name its handler as concerned', async () => {
    const params = { id }
    const handler = { assignee: advisor.account.id }
    await advisor.client.claims.assign({ params, body: handler })
    const body = { participants: [advisor.account.id], areConcerned: true }
    expect(await refusalOf(advisor.client.claims.addParticipants({ params, body }))).toMatchObject({
      status: 422,
      problem: { code: 'claim.handler_concerned' },
    })
  })

  test('can’t be decided by the advisor who declared it for its owner', async () => {
    await server.database
      .updateTable('claim')
      .set({ declared_by: advisor.account.id })
      .where('id', '=', id)
      .execute()
    expect((await advisor.client.claims.detail({ params: { id } })).data.may).toMatchObject({
      decide: false,
      assign: true,
    })
    expect(
      await refusalOf(advisor.client.claims.decide({ params: { id }, body: ACCEPTED })),
    ).toMatchObject({
      status: 403,
      problem: { code: 'claim.declared_by_you' },
    })
  })
})
