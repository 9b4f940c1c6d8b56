import { followLive } from '@sillage/wire/http/live-client.ts'
import type { LiveEvent } from '@sillage/wire/live.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

let id: string

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
const colleague = await signInAs(server, 'advisor')
const contractId = (await buildClaim(server.database, { owner: owner.account })).contract_id
beforeEach(async () => {
  id = (await buildClaim(server.database, { owner: owner.account, contractId })).claim_id
})

/** Opens a live connection for a person and collects its events. */
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
  await vi.waitFor(() => expect(isConnected).toBe(true))
  return { events, connection }
}

const set = (status: string, seen?: string, { client } = advisor) =>
  client.claims.setStatus({ params: { id }, body: { status, seen } })
const detail = async ({ client } = owner) => (await client.claims.detail({ params: { id } })).data
const take = ({ client, account }: TestSession) =>
  client.claims.assign({ params: { id }, body: { assignee: account.id, seen: null } })
const assign = (assignee: string | null) =>
  advisor.client.claims.assign({ params: { id }, body: { assignee } })
const lines = async () =>
  (await owner.client.messages.list({ params: { claimId: id } })).map(
    ({ message_content }) => message_content,
  )
const mailsTo = (recipient: string) =>
  server.database
    .selectFrom('mail')
    .select(['subject', 'body'])
    .where('recipient', '=', recipient)
    .execute()

describe('the status of a claim', () => {
  test.each([
    ['pending', 'pending'],
    ['in_progress', 'in_progress'],
    ['under_review', 'under_review'],
    ['closed', 'closed'],
    ['En attente', 'pending'],
    ['En cours', 'in_progress'],
    ['Fermé', 'closed'],
  ])('set as « %s » is kept as %s', async (written, kept) => {
    expect((await set(written)).data).toEqual({ claim_id: id, claimStatus: kept })
    expect((await detail()).claimStatus).toBe(kept)
  })

  test.each(['fermé', 'Clos', '', 'DROP', 'constructor'])(
    'is refused when set as « %s »',
    async (written) => {
      expect((await refusalOf(set(written))).status).toBe(400)
      expect((await detail()).claimStatus).toBe('pending')
    },
  )

  test('stays under review when « En cours » is set', async () => {
    await set('under_review')
    expect((await set('En cours')).data.claimStatus).toBe('under_review')
    expect(await lines()).toHaveLength(2)
  })

  test('says what changed when the shown name stays the same', async () => {
    await set('in_progress')
    await set('under_review')
    const first = 'Statut\u00a0: «\u00a0En cours\u00a0»'
    const sentences = [first, `${first}, la décision se prépare`]
    expect((await lines()).slice(1)).toEqual(sentences)
    expect((await detail()).timeline.slice(1).map(({ sentence }) => sentence)).toEqual(sentences)
  })

  test('under review, does not call a file complete of which nothing was received', async () => {
    await set('under_review')
    const { progress, checklist } = await detail()
    const count = checklist.length
    expect(count).toBeGreaterThan(1)
    expect(progress.now).toContain(`Il manque ${count}\u00a0documents utiles`)
  })

  test.each(['advisor', 'admin', 'root'] as const)('can be set by an %s', async (role) => {
    const someone = await signInAs(server, role)
    expect((await set('En cours', undefined, someone)).data.claimStatus).toBe('in_progress')
  })

  test('is dated in the history, announced in the discussion, and notified to the owner, when it changes', async () => {
    const before = await mailsTo(owner.account.email)
    await set('En cours')
    const { timeline, progress } = await detail()
    expect(timeline.at(-1)).toMatchObject({
      kind: 'status',
      sentence: 'Statut : « En cours »',
      claimStatus: 'in_progress',
      by: { userId: advisor.account.id },
    })
    expect(progress).toMatchObject({ stage: 'handled', actor: 'insurer' })
    expect((await lines()).at(-1)).toBe('Statut : « En cours »')
    const { data } = await owner.client.notifications.list()
    expect(JSON.stringify(data)).toContain(`/sinistre?id=${id}`)
    const mails = (await mailsTo(owner.account.email)).slice(before.length)
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails)).not.toMatch(/Accident|En cours|choc/)
  })

  test('notifies nobody when it does not change', async () => {
    await set('En cours')
    const before = [await lines(), await mailsTo(owner.account.email)]
    await set('En cours')
    await set('in_progress')
    expect([await lines(), await mailsTo(owner.account.email)]).toEqual(before)
  })
})

test('a change of status reaches the owner’s open pages, and those of nobody else', async () => {
  const stranger = await signInAs(server)
  const [own, other] = [await openPage(owner), await openPage(stranger)]
  await set('En cours')
  await vi.waitFor(() =>
    expect(own.events).toContainEqual({
      kind: 'status',
      payload: { claim_id: id, claimStatus: 'in_progress' },
    }),
  )
  expect(JSON.stringify(own.events)).toContain('Statut')
  expect(JSON.stringify(other.events)).not.toContain(id)
  for (const { connection } of [own, other]) connection.close()
})

describe('simultaneous changes', () => {
  test('when two people change the status that both saw, one succeeds and the other gets a conflict', async () => {
    const answers = await Promise.allSettled([
      set('in_progress', 'En attente'),
      set('closed', 'pending', colleague),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({
          status: 409,
          problem: { code: 'claim.status_changed' },
        })
    expect((await detail()).timeline).toHaveLength(2)
  })

  test('ten changes of status without a condition make one consistent history', async () => {
    const steps = ['in_progress', 'under_review', 'closed', 'pending']
    await Promise.all(Array.from({ length: 10 }, (_, at) => set(steps[at % 4] ?? 'pending')))
    const { timeline, claimStatus } = await detail()
    expect(timeline.at(-1)?.claimStatus).toBe(claimStatus)
    for (const [at, event] of timeline.slice(1).entries())
      expect(event.claimStatus).not.toBe(timeline[at]?.claimStatus)
  })

  test('when ten requests take a claim, one of them has it', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) => take(at % 2 === 0 ? advisor : colleague)),
    )
    const won = answers.filter(({ status }) => status === 'fulfilled')
    expect(won).toHaveLength(1)
    expect((await detail()).timeline.filter(({ kind }) => kind === 'assigned')).toHaveLength(1)
  })
})

describe('the handler of a claim', () => {
  test('becomes a participant, and the owner sees them', async () => {
    const { data } = await assign(colleague.account.id)
    expect(data.assignee).toMatchObject({ userId: colleague.account.id })
    const seen = await detail()
    expect(seen.assignee?.is_staff).toBe(true)
    expect(seen.participants.map(({ userId }) => userId)).toContain(colleague.account.id)
    expect((await assign(null)).data.assignee).toBeNull()
  })

  test('can’t be a customer', async () => {
    const refusal = await refusalOf(assign(owner.account.id))
    expect(refusal).toMatchObject({ status: 422, problem: { code: 'claim.assignee_unknown' } })
  })
})

describe('the turn', () => {
  test('is set by staff, is not in the owner’s history, and tells the owner who must act', async () => {
    const params = { id }
    const { data } = await advisor.client.claims.setWaiting({
      params,
      body: { waiting: 'customer' },
    })
    expect(data.desk).toMatchObject({ waiting: 'customer', age: 'none' })
    expect(data.timeline.at(-1)).toMatchObject({ kind: 'waiting', is_internal: true })
    const seen = await detail()
    expect(seen.timeline.map(({ kind }) => kind)).toEqual(['declared'])
    expect(seen.progress.actor).toBe('customer')
  })
})
