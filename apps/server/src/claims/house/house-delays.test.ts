import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, rowCounts, signInAs } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)
const admin = await signInAs(server, 'admin')

const detailOf = async (id: string) => (await camille.client.claims.detail({ params: { id } })).data
const delays = async () => (await admin.client.claimDesk.houseDelays()).data
const write = async (days: { answer: number; study: number; decision: number }, seen?: number) =>
  (
    await admin.client.claimDesk.writeHouseDelays({
      body: { ...days, reason: 'Afflux de la grêle', seen: seen ?? (await delays()).version },
    })
  ).data
const claimOf = (daysAgo: number) =>
  buildClaim(server.database, { owner: camille.account, daysAgo })
const usualDelay = async (id: string) => (await detailOf(id)).progress.usual_delay

test('a new house delay applies to claims declared from then on, and a date already announced stays', async () => {
  expect(await delays()).toMatchObject({ version: 0, answer: 2, study: 10, decision: 20 })
  const before = await claimOf(3)
  expect(await usualDelay(before.claim_id)).toContain('sous 2\u00a0jours ouvrés')
  await write({ answer: 4, study: 12, decision: 20 })
  const after = await claimOf(0)
  expect(await usualDelay(after.claim_id)).toContain(
    'Nous répondons en général sous 4\u00a0jours ouvrés',
  )
  expect(await usualDelay(before.claim_id)).toContain('sous 2\u00a0jours ouvrés')
  // while it is the customer's turn, the page shows the delay in force today
  await admin.client.claims.setWaiting({
    params: { id: before.claim_id },
    body: { waiting: 'customer' },
  })
  expect(await usualDelay(before.claim_id)).toContain('sous 4\u00a0jours ouvrés')
})

test('the default canned replies quote the house delay', async () => {
  const { data } = await admin.client.claimDesk.replies()
  const { answer } = await delays()
  expect(data.find(({ reply_id: id }) => id === 'taken')?.text).toContain(
    `sous ${answer}\u00a0jours ouvrés`,
  )
})

test('a house delay out of bounds or based on an old version is refused, and former versions are kept', async () => {
  const before = await rowCounts(server.database)
  const refusal = await refusalOf(write({ answer: 11, study: 10, decision: 20 }))
  expect(refusal).toMatchObject({ status: 422, problem: { errors: [{ path: 'answer' }] } })
  const seen = (await delays()).version - 1
  expect((await refusalOf(write({ answer: 3, study: 10, decision: 20 }, seen))).status).toBe(409)
  expect(await rowCounts(server.database)).toEqual(before)
  const { version, versions } = await write({ answer: 3, study: 10, decision: 20 })
  expect(versions.map((one) => [one.version, one.answer]).slice(-2)).toEqual([
    [1, 4],
    [0, 2],
  ])
  expect(versions).toHaveLength(version)
})
