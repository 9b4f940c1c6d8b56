import { expect, test } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
const admin = await signInAs(server, 'admin')
const contract = { accountId: owner.account.id, startingIn: -90, endingIn: 60 }
const contractId = (await buildContract(server.database, contract)).id

const given = async (to: TestSession, daysAgo: number) => {
  const { claim_id: id } = await buildClaim(server.database, {
    owner: owner.account,
    contractId,
    nature: 'Panne mécanique',
    daysAgo,
  })
  await admin.client.claims.assign({ params: { id }, body: { assignee: to.account.id } })
  return id
}
const team = async () => (await admin.client.claimDesk.team({ query: { days: 90 } })).data
const memberOf = async ({ account }: TestSession) =>
  (await team()).people.find(({ user_id: id }) => id === account.id)

test('each count of an advisor’s load equals that of the search it links to', async () => {
  const advisor = await signInAs(server, 'advisor')
  const ids = [await given(advisor, 40), await given(advisor, 12), await given(advisor, 1)]
  const [oldest = ''] = ids
  await advisor.client.claims.setWaiting({
    params: { id: ids[2] ?? '' },
    body: { waiting: 'customer' },
  })
  const found = async (query: object) => {
    const assignee = advisor.account.id
    return (await admin.client.claimDesk.search({ query: { ...query, assignee } })).data.found.count
  }
  const check = async () => {
    const member = await memberOf(advisor)
    expect(member).toMatchObject({
      open: await found({ only: 'open' }),
      late: await found({ only: 'late' }),
      insurer: await found({ only: 'open', waiting: 'insurer' }),
      customer: await found({ only: 'open', waiting: 'customer' }),
      waits10: await found({ waits: 10 }),
      waits30: await found({ waits: 30 }),
    })
    return member
  }
  expect(await check()).toMatchObject({
    open: 3,
    late: 2,
    insurer: 2,
    customer: 1,
    waits10: 2,
    waits30: 1,
  })
  await advisor.client.claims.setStatus({ params: { id: oldest }, body: { status: 'closed' } })
  expect(await check()).toMatchObject({ open: 2, waits30: 0 })
})

test('claims of a deactivated advisor count as unassigned', async () => {
  const leaver = await signInAs(server, 'advisor')
  const before = (await team()).nobody.open
  await given(leaver, 2)
  expect((await team()).nobody.open).toBe(before)
  await server.owner
    .updateTable('account')
    .set({ is_active: false })
    .where('id', '=', leaver.account.id)
    .execute()
  expect((await team()).nobody.open).toBe(before + 1)
  expect(await memberOf(leaver)).toBeUndefined()
})

test('delays are shown as a median from five claims on', async () => {
  const advisor = await signInAs(server, 'advisor')
  const ids = []
  for (const days of [1, 2, 3, 4, 20]) ids.push(await given(advisor, days))
  const answer = (id: string) =>
    advisor.client.messages.post({ body: { claimId: id, content: 'Bonjour, nous regardons.' } })
  for (const id of ids.slice(0, 4)) await answer(id)
  expect(await memberOf(advisor)).toMatchObject({ first_answer_hours: null, decided: 0 })
  const [last = ''] = ids.slice(4)
  await answer(last)
  await answer(last)
  const reasons = 'Le dommage n’est pas couvert.'
  for (const id of ids)
    await advisor.client.claims.decide({ params: { id }, body: { decision: 'refused', reasons } })
  await owner.client.claims.reopen({
    params: { id: last },
    body: { reason: 'Voici la facture oubliée.' },
  })
  const member = await memberOf(advisor)
  expect(member).toMatchObject({ decided: 5, reopened: 1 })
  // a second decision on the same file counts it once, and every figure matches the search it links to
  await advisor.client.claims.decide({
    params: { id: last },
    body: { decision: 'refused', reasons },
  })
  expect(await memberOf(advisor)).toMatchObject({ decided: 5, reopened: 1 })
  const found = async (done: 'decided' | 'reopened') => {
    const query = { done, within: 90, by: advisor.account.id }
    const { data } = await admin.client.claimDesk.search({ query })
    return data.claims.map(({ claim_id: id }) => id).toSorted()
  }
  expect(await found('decided')).toEqual(ids.toSorted())
  expect(await found('reopened')).toEqual([last])
  const { data } = await admin.client.claimDesk.search({
    query: { done: 'decided', by: admin.account.id },
  })
  expect(data.claims).toEqual([])
  // declared 1, 2, 3, 4 and 20 days ago, answered and decided today
  expect(member?.first_answer_hours).toBeCloseTo(72, 0)
  expect(member?.decision_days).toBeCloseTo(3, 1)
})

test('what a person decided before leaving stays in the table, on a line of those who have left', async () => {
  const leaver = await signInAs(server, 'advisor')
  const id = await given(leaver, 3)
  const before = (await team()).former
  const reasons = 'Le dommage n’est pas couvert.'
  await leaver.client.claims.decide({ params: { id }, body: { decision: 'refused', reasons } })
  expect((await team()).former).toEqual(before)
  await admin.client.users.toggleStatus({ params: { id: leaver.account.id }, query: {} })
  expect((await team()).former).toEqual({ ...before, decided: before.decided + 1 })
  const bytes = await admin.client.claimDesk.teamCsv({ query: { table: 'people', days: 90 } })
  expect(new TextDecoder().decode(bytes)).toMatch(/\r\nAnciens conseillers;{9}1;0/)
})
