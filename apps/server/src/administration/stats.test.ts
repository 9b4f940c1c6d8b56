import { AGE_BAND_IDS } from '@sillage/domain/claims/desk/age-bands.ts'
import { SHOWN_STATUSES, shownStatus } from '@sillage/domain/claims/status.ts'
import { expect, test } from 'vitest'
import { buildContract } from '../contracts/contracts.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'

const server = await serveTests()

async function declare(contractId: string, { owner, daysAgo }: { owner: string; daysAgo: number }) {
  const { id } = await server.database
    .insertInto('claim')
    .values({
      contract_id: contractId,
      owner_id: owner,
      nature: 'Vol',
      description: 'Vélo',
      incident_date: '2026-01-01',
      status: 'pending',
      declared_at: new Date(Date.now() - daysAgo * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('the figures count the contracts, claims, response times and accounts in the database', async () => {
  const camille = await signInAs(server)
  const nadia = await signInAs(server, 'advisor')
  const admin = await signInAs(server, 'admin')
  const accountId = camille.account.id
  const active = await buildContract(server.database, { accountId, product: 'car' })
  // recorded as active, expired since yesterday
  await buildContract(server.database, {
    accountId,
    product: 'travel',
    startingIn: -20,
    endingIn: -1,
  })
  const answered = await declare(active.id, { owner: accountId, daysAgo: 10 })
  await declare(active.id, { owner: accountId, daysAgo: 100 })
  const post = (author: string, daysAgo: number) =>
    server.database
      .insertInto('claim_message')
      .values({
        claim_id: answered,
        kind: 'text',
        account_id: author,
        content: 'Bonjour',
        posted_at: new Date(Date.now() - daysAgo * 86_400_000),
      })
      .execute()
  await post(accountId, 9.5)
  await post(nadia.account.id, 9)
  await post(nadia.account.id, 1)

  const { data } = await admin.client.stats.read()
  expect(data.contracts).toEqual([
    { type: 'car', status: 'active', count: 1 },
    { type: 'travel', status: 'expired', count: 1 },
  ])
  expect(data.claims).toEqual([
    { status: 'pending', age: 'd7', count: 1 },
    { status: 'pending', age: 'd90', count: 1 },
  ])
  expect(data.responses).toEqual({
    answered: 1,
    waiting: 1,
    unanswered: 0,
    medianHours: 24,
    ninthDecileHours: 24,
  })
  expect(data.contributions).toEqual([])
  expect(data.users).toContainEqual({ role: 'advisor', active: 1, inactive: 0 })
})

test('each count of claims equals the length of the desk’s list that it links to', async () => {
  const camille = await signInAs(server)
  const admin = await signInAs(server, 'admin')
  const contract = await buildContract(server.database, { accountId: camille.account.id })
  for (const daysAgo of [0, 6, 7, 29, 30, 89, 179, 180, 400])
    await declare(contract.id, { owner: camille.account.id, daysAgo })
  const closed = await declare(contract.id, { owner: camille.account.id, daysAgo: 179 })
  await server.owner
    .updateTable('claim')
    .set({ status: 'closed' })
    .where('id', '=', closed)
    .execute()
  const { claims, responses } = (await admin.client.stats.read()).data
  const unanswered = { only: 'unanswered', limit: 100 } as const
  const { data: without } = await admin.client.claimDesk.search({ query: unanswered })
  expect(without.claims).toHaveLength(responses.waiting)
  expect(responses.unanswered).toBe(1)
  const { answered, waiting, unanswered: never } = responses
  expect(answered + waiting + never).toBe(claims.reduce((sum, { count }) => sum + count, 0))
  expect(new Set(claims.map(({ age }) => age))).toEqual(new Set(AGE_BAND_IDS))
  for (const shown of SHOWN_STATUSES)
    for (const age of AGE_BAND_IDS) {
      const counted = claims
        .filter((row) => row.age === age && shownStatus(row.status) === shown)
        .reduce((sum, { count }) => sum + count, 0)
      const query = { status: shown, age, limit: 100 }
      const { data } = await admin.client.claimDesk.search({ query })
      expect([shown, age, data.claims.length]).toEqual([shown, age, counted])
    }
})

test('the figures are refused to customers and advisors', async () => {
  for (const role of ['user', 'advisor'] as const) {
    const { client } = await signInAs(server, role)
    expect((await refusalOf(client.stats.read())).status).toBe(403)
  }
})
