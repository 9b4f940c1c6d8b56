import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { afterWaiting } from '../../testing/waiting-calls.factory.ts'
import { buildClaim } from '../claims.factory.ts'
import { orderIndemnity, signInFinance } from '../decision/paid-claim.factory.ts'

let id: string

const server = await serveTests()
const owner = await signInAs(server)
const nadia = await signInAs(server, 'advisor')
const karim = await signInAs(server, 'advisor')
const admin = await signInAs(server, 'admin')
const other = await signInAs(server, 'admin')

/** Decided by Nadia, signed by an admin, ordered. */
beforeEach(async () => {
  id = (await buildClaim(server.database, { owner: owner.account })).claim_id
  const body = {
    decision: 'accepted',
    amount: 4000,
    excess: 300,
    reasons: 'Le choc est couvert.',
  } as const
  await nadia.client.claims.decide({ params: { id }, body })
  await admin.client.claimDecision.sign({ params: { id }, body: {} })
  await orderIndemnity(server, { claimId: id, owner, finance: await signInFinance(server) })
})

const open = (actorId: string) =>
  server.database.transaction().execute(async (transaction) => {
    const set = { status: 'in_progress' as const }
    await transaction.updateTable('claim').set(set).where('id', '=', id).execute()
    await transaction
      .insertInto('claim_event')
      .values({ claim_id: id, kind: 'reopened', status: 'in_progress', actor_id: actorId })
      .execute()
  })

const answer = (answered_by: string, how: 'accepted' | 'refused' = 'accepted') =>
  server.database
    .updateTable('claim_reopening')
    .set({ answer: how, answer_reason: 'Non', answered_by, answered_at: new Date() })
    .where('claim_id', '=', id)
    .execute()

test('the database lets only its owner reopen a paid claim alone', async () => {
  await expect(open(karim.account.id)).rejects.toThrow('somebody else accepts this reopening')
  await open(owner.account.id)
})

test('in the database a reopening is not answered by its author, by those who decided the payment, nor twice', async () => {
  const body = { reason: 'Une seconde facture est arrivée' }
  await karim.client.claims.reopen({ params: { id }, body })
  await expect(answer(karim.account.id, 'refused')).rejects.toThrow('claim_reopening_four_eyes')
  const less = await signInAs(server, 'advisor')
  for (const hand of [nadia, admin, less])
    await expect(answer(hand.account.id)).rejects.toThrow('somebody else accepts')
  await answer(other.account.id, 'refused')
  await expect(answer(other.account.id)).rejects.toThrow('does not change')
})

test('a reopening waits for the payment that is being approved, and then for a second person', async () => {
  const payout = sql`(select id from payout where claim_id = ${id})`
  await sql`update payment_order set state = 'prepared' where payout_id in ${payout}`.execute(
    server.owner,
  )
  const [reopening] = await afterWaiting(server, {
    lock: sql`select from payout where claim_id = ${id} for update`,
    calls: [() => nadia.client.claims.reopen({ params: { id }, body: { reason: 'Une facture' } })],
    change: sql`update payment_order set state = 'sent' where payout_id in ${payout}`,
  })
  expect(reopening).toMatchObject({
    status: 'fulfilled',
    value: { data: { claimStatus: 'closed', desk: { reopening: { waiting: {} } } } },
  })
})
