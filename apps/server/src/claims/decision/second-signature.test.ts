import { paths } from '@sillage/wire/addresses.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'
import { decideCalculated, said } from './decision.factory.ts'

let id: string

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
const other = await signInAs(server, 'advisor')
const admin = await signInAs(server, 'admin')
const { id: contractId } = await buildContract(server.database, {
  accountId: owner.account.id,
  startingIn: -30,
  endingIn: 60,
  answerIds: ['car.level.all_risks', 'car.excess.300'],
})
beforeEach(async () => {
  const options = { owner: owner.account, contractId, nature: 'Bris de glace' }
  id = (await buildClaim(server.database, options)).claim_id
})

const ground = async (session = advisor) =>
  (await session.client.claimDecision.ground({ params: { id }, query: {} })).data
const detail = async (session: TestSession) =>
  (await session.client.claims.detail({ params: { id } })).data
const propose = (by = advisor) => decideCalculated(by, said(4000), { id, paid: 3700 })
const sign = (session: TestSession) =>
  session.client.claimDecision.sign({ params: { id }, body: {} })

describe('an acceptance above its author’s limit', () => {
  test('waits for a second signature, and its owner sees nothing of it', async () => {
    const { data } = await propose()
    expect(data).toMatchObject({
      claimStatus: 'pending',
      outcome: null,
      desk: { signature_waits: true },
    })
    const seen = await detail(owner)
    expect([seen.outcome, seen.claimStatus]).toEqual([null, 'pending'])
    expect(JSON.stringify(seen)).not.toMatch(/signature|3700/u)
    expect((await ground()).waiting).toMatchObject({
      is_own: true,
      paid: 3700,
      reckoning: { loss: 4000, lines: [{ step: 'excess', takes: 300 }] },
    })
    expect((await refusalOf(propose(admin))).problem?.code).toBe('claim.signature_waits')
    const closing = advisor.client.claims.setStatus({ params: { id }, body: { status: 'closed' } })
    expect((await refusalOf(closing)).problem?.code).toBe('claim.signature_waits')
  })

  test('is notified to whoever may sign it, and to its author when it is given back', async () => {
    await propose()
    const titles = async (session: TestSession) => {
      const { data } = await session.client.notifications.list()
      return data.flatMap(({ title, path }) =>
        path === paths.claimOf(id) && title.includes('signature') ? [title] : [],
      )
    }
    const number = id.slice(0, 8)
    expect(await titles(admin)).toEqual([
      expect.stringContaining(`(${number})\u00a0: une décision attend une seconde signature`),
    ])
    for (const session of [owner, advisor, other]) expect(await titles(session)).toEqual([])
    const body = { reason: 'Le devis manque' }
    await admin.client.claimDecision.giveBack({ params: { id }, body })
    expect(await titles(advisor)).toEqual([
      expect.stringContaining(`(${number})\u00a0: votre décision revient sans seconde signature`),
    ])
  })

  test('is not signed by its author nor by somebody with the same limit, but by an admin', async () => {
    await propose()
    expect((await refusalOf(sign(advisor))).problem?.code).toBe('claim.signature_own')
    expect((await refusalOf(sign(other))).problem?.code).toBe('claim.limit')
    expect((await ground(other)).waiting?.refusal).toContain('1')
    const { data } = await sign(admin)
    expect(data.outcome).toMatchObject({
      paid: 3700,
      decided_by: { userId: advisor.account.id },
      approved_by: { userId: admin.account.id },
    })
    expect((await refusalOf(sign(admin))).problem?.code).toBe('claim.no_signature')
  })

  test('is not signed by whom its author appointed this week', async () => {
    await propose()
    const puppet = await signInAs(server, 'admin')
    await server.owner
      .updateTable('account')
      .set({ role_since: new Date(), role_by: advisor.account.id })
      .where('id', '=', puppet.account.id)
      .execute()
    expect((await ground(puppet)).waiting?.refusal).toMatch(/depuis moins d’une semaine/)
    expect((await refusalOf(sign(puppet))).problem?.code).toBe('second.not_two')
    await sign(admin)
  })

  test('is signed once when two people sign at the same time', async () => {
    await propose()
    const root = await signInAs(server, 'root')
    const both = await Promise.allSettled([sign(admin), sign(root)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const payouts = await server.database
      .selectFrom('payout')
      .select('cents')
      .where('claim_id', '=', id)
      .execute()
    expect(payouts).toEqual([{ cents: 370_000 }])
  })

  test('is not signed in place of another that was read', async () => {
    await propose()
    const seen = (await ground(admin)).waiting?.at ?? ''
    const body = { reason: 'Je reprends' }
    await advisor.client.claimDecision.giveBack({ params: { id }, body })
    await propose()
    const call = (at: string) =>
      admin.client.claimDecision.sign({ params: { id }, body: { seen: at } })
    expect(await refusalOf(call(seen))).toMatchObject({
      status: 409,
      problem: { code: 'claim.other_decision' },
    })
    expect((await detail(owner)).outcome).toBeNull()
    const { data } = await call((await ground(admin)).waiting?.at ?? '')
    expect(data.outcome?.decision).toBe('accepted')
  })

  test('can be made again after it was given back with a reason', async () => {
    await propose()
    const body = { reason: 'Il manque la facture' }
    await admin.client.claimDecision.giveBack({ params: { id }, body })
    expect(await ground()).toMatchObject({ waiting: null, given_back: { reason: body.reason } })
    await propose()
    await advisor.client.claimDecision.giveBack({ params: { id }, body: { reason: 'Erreur' } })
    expect((await ground()).given_back).toBeNull()
  })

  test('is paid by the database only when somebody with a sufficient limit has signed too', async () => {
    const outcome = {
      claim_id: id,
      decision: 'accepted' as const,
      amount_cents: 400_000,
      excess_cents: 30_000,
      reasons: 'Écrit sans le serveur',
      decided_by: advisor.account.id,
      reckoning: null,
      superseded_at: null,
    }
    const payout = (cents: number) =>
      server.database
        .insertInto('payout')
        .values({
          id: crypto.randomUUID(),
          kind: 'indemnity',
          account_id: owner.account.id,
          contract_id: null,
          claim_id: id,
          policy_id: contractId,
          cents,
          bank_account_id: null,
          requested_at: new Date(),
          requested_by: null,
          due_on: '2027-01-01',
          held_for: null,
          cancelled_at: null,
        })
        .execute()
    await expect(payout(100)).rejects.toThrow('no decision pays this')
    const insert = (approvedBy: string | null) =>
      server.database
        .insertInto('claim_outcome')
        .values({ ...outcome, approved_by: approvedBy })
        .execute()
    await expect(insert(advisor.account.id)).rejects.toThrow('claim_outcome_four_eyes')
    await insert(other.account.id)
    await expect(payout(370_000)).rejects.toThrow('somebody else signs this decision')
    await server.database.deleteFrom('claim_outcome').where('claim_id', '=', id).execute()
    await insert(admin.account.id)
    await expect(payout(370_001)).rejects.toThrow('no decision pays this')
    await payout(370_000)
    await expect(payout(1)).rejects.toThrow('no decision pays this')
  })
})

const refuse = (by: TestSession) => {
  const body = { decision: 'refused', reasons: 'Le dommage n’est pas couvert.' } as const
  return by.client.claims.decide({ params: { id }, body })
}
const putAside = (by: TestSession, amount: number) =>
  by.client.claimDecision.setReserve({ params: { id }, body: { amount, reason: 'Devis reçu' } })
const insertRefusal = (approvedBy: string | null) =>
  server.database
    .insertInto('claim_outcome')
    .values({
      claim_id: id,
      decision: 'refused',
      amount_cents: 0,
      excess_cents: 0,
      reasons: 'Écrit sans le serveur',
      decided_by: advisor.account.id,
      approved_by: approvedBy,
      reckoning: null,
      superseded_at: null,
    })
    .execute()

describe('a refusal', () => {
  test('above its author’s limit waits for the signature of somebody with a higher limit', async () => {
    await putAside(admin, 4000)
    const { data } = await refuse(advisor)
    expect(data).toMatchObject({ outcome: null, desk: { signature_waits: true } })
    expect((await ground(admin)).waiting).toMatchObject({
      decision: 'refused',
      paid: 0,
      stake: 4000,
    })
    expect((await refusalOf(sign(other))).problem?.code).toBe('claim.limit')
    expect((await sign(admin)).data.outcome).toMatchObject({
      decision: 'refused',
      approved_by: { userId: admin.account.id },
    })
  })

  test('counts the highest reserve, which its author can’t lower to come within their limit', async () => {
    expect((await ground()).refusal_stake).toBe(600)
    await putAside(other, 4000)
    await putAside(advisor, 500)
    expect((await ground()).refusal_stake).toBe(4000)
    expect((await refuse(advisor)).data.outcome).toBeNull()
    await advisor.client.claimDecision.giveBack({ params: { id }, body: { reason: 'Erreur' } })
    await putAside(other, 500)
    expect((await refuse(advisor)).data.outcome).toMatchObject({ decision: 'refused' })
  })

  test('needs a second signature in the database when the reserve is large', async () => {
    await putAside(other, 4000)
    await expect(insertRefusal(null)).rejects.toThrow('somebody else signs this refusal')
    await expect(insertRefusal(other.account.id)).rejects.toThrow(
      'somebody else signs this refusal',
    )
    await insertRefusal(admin.account.id)
  })
})

describe('the status of a decided claim', () => {
  test('does not reopen it: a reopening does, and cancels what has not been ordered yet', async () => {
    await decideCalculated(advisor, said(1000), { id, paid: 700 })
    const open = advisor.client.claims.setStatus({ params: { id }, body: { status: 'En cours' } })
    expect(await refusalOf(open)).toMatchObject({ status: 409, problem: { code: 'claim.decided' } })
    await owner.client.claims.reopen({ params: { id }, body: { reason: 'La vitre fuit' } })
    const live = await server.database
      .selectFrom('payout')
      .select('id')
      .where('claim_id', '=', id)
      .where('cancelled_at', 'is', null)
      .execute()
    expect(live).toEqual([])
    await decideCalculated(advisor, said(1200), { id, paid: 900 })
    expect((await detail(owner)).outcome?.payment).toMatchObject({ amount: 900 })
  })

  test('a claim closed without a decision tells its owner the reason', async () => {
    const body = { status: 'Fermé', reason: 'Déclaré deux fois' }
    await advisor.client.claims.setStatus({ params: { id }, body })
    const { timeline, claimStatus } = await detail(owner)
    expect(claimStatus).toBe('closed')
    expect(timeline.at(-1)?.sentence).toBe('Sinistre fermé sans décision\u00a0: Déclaré deux fois')
  })
})
