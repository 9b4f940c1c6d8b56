import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

let server: TestApp
let owner: TestSession
let admin: TestSession
let advisor: TestSession
let contractId: string
beforeAll(async () => {
  server = await startTestApp()
  owner = await signInAs(server)
  admin = await signInAs(server, 'admin')
  advisor = await signInAs(server, 'advisor')
  const contract = { accountId: owner.account.id, startingIn: -300, endingIn: 60 }
  contractId = (await buildContract(server.database, contract)).id
})
afterAll(() => server.close())

/** Declared so many days ago, answered and decided a day and two days later. */
async function handled(daysAgo: number) {
  const { claim_id: id } = await buildClaim(server.database, {
    owner: owner.account,
    contractId,
    nature: 'Panne mécanique',
    daysAgo,
  })
  await advisor.client.messages.post({ body: { claimId: id, content: 'Nous regardons.' } })
  const reasons = 'Le dommage n’est pas couvert.'
  await advisor.client.claims.decide({ params: { id }, body: { decision: 'refused', reasons } })
  await sql`update claim_message set posted_at = now() - ${`${daysAgo - 1} days`}::interval
    where claim_id = ${id} and kind = 'text'`.execute(server.owner)
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

test('what each decided and answered over four periods, each number leading to exactly its files', async () => {
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
  // fewer than five tell of a file, not of a habit
  expect(own?.decision_days.slice(0, 3)).toEqual([null, null, null])
  expect(own?.decision_days[3]).toBeCloseTo(2, 1)
  expect(own?.first_answer_hours.slice(0, 3)).toEqual([null, null, null])
  expect(own?.first_answer_hours[3]).toBeCloseTo(24, 0)
  for (const back of [0, 1, 2, 3])
    for (const done of ['decided', 'answered'] as const)
      expect(await found({ done, back })).toEqual(inPeriods.get(back) ?? [])
})

test('a table of it has a line for each person and period', async () => {
  const csv = new TextDecoder().decode(
    await admin.client.claimDesk.teamCsv({ query: { table: 'trends', days: 30 } }),
  )
  const { people, periods } = await trends()
  expect(csv.trim().split('\n')).toHaveLength(1 + people.length * periods.length)
  expect(csv).toContain(`;${periods[3]?.from};${periods[3]?.to};5;2,0`)
})

test('what was declared in a period is found, by who has it now', async () => {
  const { data } = await admin.client.claimDesk.teamFigures({ query: { days: 30 } })
  const count = async (query: object) =>
    (await admin.client.claimDesk.search({ query: { done: 'declared', ...query } })).data.found
      .count
  expect(await count({ within: 30 })).toBe(data.declared.now)
  expect(await count({ within: 30, back: 1 })).toBe(data.declared.before)
  expect(await count({ within: 30, by: admin.account.id })).toBe(0)
})

test('who does not lead reads none of it', async () => {
  const asked = advisor.client.claimDesk.teamTrends({ query: { days: 30 } })
  expect((await refusalOf(asked)).status).toBe(403)
})
