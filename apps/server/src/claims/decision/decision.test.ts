import type { WireAssessment } from '@sillage/wire/claims/calculation.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { buildTerminable } from '../../contracts/suspensions/suspensions.factory.ts'
import { resumePaidCovers } from '../../contracts/suspensions/suspensions.service.ts'
import { buildTeller, nextStatement } from '../../payments/bank.factory.ts'
import { importFile } from '../../payments/statements/statements.service.ts'
import { ibans, serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'
import { decideCalculated, said } from './decision.factory.ts'

let id: string

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
const other = await signInAs(server, 'advisor')
const approver = await signInAs(server, 'root')
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

const ground = async (session = advisor, query: { cover?: string } = {}) =>
  (await session.client.claimDecision.ground({ params: { id }, query })).data
const suspension = async () =>
  (await ground()).proposal.rights.find(({ right }) => right === 'suspension')
/** Imports a bank statement that shows the contract paid on `on`. */
async function payAll(contract: string, on: Temporal.PlainDate) {
  const dues = await server.database
    .selectFrom('due')
    .select(['reference', 'cents'])
    .where('contract_id', '=', contract)
    .execute()
  const movements = dues.map(({ reference: text, cents }) => ({ cents, text }))
  const file = await nextStatement(server.database, movements, { on })
  const teller = await buildTeller(server.database)
  await importFile(teller, { ibans, afterPayments: resumePaidCovers }, file)
}
const detail = async (session: TestSession) =>
  (await session.client.claims.detail({ params: { id } })).data
const ledger = async () => {
  const { rows } = await sql<{ account: string; cents: number }>`
    select account, sum(cents)::int as cents from ledger_line where claim_id = ${id}
    group by account having sum(cents) <> 0 order by account`.execute(server.database)
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}
const declaredValue = async () =>
  (await ground()).proposal.amounts.find(({ step }) => step === 'declared_value')

const decide = (
  assessment: WireAssessment,
  shown: Omit<Parameters<typeof decideCalculated>[2], 'id'>,
) => decideCalculated(advisor, assessment, { ...shown, id })

describe('the contract as it stood at the incident', () => {
  test('shows its level, its covers with excess and ceiling, and proposes the cover of the incident', async () => {
    const { policy, cover, proposal, limit } = await ground()
    expect(policy).toMatchObject({ contract_id: contractId, level: 'Tous risques' })
    expect(policy?.covers.find(({ code }) => code === 'glass')).toMatchObject({
      label: 'Bris de glace',
      excess: 300,
      ceiling: null,
      is_concerned: true,
    })
    expect(policy?.covers.filter(({ is_concerned }) => is_concerned)).toHaveLength(1)
    expect(cover).toBe('glass')
    expect(proposal.amounts.find(({ step }) => step === 'excess')?.amount).toBe(300)
    expect(proposal.exclusions.length).toBeGreaterThan(0)
    expect(limit).toBe(1500)
  })

  test('another cover of the nature can be chosen, with its own ceiling and excess', async () => {
    const options = { owner: owner.account, contractId, nature: 'Accident' }
    id = (await buildClaim(server.database, options)).claim_id
    expect((await ground()).cover).toBe('damage')
    const { cover, proposal } = await ground(advisor, { cover: 'liability' })
    expect(cover).toBe('liability')
    expect(proposal.amounts.find(({ step }) => step === 'ceiling')?.amount).toBe(100_000_000)
    expect(proposal.amounts.find(({ step }) => step === 'excess')?.amount).toBe(0)
  })

  test('a theft pays at most the declared value of the car, only under terms that say so', async () => {
    const { database } = server
    const answerIds = ['car.level.all_risks', 'car.excess.300', 'car.value.10001_to_20000']
    const terms = { accountId: owner.account.id, startingIn: -2, endingIn: 60, answerIds }
    const { id: declared } = await buildContract(database, terms)
    const about = { owner: owner.account, contractId: declared }
    id = (await buildClaim(database, { ...about, nature: 'Vol' })).claim_id
    expect(await declaredValue()).toMatchObject({ amount: 20_000 })
    await decide(said(25_000), { paid: 19_700, decision: 'partly' })
    expect((await detail(owner)).outcome).toBeNull()
    await approver.client.claimDecision.sign({ params: { id }, body: {} })
    expect((await detail(owner)).outcome?.reckoning?.lines).toMatchObject([
      { step: 'declared_value', takes: 5_000 },
      { step: 'excess', takes: 300 },
    ])

    id = (await buildClaim(database, { ...about, nature: 'Bris de glace' })).claim_id
    expect(await declaredValue()).toMatchObject({ amount: null })

    await sql`update contract set terms_version = '2027-01' where id = ${declared}`.execute(
      database,
    )
    id = (await buildClaim(database, { ...about, nature: 'Vol' })).claim_id
    expect(await declaredValue()).toMatchObject({ amount: null })
  })

  test('an incident of the morning is not covered by a contract signed that evening, and the hour is given', async () => {
    const { database } = server
    const terms = { accountId: owner.account.id, startingIn: -1, endingIn: 60 }
    const { id: evening } = await buildContract(database, terms)
    const day = Temporal.Now.plainDateISO('Europe/Paris').subtract({ days: 1 })
    const at = day.toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: '23:39:20' })
    await sql`update contract set created_at = ${at.toInstant().toString()}
      where id = ${evening}`.execute(database)
    const declared = await owner.client.claims.declare({
      body: {
        contract_id: evening,
        nature: 'Vol',
        dateIncident: day.toString(),
        incidentTime: '09:00',
        description: 'La voiture a disparu.',
        injured: false,
        abroad: false,
        answers: [],
      },
    })
    id = declared.data.claim_id
    const { policy, proposal } = await ground()
    expect(policy).toBeNull()
    expect(proposal.rights[0]).toMatchObject({ right: 'in_force', holds: false })
    expect(proposal.rights[0]?.fact).toMatch(
      /^Les garanties commençaient le .+ à 23.h.39.; l’incident est de 9.h.00$/u,
    )
  })

  test('the handler can open the signed contract, and each opening is written to the audit log', async () => {
    const openings = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from audit_entry
        where subject_id = ${id} and detail ->> 'document' = 'contract'`.execute(server.database)
      return rows[0]?.count
    }
    const bytes = await advisor.client.claimDecision.contract({ params: { id } })
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await openings()).toBe(1)
  })

  test('a suspended cover resumes at noon of the day after the payment, even when that is known later', async () => {
    const { database } = server
    const { contractId: stopped } = await buildTerminable(database, owner.account.id)
    const happenedOn = async (daysAgo: number) => {
      const about = { owner: owner.account, contractId: stopped, nature: 'Bris de glace' }
      id = (await buildClaim(database, { ...about, daysAgo: daysAgo - 1 })).claim_id
      return suspension()
    }
    expect(await happenedOn(11)).toMatchObject({ holds: true })
    expect(await happenedOn(10)).toMatchObject({
      holds: false,
      clause: expect.stringContaining('L113-3'),
    })
    const today = Temporal.Now.plainDateISO('Europe/Paris')
    await payAll(stopped, today.subtract({ days: 5 }))
    expect(await happenedOn(5)).toMatchObject({ holds: false })
    expect(await happenedOn(4)).toMatchObject({
      holds: null,
      fact: expect.stringContaining('à midi'),
    })
    expect(await happenedOn(3)).toMatchObject({ holds: true })
  })

  test('a cover that resumes tomorrow does not hold today', async () => {
    const { contractId: stopped } = await buildTerminable(server.database, owner.account.id)
    await payAll(stopped, Temporal.Now.plainDateISO('Europe/Paris'))
    const about = { owner: owner.account, contractId: stopped, nature: 'Bris de glace' }
    id = (await buildClaim(server.database, about)).claim_id
    expect(await suspension()).toMatchObject({
      holds: false,
      fact: expect.stringMatching(/ au .* à midi/u),
    })
  })

  test('a person of the team whom the claim concerns can’t read it, nor can its owner', async () => {
    const participants = [other.account.id]
    await advisor.client.claims.addParticipants({
      params: { id },
      body: { participants, areConcerned: true },
    })
    expect((await refusalOf(ground(other))).problem?.code).toBe('claim.own')
    expect((await refusalOf(ground(owner))).status).toBe(403)
  })
})

describe('the reserve', () => {
  test('is set from the nature at the declaration, changes with a reason, and is posted in the ledger', async () => {
    expect((await ground()).reserve).toMatchObject({ amount: 600, history: [{ by: null }] })
    expect(await ledger()).toEqual({ claims_reserve: -60_000, reserve_change: 60_000 })
    const body = { amount: 950.5, reason: 'Devis du garage' }
    const { data } = await advisor.client.claimDecision.setReserve({ params: { id }, body })
    expect(data).toMatchObject({ amount: 950.5, history: [{ reason: 'Devis du garage' }, {}] })
    expect(await ledger()).toEqual({ claims_reserve: -95_050, reserve_change: 95_050 })
    expect(JSON.stringify(await detail(owner))).not.toContain('950')
  })

  test('becomes the amount paid by the decision, and then can’t be changed', async () => {
    await decide(said(700.5), { paid: 400.5 })
    expect(await ledger()).toEqual({ claims_reserve: -40_050, reserve_change: 40_050 })
    const body = { amount: 1, reason: 'Trop tard' }
    const late = advisor.client.claimDecision.setReserve({ params: { id }, body })
    expect((await refusalOf(late)).problem?.code).toBe('claim.closed')
  })
})

describe('a calculated decision', () => {
  test('is recalculated by the server, kept line by line, and shown to the customer', async () => {
    const depreciation = { step: 'depreciation' as const, amount: 100, reason: 'Joint usé' }
    await decide(said(1000, { amounts: [depreciation] }), { paid: 600, decision: 'partly' })
    const { outcome } = await detail(owner)
    expect(outcome).toMatchObject({ decision: 'partly', amount: 900, excess: 300, paid: 600 })
    expect(outcome?.reckoning).toMatchObject({
      loss: 1000,
      lines: [
        { step: 'depreciation', takes: 100, reason: 'Joint usé' },
        { step: 'excess', takes: 300 },
      ],
    })
    expect(outcome?.payment).toMatchObject({
      amount: 600,
      account: null,
      sent_on: null,
      paid_on: null,
      refused_on: null,
    })
  })

  test.each([
    ['another amount than the contract gives', { paid: 701 }],
    ['another excess', { paid: 700, excess: 0 }],
    ['another decision', { paid: 700, decision: 'partly' as const }],
  ])('%s is refused, and nothing is decided', async (_, shown) => {
    const refusal = await refusalOf(decide(said(1000), shown))
    expect(refusal).toMatchObject({ status: 409, problem: { code: 'claim.calculation_changed' } })
    expect((await detail(owner)).outcome).toBeNull()
  })

  test('an assessment that breaks a rule is refused with the code of that rule', async () => {
    const refusal = await refusalOf(decide(said(1000, { loss_source: '' }), { paid: 700 }))
    expect(refusal).toMatchObject({ status: 422, problem: { code: 'calculation.loss_source' } })
  })

  test('a refusal cites a clause of the signed contract and the fact, and releases the reserve', async () => {
    const { proposal } = await ground()
    const [clause = ''] = proposal.exclusions
    const rights: WireAssessment['rights'] = [
      { right: 'person', holds: true, fact: '', clause: '' },
      { right: 'exclusion', holds: false, fact: 'Vidéo du circuit', clause },
    ]
    await decide(said(0, { rights }), { paid: 0, excess: 0, decision: 'refused' })
    const { outcome } = await detail(owner)
    expect(outcome).toMatchObject({ decision: 'refused', payment: null })
    expect(outcome?.reckoning?.rights.at(-1)).toMatchObject({
      state: 'no',
      clause,
      fact: 'Vidéo du circuit',
    })
    expect(await ledger()).toEqual({})
  })
})
