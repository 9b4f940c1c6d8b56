import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

let id: string

const server = await serveTests()
const owner = await signInAs(server)
let guest: TestSession = await signInAs(server)
const stranger = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
const contractId = (await buildClaim(server.database, { owner: owner.account })).contract_id
beforeEach(async () => {
  id = (await buildClaim(server.database, { owner: owner.account, contractId })).claim_id
})

const add = (participants: string[], { client } = advisor) =>
  client.claims.addParticipants({ params: { id }, body: { participants } })
const remove = (userId: string) =>
  advisor.client.claims.removeParticipant({ params: { id }, body: { userId } })
const detail = async ({ client }: TestSession) =>
  (await client.claims.detail({ params: { id } })).data

async function everything() {
  const { rows } = await sql`
    select (select to_jsonb(claim) from claim where id = ${id}) as claim,
      (select jsonb_agg(p order by account_id) from claim_participant p where claim_id = ${id}) as participants,
      (select count(*)::int from claim_event where claim_id = ${id}) as events,
      (select count(*)::int from claim_message where claim_id = ${id}) as messages,
      (select count(*)::int from claim_document_request where claim_id = ${id}) as requests,
      (select count(*)::int from claim_outcome where claim_id = ${id}) as outcomes,
      (select count(*)::int from notification) as notifications,
      (select count(*)::int from mail) as mails`.execute(server.database)
  return rows[0]
}

/** Every call on one claim, made by one person. */
const calls = ({ client: { claims } }: TestSession, requestId = randomUUID()) => {
  const params = { id }
  return {
    detail: () => claims.detail({ params }),
    participants: () => claims.participants({ params }),
    acknowledgement: () => claims.acknowledgement({ params }),
    summary: () => claims.summary({ params }),
    fulfilRequest: () =>
      claims.fulfilRequest({ params: { id, requestId }, body: { files: [randomUUID()] } }),
    provideDocument: () =>
      claims.provideDocument({ params, body: { document_key: 'photos', files: [randomUUID()] } }),
    reopen: () => claims.reopen({ params, body: { reason: 'Encore' } }),
    addParticipants: () =>
      claims.addParticipants({ params, body: { participants: [stranger.account.id] } }),
    removeParticipant: () =>
      claims.removeParticipant({ params, body: { userId: guest.account.id } }),
    setStatus: () => claims.setStatus({ params, body: { status: 'closed' } }),
    requestDocument: () =>
      claims.requestDocument({ params, body: { document_key: 'photos', reason: 'missing' } }),
    withdrawRequest: () => claims.withdrawRequest({ params: { id, requestId } }),
    decide: () =>
      claims.decide({ params, body: { decision: 'refused', reasons: 'Parce que non, voilà.' } }),
    assign: () => claims.assign({ params, body: { assignee: null } }),
    setWaiting: () => claims.setWaiting({ params, body: { waiting: 'customer' } }),
  }
}
const STAFF_CALLS = [
  'addParticipants',
  'removeParticipant',
  'setStatus',
  'requestDocument',
  'withdrawRequest',
  'decide',
  'assign',
  'setWaiting',
]

describe('a stranger', () => {
  test('gets 403 or 404 from every call on a claim, and changes nothing', async () => {
    const before = await everything()
    for (const [name, call] of Object.entries(calls(stranger))) {
      const { status } = await refusalOf(call())
      expect(status, name).toBe(STAFF_CALLS.includes(name) ? 403 : 404)
    }
    expect(await everything()).toEqual(before)
  })

  test('has the claim in none of their lists', async () => {
    expect((await stranger.client.claims.mine()).data).toEqual([])
    expect((await refusalOf(stranger.client.claims.all())).status).toBe(403)
    expect((await refusalOf(stranger.client.claimDesk.search({ query: {} }))).status).toBe(403)
  })

  test('gets the same answer for a claim that does not exist', async () => {
    const other = await refusalOf(stranger.client.claims.detail({ params: { id } }))
    const none = await refusalOf(stranger.client.claims.detail({ params: { id: randomUUID() } }))
    const unreadable = await refusalOf(stranger.client.claims.detail({ params: { id: 'x' } }))
    expect([none.message, unreadable.message]).toEqual([other.message, other.message])
  })
})

describe('a participant of a claim', () => {
  beforeEach(() => add([guest.account.id]))

  test('reads the claim and is refused every call reserved for its owner or for staff', async () => {
    expect(await detail(guest)).toMatchObject({ standing: 'participant', desk: null })
    expect(Object.values((await detail(guest)).may).filter(Boolean)).toHaveLength(1)
    const before = await everything()
    const open = ['detail', 'participants', 'acknowledgement', 'summary']
    const answering = ['fulfilRequest', 'provideDocument']
    for (const [name, call] of Object.entries(calls(guest))) {
      if (open.includes(name)) continue
      const { status } = await refusalOf(call())
      if (answering.includes(name)) expect([404, 422], name).toContain(status)
      else expect(status, name).toBe(403)
    }
    expect(await everything()).toEqual(before)
  })

  test('finds the claim in their own list, marked as another person’s', async () => {
    const { data } = await guest.client.claims.mine()
    expect(data.find(({ claim_id }) => claim_id === id)).toMatchObject({
      is_owner: false,
      contract_name: '',
    })
  })

  test('has no access to the claim or its discussion once removed', async () => {
    await remove(guest.account.id)
    for (const name of ['detail', 'participants', 'summary', 'acknowledgement'] as const)
      expect((await refusalOf(calls(guest)[name]())).status).toBe(404)
    const claimId = id
    expect((await refusalOf(guest.client.messages.list({ params: { claimId } }))).status).toBe(404)
    const posted = guest.client.messages.post({ body: { claimId, content: 'Coucou' } })
    expect((await refusalOf(posted)).status).toBe(404)
    expect((await guest.client.claims.mine()).data.map(({ claim_id }) => claim_id)).not.toContain(
      id,
    )
  })

  test('sees names without e-mail addresses, whereas staff sees both', async () => {
    const seen = (await guest.client.claims.participants({ params: { id } })).data
    expect(seen.map(({ email }) => email)).toEqual([null, null])
    expect(JSON.stringify(await detail(guest))).not.toContain('@exemple.fr')
    const staff = (await advisor.client.claims.participants({ params: { id } })).data
    expect(new Set(staff.map(({ email }) => email))).toEqual(
      new Set([guest.account.email, owner.account.email]),
    )
  })

  test('appears as « Compte désactivé » once deactivated, and the history keeps what they did', async () => {
    await server.database
      .updateTable('account')
      .set({ is_active: false })
      .where('id', '=', guest.account.id)
      .execute()
    const seen = await detail(owner)
    expect(seen.participants.find(({ userId }) => userId === guest.account.id)).toMatchObject({
      name: 'Compte désactivé',
      username: 'Compte désactivé',
      is_active: false,
    })
    expect(seen.timeline.map(({ kind }) => kind)).toEqual(['declared', 'participant_added'])
    expect((await refusalOf(guest.client.claims.detail({ params: { id } }))).status).toBe(401)
    await server.database
      .updateTable('account')
      .set({ is_active: true })
      .where('id', '=', guest.account.id)
      .execute()
    guest = await signInAs(server)
  })
})

describe('adding participants', () => {
  test('notifies them and is noted on the claim, once even when repeated', async () => {
    await add([guest.account.id])
    const once = await everything()
    await add([guest.account.id])
    expect(await everything()).toEqual(once)
    const { timeline } = await detail(owner)
    expect(timeline.at(-1)).toMatchObject({
      kind: 'participant_added',
      sentence: 'Camille Roussel participe au sinistre',
      by: { userId: advisor.account.id },
    })
    const notices = await guest.client.notifications.list()
    expect(JSON.stringify(notices)).toContain(id.slice(0, 8))
    expect(JSON.stringify(notices)).not.toContain('Accident')
  })

  test('refuses unknown and deactivated accounts, and then adds none of the others', async () => {
    const gone = await signInAs(server)
    await server.database
      .updateTable('account')
      .set({ is_active: false })
      .where('id', '=', gone.account.id)
      .execute()
    const before = await everything()
    for (const bad of [randomUUID(), gone.account.id]) {
      const refusal = await refusalOf(add([guest.account.id, bad]))
      expect(refusal).toMatchObject({
        status: 422,
        problem: { code: 'claim.participant_unknown' },
      })
    }
    expect(await everything()).toEqual(before)
  })

  test('the owner can’t be removed, and removing somebody who does not participate answers 404', async () => {
    expect(await refusalOf(remove(owner.account.id))).toMatchObject({
      status: 409,
      problem: { code: 'claim.owner_stays' },
    })
    expect((await refusalOf(remove(stranger.account.id))).status).toBe(404)
  })
})

const readings = async () => {
  const rows = await server.database
    .selectFrom('audit_entry')
    .select(['actor_id', 'detail'])
    .where('action', '=', 'claim.read')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ actor_id, detail: noted }) => [actor_id, noted])
}

test('the audit log has every reading of the claim by staff, and none by its owner', async () => {
  await detail(owner)
  await calls(owner).summary()
  expect(await readings()).toEqual([])
  await detail(advisor)
  await calls(advisor).summary()
  await calls(advisor).acknowledgement()
  expect(await readings()).toEqual([
    [advisor.account.id, {}],
    [advisor.account.id, { document: 'summary' }],
    [advisor.account.id, { document: 'acknowledgement' }],
  ])
})
