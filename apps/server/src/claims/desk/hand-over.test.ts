import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildComplaint } from '../../complaints/complaints.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { afterWaiting } from '../../testing/waiting-calls.factory.ts'
import { buildClaim } from '../claims.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
const admin = await signInAs(server, 'admin')
const first = await buildClaim(server.database, { owner: owner.account, daysAgo: 2 })
const contractId = first.contract_id

/** A team member with this many open claims. */
async function withClaims(count: number) {
  const person = await signInAs(server, 'advisor')
  const ids: string[] = []
  for (let at = 0; at < count; at++) {
    const claim = await buildClaim(server.database, {
      owner: owner.account,
      contractId,
      description: `Dossier ${at}`,
    })
    ids.push(claim.claim_id)
    await assign(claim.claim_id, person)
  }
  return { ...person, ids }
}

const assign = (id: string, to: TestSession) =>
  admin.client.claims.assign({ params: { id }, body: { assignee: to.account.id } })

const leave = ({ account }: TestSession, filesTo?: string) =>
  admin.client.users.toggleStatus({
    params: { id: account.id },
    query: filesTo === undefined ? {} : { filesTo },
  })

const handlersOf = async (ids: readonly string[]) => {
  const rows = await server.database
    .selectFrom('claim')
    .select(['id', 'assignee_id'])
    .where('id', 'in', ids)
    .execute()
  return ids.map((id) => rows.find((row) => row.id === id)?.assignee_id ?? null)
}

const noticesOf = async ({ client }: TestSession) =>
  (await client.notifications.list()).data.map(({ title }) => title)

describe('the claims of a team member who is deactivated', () => {
  test('include one that is being assigned to them', async () => {
    const leaving = await withClaims(0)
    const { claim_id: id } = await buildClaim(server.database, { owner: owner.account, contractId })
    const [assigned, left] = await afterWaiting(server, {
      lock: sql`select from account where id = ${leaving.account.id} for no key update`,
      calls: [() => assign(id, leaving), () => leave(leaving, 'nobody')],
    })
    expect([assigned?.status, left?.status]).toEqual(['fulfilled', 'fulfilled'])
    expect(await handlersOf([id])).toEqual([null])
  })

  test('pass to the chosen colleague while open, with one notification; closed ones keep their handler', async () => {
    const leaving = await withClaims(3)
    const [closed = ''] = leaving.ids
    await admin.client.claims.setStatus({ params: { id: closed }, body: { status: 'closed' } })
    const colleague = await signInAs(server, 'advisor')
    await leave(leaving, colleague.account.id)
    expect(await handlersOf(leaving.ids)).toEqual([
      leaving.account.id,
      colleague.account.id,
      colleague.account.id,
    ])
    const titles = await noticesOf(colleague)
    expect(
      titles.filter((title) => title === '2 dossiers d’un collègue vous sont confiés'),
    ).toEqual(['2 dossiers d’un collègue vous sont confiés'])
    const { data } = await colleague.client.claimDesk.search({
      query: { assignee: 'me', only: 'open' },
    })
    expect(data.found.count).toBe(2)
  })

  test('become unassigned, and findable as such, when they concern the chosen colleague', async () => {
    const leaving = await withClaims(2)
    const [own = '', other = ''] = leaving.ids
    const colleague = await signInAs(server, 'advisor')
    await admin.client.claims.addParticipants({
      params: { id: own },
      body: { participants: [colleague.account.id], areConcerned: true },
    })
    await leave(leaving, colleague.account.id)
    expect(await handlersOf([own, other])).toEqual([null, colleague.account.id])
    const { data } = await admin.client.claimDesk.search({ query: { assignee: 'inactive' } })
    expect(data.claims.map(({ claim_id }) => claim_id)).toContain(own)
  })

  test('can be spread over the advisors with the fewest claims', async () => {
    const leaving = await withClaims(4)
    const idle = await signInAs(server, 'advisor')
    await leave(leaving, 'spread')
    const handlers = await handlersOf(leaving.ids)
    expect(handlers).not.toContain(leaving.account.id)
    expect(handlers).not.toContain(null)
    expect(handlers).toContain(idle.account.id)
  })

  test('become unassigned when no colleague is chosen', async () => {
    const leaving = await withClaims(1)
    await leave(leaving)
    expect(await handlersOf(leaving.ids)).toEqual([null])
  })

  test.each(['a stranger', 'themselves', 'a customer'])(
    'can’t pass to %s: the deactivation is refused as well',
    async (whom) => {
      const leaving = await withClaims(1)
      const to = {
        'a stranger': '0f8fad5b-d9cb-469f-a165-70867728950e',
        themselves: leaving.account.id,
        'a customer': owner.account.id,
      }[whom]
      const refusal = await refusalOf(leave(leaving, to))
      expect([refusal.status, refusal.problem?.code]).toEqual([422, 'claim.assignee_unknown'])
      expect(await handlersOf(leaving.ids)).toEqual([leaving.account.id])
      expect((await leaving.client.accounts.me()).user.id).toBe(leaving.account.id)
    },
  )
})

test('a change of role that leaves the team hands claims over once a second administrator accepts it', async () => {
  const leaving = await withClaims(1)
  const colleague = await signInAs(server, 'advisor')
  const { username, email } = leaving.account
  await admin.client.users.change({
    params: { id: leaving.account.id },
    body: { username, email, role: 'user', filesTo: colleague.account.id },
  })
  expect(await handlersOf(leaving.ids)).toEqual([leaving.account.id])
  const second = await signInAs(server, 'root')
  const { data } = await second.client.users.proposals()
  const proposal = data.find((one) => one.accountId === leaving.account.id)
  await second.client.users.acceptProposal({ params: { id: proposal?.id ?? '' } })
  expect(await handlersOf(leaving.ids)).toEqual([colleague.account.id])
})

const ownersOf = async (ids: readonly string[]) => {
  const rows = await server.database
    .selectFrom('complaint')
    .select(['id', 'owner_id'])
    .where('id', 'in', ids)
    .execute()
  return ids.map((id) => rows.find((row) => row.id === id)?.owner_id ?? null)
}
const give = (id: string, to: TestSession) =>
  admin.client.complaints.handle({ params: { id }, body: { owner: to.account.id } })

describe('the complaints of a team member who is deactivated', () => {
  test('are unassigned while unanswered; answered ones keep their handler', async () => {
    const leaving = await signInAs(server, 'advisor')
    const open = await buildComplaint(server.database, owner.account.id)
    const answered = await buildComplaint(server.database, owner.account.id)
    for (const { id } of [open, answered]) await give(id, leaving)
    await leaving.client.complaints.answer({ params: answered, body: { answer: 'Voilà.' } })
    const followed = { owner: leaving.account.id, state: 'open', page: 100_000 } as const
    expect((await admin.client.complaints.all({ query: followed })).data).toEqual({
      complaints: [],
      total: 1,
    })
    await leave(leaving)
    expect(await ownersOf([open.id, answered.id])).toEqual([null, leaving.account.id])
    const { data } = await admin.client.complaints.all({ query: { owner: 'nobody' } })
    expect(data.complaints.map(({ id }) => id)).toContain(open.id)
    const { data: log } = await admin.client.audit.list({ query: { action: 'complaint.handled' } })
    expect(log.entries[0]).toMatchObject({
      subjectId: open.id,
      detail: { previousAssignee: leaving.account.id },
    })
  })

  test('include one that is being given to them', async () => {
    const leaving = await signInAs(server, 'advisor')
    const { id } = await buildComplaint(server.database, owner.account.id)
    await afterWaiting(server, {
      lock: sql`select from account where id = ${leaving.account.id} for no key update`,
      calls: [() => give(id, leaving), () => leave(leaving)],
    })
    expect(await ownersOf([id])).toEqual([null])
  })
})
