import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'
import { orderIndemnity, signInFinance } from '../decision/paid-claim.factory.ts'

let server: TestApp
let owner: TestSession
let nadia: TestSession
let karim: TestSession
let admin: TestSession

beforeAll(async () => {
  server = await startTestApp()
  owner = await signInAs(server)
  nadia = await signInAs(server, 'advisor')
  karim = await signInAs(server, 'advisor')
  admin = await signInAs(server, 'admin')
})
afterAll(() => server.close())

const newClaim = async () => (await buildClaim(server.database, { owner: owner.account })).claim_id

const decide = (by: TestSession, id: string, amount: number) =>
  by.client.claims.decide({
    params: { id },
    body: { decision: 'accepted', amount, excess: 300, reasons: 'Le choc est couvert.' },
  })

const listed = async (by: TestSession, only: 'sign' | 'second') => {
  const { data } = await by.client.claimDesk.search({ query: { only, limit: 100 } })
  return data.claims.map(({ claim_id: id }) => id)
}

test('a decision is listed to sign for whom it may be signed by, and for nobody else', async () => {
  const id = await newClaim()
  await decide(nadia, id, 4000)
  expect(await listed(admin, 'sign')).toContain(id)
  // its author, and somebody whose limit is below it
  for (const session of [nadia, karim]) expect(await listed(session, 'sign')).toEqual([])
  for (const session of [nadia, karim, admin]) expect(await listed(session, 'second')).toContain(id)
})

test('a decision on a claim that concerns the reader is not listed for them to sign', async () => {
  const id = await newClaim()
  await decide(nadia, id, 4000)
  await server.owner
    .insertInto('claim_participant')
    .values({
      claim_id: id,
      account_id: admin.account.id,
      added_by: karim.account.id,
      added_at: new Date(),
      is_concerned: true,
    })
    .execute()
  expect(await listed(admin, 'sign')).not.toContain(id)
})

test('a reopening is not listed for who decided the claim that was paid', async () => {
  const finance = await signInFinance(server)
  const id = await newClaim()
  await decide(nadia, id, 1000)
  await orderIndemnity(server, { claimId: id, owner, finance })
  const reason = 'Une seconde facture est arrivée'
  await karim.client.claims.reopen({ params: { id }, body: { reason } })
  expect(await listed(admin, 'sign')).toContain(id)
  for (const session of [nadia, karim]) expect(await listed(session, 'sign')).not.toContain(id)
})
