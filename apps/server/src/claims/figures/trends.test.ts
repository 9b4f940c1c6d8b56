import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { migrateAgain } from '../../testing/migrated-again.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
const admin = await signInAs(server, 'admin')
const advisor = await signInAs(server, 'advisor')
const contract = { accountId: owner.account.id, startingIn: -300, endingIn: 60 }
const contractId = (await buildContract(server.database, contract)).id

/** A claim declared `daysAgo` days ago, answered one day and decided two days later. */
async function handled(daysAgo: number) {
  const { claim_id: id } = await buildClaim(server.database, {
    owner: owner.account,
    contractId,
    nature: 'Panne mécanique',
    daysAgo,
  })
  await server.database
    .insertInto('claim_message')
    .values({
      claim_id: id,
      kind: 'text',
      account_id: advisor.account.id,
      content: 'Nous regardons.',
      posted_at: new Date(Date.now() - (daysAgo - 1) * 86_400_000),
    })
    .execute()
  const reasons = 'Le dommage n’est pas couvert.'
  await advisor.client.claims.decide({ params: { id }, body: { decision: 'refused', reasons } })
  await sql`update claim_outcome set decided_at = now() - ${`${daysAgo - 2} days`}::interval
    where claim_id = ${id}`.execute(server.owner)
  return id
}

const trends = async (days = 30) =>
  (await admin.client.claimDesk.teamTrends({ query: { days } })).data
const found = async (query: object) => {
  const by = advisor.account.id
  const { data } = await admin.client.claimDesk.search({ query: { within: 30, by, ...query } })
  return data.claims.map(({ claim_id: id }) => id).toSorted()
}

test('decisions and first answers of each advisor are counted over four periods, each linked to its claims', async () => {
  const inPeriods = new Map<number, string[]>()
  for (const [back, days] of [
    [0, [5, 6, 7, 8, 9]],
    [1, [40, 41]],
    [3, [100]],
  ] as const) {
    const ids = []
    for (const daysAgo of days) ids.push(await handled(daysAgo))
    inPeriods.set(back, ids.toSorted())
  }
  const { periods, people } = await trends()
  expect(periods).toHaveLength(4)
  expect(periods[0]?.to).toBe(periods[1]?.from)
  const own = people.find(({ user_id: id }) => id === advisor.account.id)
  expect(own).toMatchObject({ decided: [1, 0, 2, 5], answered: [1, 0, 2, 5] })
  // with fewer than five files no median is shown: it would describe a file, not a habit
  expect(own?.decision_days.slice(0, 3)).toEqual([null, null, null])
  expect(own?.decision_days[3]).toBeCloseTo(2, 1)
  expect(own?.first_answer_hours.slice(0, 3)).toEqual([null, null, null])
  expect(own?.first_answer_hours[3]).toBeCloseTo(24, 0)
  for (const back of [0, 1, 2, 3])
    for (const done of ['decided', 'answered'] as const)
      expect(await found({ done, back })).toEqual(inPeriods.get(back) ?? [])
})

test('the migration fills in the first answer and the delays of older claims', async () => {
  const before = await trends()
  await sql`update claim set first_answer_by = null, first_answer_minutes = null`.execute(
    server.owner,
  )
  await sql`update claim_outcome set after_minutes = null`.execute(server.owner)
  expect(await trends()).not.toMatchObject({ people: before.people })
  await migrateAgain(server.owner, '0122_delays_of_claims.sql')
  expect(await trends()).toMatchObject({ people: before.people })
})

test('the CSV has one line for each person and period', async () => {
  const csv = new TextDecoder().decode(
    await admin.client.claimDesk.teamCsv({ query: { table: 'trends', days: 30 } }),
  )
  const { people, periods } = await trends()
  expect(csv.trim().split('\n')).toHaveLength(1 + people.length * periods.length)
  expect(csv).toContain(`;${periods[3]?.from};${periods[3]?.to};5;2,0`)
})

test('the search finds the claims declared in a period, as many as the figures count', async () => {
  const { data } = await admin.client.claimDesk.teamFigures({ query: { days: 30 } })
  const count = async (query: object) =>
    (await admin.client.claimDesk.search({ query: { done: 'declared', ...query } })).data.found
      .count
  expect(await count({ within: 30 })).toBe(data.declared.now)
  expect(await count({ within: 30, back: 1 })).toBe(data.declared.before)
  expect(await count({ within: 30, by: admin.account.id })).toBe(0)
})

test('the trends are refused to an advisor who does not lead the team', async () => {
  const asked = advisor.client.claimDesk.teamTrends({ query: { days: 30 } })
  expect((await refusalOf(asked)).status).toBe(403)
})
