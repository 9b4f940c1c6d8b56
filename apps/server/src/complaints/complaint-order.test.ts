import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'
import { insertComplaint } from './complaints.repository.ts'

const server = await serveTests()
const nadia = await signInAs(server, 'advisor')
const { account } = await signInAs(server)
// every day of a quarter, two in three acknowledged, one in ten answered
for (let daysAgo = 0; daysAgo < 90; daysAgo++) {
  const at = new Date(Date.now() - daysAgo * 86_400_000)
  const { id } = await insertComplaint(server.database, {
    account_id: account.id,
    subject: `Il y a ${daysAgo}`,
    message: 'J’attends.',
    received_at: at,
  })
  if (daysAgo % 3 !== 0)
    await sql`update complaint set acknowledged_at = received_at, acknowledged_by = ${nadia.account.id}
      where id = ${id}`.execute(server.owner)
  if (daysAgo % 10 === 0)
    await sql`update complaint set answered_at = received_at, answered_by = ${nadia.account.id},
      answer = 'Voici.' where id = ${id}`.execute(server.owner)
}

async function listed(limit: number) {
  const pages = []
  for (let page = 1; page <= Math.ceil(90 / limit); page++)
    pages.push((await nadia.client.complaints.all({ query: { page, limit } })).data.complaints)
  return pages.flat()
}

const subjects = async (limit: number) => (await listed(limit)).map(({ subject }) => subject)

test('open complaints are listed by the next day of the law: to acknowledge, then to answer', async () => {
  const all = await listed(100)
  const open = all.filter(({ state }) => state !== 'answered')
  expect(all.slice(0, open.length)).toEqual(open)
  const days = open.map(({ state, acknowledge_by, answer_by }) =>
    state === 'received' ? acknowledge_by : answer_by,
  )
  expect(days).toEqual(days.toSorted())
  expect(days).toHaveLength(81)
  // one that came later is ahead of one that was acknowledged
  const at = (daysAgo: number) => open.findIndex(({ subject }) => subject === `Il y a ${daysAgo}`)
  expect(at(3)).toBeLessThan(at(35))
  expect(at(62)).toBeLessThan(at(3))
})

test('the pages of that list hold each complaint once, in the same order', async () => {
  expect(await subjects(7)).toEqual(await subjects(100))
})

test('answered complaints come last, the latest answer first', async () => {
  const answered = (await nadia.client.complaints.all({ query: { state: 'answered', limit: 100 } }))
    .data.complaints
  expect(answered.map(({ subject }) => subject)).toEqual(
    [0, 10, 20, 30, 40, 50, 60, 70, 80].map((daysAgo) => `Il y a ${daysAgo}`),
  )
})
