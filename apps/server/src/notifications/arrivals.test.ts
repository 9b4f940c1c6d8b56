import { expect, test } from 'vitest'
import { buildClaim } from '../claims/claims.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { signInAs, type TestSession } from '../testing/test-session.ts'

const server = await serveTests()
const owner = await signInAs(server)

const newClaim = () => buildClaim(server.database, { owner: owner.account, daysAgo: 1 })

const noticesOf = async ({ client }: TestSession) =>
  (await client.notifications.list()).data.map(({ title, path }) => ({ title, path }))

test('a claim without an advisor is announced to each advisor, once until they have read it', async () => {
  const waiting = await signInAs(server, 'advisor')
  const arrival = {
    title: 'Un sinistre déclaré attend un conseiller',
    path: '/sinistresDashboard?conseiller=nobody&seulement=open',
  }
  await newClaim()
  await newClaim()
  expect(await noticesOf(waiting)).toEqual([arrival])
  await waiting.client.notifications.read({ body: {} })
  await newClaim()
  expect(await noticesOf(waiting)).toEqual([arrival, arrival])
  // nobody is notified of their own claim
  await waiting.client.notifications.read({ body: {} })
  await buildClaim(server.database, { owner: waiting.account, daysAgo: 1 })
  const arrivals = (await noticesOf(waiting)).filter(({ title }) => title === arrival.title)
  expect(arrivals).toHaveLength(2)
  const admin = await signInAs(server, 'admin')
  await newClaim()
  expect(await noticesOf(admin)).toEqual([])
})

test('a complaint is announced to advisors and admins without its text, once until they have read it', async () => {
  const team = [await signInAs(server, 'advisor'), await signInAs(server, 'admin')]
  for (const subject of ['Remboursement en retard', 'Attestation jamais reçue'])
    await owner.client.complaints.create({ body: { subject, message: 'J’attends.' } })
  for (const one of team)
    expect(await noticesOf(one)).toEqual([
      { title: 'Une réclamation est arrivée', path: '/admin/complaints' },
    ])
})
