import { randomUUID } from 'node:crypto'
import { naturesOf } from '@sillage/domain/claims/natures.ts'
import { describe, expect, test } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, rowCounts, signInAs, type TestSession } from '../../testing/test-session.ts'

const today = Temporal.Now.plainDateISO('Europe/Paris')
const daysAgo = (days: number) => today.subtract({ days }).toString()

const server = await serveTests()
const camille = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
const contract = { accountId: camille.account.id, startingIn: -20, endingIn: 40 }
const contractId = (await buildContract(server.database, contract)).id

const declaration = (more: Record<string, unknown> = {}) => ({
  contract_id: contractId,
  nature: 'Bris de glace',
  dateIncident: daysAgo(2),
  description: 'Un gravillon sur l’autoroute.',
  ...more,
})
const declare = ({ client }: TestSession, more = {}) =>
  client.claims.declare({ body: declaration(more) })
const ground = ({ client }: TestSession, id = contractId) =>
  client.claimDesk.ground({ params: { contractId: id } })

describe('a declaration on a trip that has not begun', () => {
  test('is accepted for a cancellation from the signature on, and refused for what only the trip covers', async () => {
    const trip = await buildContract(server.database, {
      accountId: camille.account.id,
      product: 'travel',
      answerIds: ['travel.level.comfort'],
      startingIn: 30,
      endingIn: 70,
    })
    const on = (nature: string) => ({ contract_id: trip.id, nature, dateIncident: daysAgo(0) })
    const { data } = await declare(camille, on('Annulation de voyage'))
    expect(data).toMatchObject({ nature: 'Annulation de voyage', claimStatus: 'pending' })
    const refusal = await refusalOf(declare(camille, on('Perte ou vol de bagages')))
    expect(refusal).toMatchObject({
      status: 422,
      problem: { code: 'claim.incident_not_covered', errors: [{ path: 'dateIncident' }] },
    })
    expect(refusal.problem?.message).toContain('Bagages, du ')
  })

  test('is accepted likewise on a contract signed before cover periods were stored', async () => {
    const trip = await buildContract(server.database, {
      accountId: camille.account.id,
      product: 'travel',
      answerIds: ['travel.level.comfort'],
      startingIn: 30,
      endingIn: 70,
    })
    await server.database
      .updateTable('contract')
      .set({ cover_periods: null })
      .where('id', '=', trip.id)
      .execute()
    const more = { contract_id: trip.id, nature: 'Annulation de voyage', dateIncident: daysAgo(0) }
    expect((await declare(camille, more)).data.claimStatus).toBe('pending')
  })
})

describe('a declaration', () => {
  test('with the fields of the specification is answered with the fields of the specification', async () => {
    const { data } = await declare(camille)
    expect(data).toMatchObject({
      nature: 'Bris de glace',
      description: 'Un gravillon sur l’autoroute.',
      claimStatus: 'pending',
      contract_id: contractId,
      dateIncident: daysAgo(2),
    })
    expect(data.claim_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(Date.parse(data.declaration_date)).toBeGreaterThan(Date.now() - 60_000)
  })

  test('shows at once who must act next, the legal delay and the documents needed', async () => {
    const { data } = await declare(camille, {
      place: 'A10,  Orléans',
      incidentTime: '17:45',
      answers: [{ question_id: 'glass', answer: 'Pare-brise' }],
    })
    const detail = (await camille.client.claims.detail({ params: { id: data.claim_id } })).data
    expect(detail).toMatchObject({
      standing: 'owner',
      place: 'A10,  Orléans',
      incidentTime: '17:45',
      answers: [{ question_id: 'glass', answer: 'Pare-brise' }],
      deadline: { label: '5\u00a0jours ouvrés', is_late: false },
      progress: { stage: 'declared', actor: 'insurer' },
      outcome: null,
      desk: null,
      declared_by: null,
    })
    expect(detail.progress.expected_by).toMatch(/^\d{4}-/)
    expect(detail.timeline.map(({ kind }) => kind)).toEqual(['declared'])
    expect(detail.checklist.map(({ key, state }) => [key, state])).toEqual([
      ['photos', 'missing'],
      ['registration', 'missing'],
      ['repair_quote', 'missing'],
    ])
    expect(detail.participants.map(({ is_owner }) => is_owner)).toEqual([true])
    const messages = await camille.client.messages.list({ params: { claimId: data.claim_id } })
    expect(messages).toMatchObject([{ kind: 'system', message_content: 'Sinistre déclaré' }])
  })

  test('is acknowledged at once by a notification and a mail, and the mail tells nothing of the claim', async () => {
    const zoe = await signInAs(server)
    const options = { accountId: zoe.account.id, startingIn: -5 }
    const { id } = await buildContract(server.database, options)
    const { data } = await declare(zoe, { contract_id: id })
    const notices = JSON.stringify(await zoe.client.notifications.list())
    expect(notices).toContain(`(${data.claim_id.slice(0, 8)}) : déclaration reçue`)
    const mails = await server.database
      .selectFrom('mail')
      .select(['subject', 'body', 'path'])
      .where('recipient', '=', zoe.account.email)
      .execute()
    expect(mails).toMatchObject([{ path: `/sinistre?id=${data.claim_id}` }])
    expect(JSON.stringify(mails)).not.toMatch(/glace|gravillon/i)
  })

  test('sent ten times with one idempotency key makes one claim', async () => {
    const idempotencyKey = randomUUID()
    const before = await rowCounts(server.database)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        camille.client.claims.declare({ body: declaration(), idempotencyKey }),
      ),
    )
    expect(new Set(answers.map(({ data }) => data.claim_id)).size).toBe(1)
    const after = await rowCounts(server.database)
    expect(after['claim']).toBe((before['claim'] ?? 0) + 1)
  })

  test('made by staff belongs to the owner of the contract and names who declared it', async () => {
    const { data } = await declare(advisor)
    const detail = (await camille.client.claims.detail({ params: { id: data.claim_id } })).data
    expect(detail).toMatchObject({
      standing: 'owner',
      owner: { userId: camille.account.id },
      declared_by: { userId: advisor.account.id, is_staff: true },
    })
    const { data: mine } = await camille.client.claims.mine()
    expect(mine.find(({ claim_id }) => claim_id === data.claim_id)).toMatchObject({
      is_owner: true,
      contract_name: expect.stringMatching(/[A-Z]{2}-\d{3}-[A-Z]{2}$/),
    })
  })

  test('ignores fields that a declaration does not have, such as a status or an owner', async () => {
    const { data } = await declare(camille, {
      claim_id: randomUUID(),
      claimStatus: 'closed',
      status: 'closed',
      owner_id: advisor.account.id,
      declaration_date: '2001-01-01T00:00:00Z',
      is_pressing: true,
      assignee_id: advisor.account.id,
    })
    expect(data.claimStatus).toBe('pending')
    const detail = (await advisor.client.claims.detail({ params: { id: data.claim_id } })).data
    expect(detail).toMatchObject({
      owner: { userId: camille.account.id },
      assignee: null,
      desk: { is_pressing: false },
    })
    expect(data.declaration_date.startsWith('2001')).toBe(false)
  })
})

describe('a declaration is refused, and nothing is stored', () => {
  test.each([
    [
      'an incident tomorrow',
      { dateIncident: today.add({ days: 1 }).toString() },
      422,
      'claim.incident_in_future',
    ],
    ['a day before the contract', { dateIncident: daysAgo(21) }, 422, 'claim.incident_not_covered'],
    ['an incident on 30 February', { dateIncident: '2026-02-30' }, 422, 'claim.impossible_day'],
    ['a nature of a travel', { nature: "Refus d'embarquement" }, 422, 'claim.nature_of_other'],
    ['an unknown nature', { nature: 'Distraction' }, 422, 'claim.nature_of_other'],
    [
      'a question of another nature',
      { answers: [{ question_id: 'flight', answer: 'AF 1' }] },
      422,
      'claim.question_of_other',
    ],
    ['an empty description', { description: '  ' }, 400, 'request.invalid'],
    ['an impossible time', { incidentTime: '25:00' }, 400, 'request.invalid'],
    ['an unknown contract', { contract_id: randomUUID() }, 404, 'not_found'],
  ])('%s', async (_, more, status, code) => {
    const before = await rowCounts(server.database)
    const refusal = await refusalOf(declare(camille, more))
    expect(refusal).toMatchObject({ status, problem: { code } })
    expect(await rowCounts(server.database)).toEqual(before)
  })

  test('on the contract of somebody else, as if it did not exist', async () => {
    const stranger = await signInAs(server)
    const before = await rowCounts(server.database)
    const refusal = await refusalOf(declare(stranger))
    expect(refusal).toMatchObject({ status: 404, message: 'Élément introuvable.' })
    expect(await rowCounts(server.database)).toEqual(before)
  })
})

describe('the day of the incident is the day in Paris', () => {
  test('an instant late in the evening, in UTC, counts as the next day', async () => {
    const { data } = await declare(camille, { dateIncident: `${daysAgo(5)}T23:30:00Z` })
    expect(data.dateIncident).toBe(daysAgo(4))
  })
})

describe('the cover checked at a declaration', () => {
  test('is that of the whole policy chain, whichever of its contracts is named, gaps excluded', async () => {
    const owner = await signInAs(server)
    const accountId = owner.account.id
    const old = await buildContract(server.database, {
      accountId,
      startingIn: -60,
      endingIn: -30,
      status: 'renewed',
    })
    const current = await buildContract(server.database, {
      accountId,
      startingIn: -10,
      endingIn: 20,
      origin: 'renewal',
      parentId: old.id,
    })
    const on = (dateIncident: string, contract_id: string) =>
      declare(owner, { contract_id, dateIncident })
    expect((await on(daysAgo(45), current.id)).data.dateIncident).toBe(daysAgo(45))
    expect((await on(daysAgo(5), old.id)).data.contract_id).toBe(old.id)
    const gap = await refusalOf(on(daysAgo(20), current.id))
    expect(gap.problem?.code).toBe('claim.incident_not_covered')
  })

  test('ends with a cancellation, and an earlier incident may still be declared', async () => {
    const owner = await signInAs(server)
    const cancelled = await buildContract(server.database, {
      accountId: owner.account.id,
      startingIn: -20,
      endingIn: 20,
      status: 'cancelled',
      cancellation: { daysAgo: 8, reason: 'Voiture vendue' },
    })
    const on = (dateIncident: string) => declare(owner, { contract_id: cancelled.id, dateIncident })
    expect((await on(daysAgo(10))).data.claimStatus).toBe('pending')
    const refusal = await refusalOf(on(daysAgo(3)))
    expect(refusal.problem?.code).toBe('claim.incident_not_covered')
  })
})

test('a claim declared after the legal delay is accepted and shown as late', async () => {
  const { data } = await declare(camille, { nature: 'Vol', dateIncident: daysAgo(15) })
  const detail = (await camille.client.claims.detail({ params: { id: data.claim_id } })).data
  expect(detail.deadline).toMatchObject({ label: '2\u00a0jours ouvrés', is_late: true })
})

describe('the contract on which a claim is declared', () => {
  test('shows its owner what it covers and what it does not, for each nature', async () => {
    const { data } = await ground(camille)
    expect(data).toMatchObject({ contract_id: contractId, contract_type: 'car', owner: null })
    expect(data.natures.map(({ nature }) => nature)).toEqual(
      naturesOf('car').map(({ label }) => label),
    )
    for (const { covered, not_covered: notCovered } of data.natures)
      expect(covered.length + notCovered.length).toBeGreaterThan(0)
  })

  test('names its owner to staff, who declare for them', async () => {
    const { data } = await ground(advisor)
    expect(data.owner).toBe('Camille Roussel')
  })

  test('answers 404 to anybody else, and for an unknown or malformed id', async () => {
    const other = await signInAs(server)
    expect((await refusalOf(ground(other))).status).toBe(404)
    expect((await refusalOf(ground(camille, randomUUID()))).status).toBe(404)
    expect((await refusalOf(ground(camille, 'pas-un-contrat'))).status).toBe(404)
  })
})
