import { complaintDeadlines } from '@sillage/domain/complaints/deadlines.ts'
import { formatDay } from '@sillage/domain/values/day.ts'
import { describe, expect, test } from 'vitest'
import { mailsTo } from '../accounts/recovery/read-mail.factory.ts'
import { buildClaim } from '../claims/claims.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { serveTests, startTestApp } from '../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../testing/test-session.ts'

const server = await serveTests()
const camille = await signInAs(server)
const nadia = await signInAs(server, 'advisor')

const form = (changes: object = {}) => ({
  subject: 'Remboursement en retard',
  message: 'J’attends depuis six semaines le remboursement de ma fracture du poignet.',
  ...changes,
})
const complain = (by: TestSession, changes: object = {}) =>
  by.client.complaints.create({ body: form(changes) })

describe('a complaint', () => {
  test('is recorded with its two deadlines, and confirmed by a mail that quotes nothing of it', async () => {
    const { client, account } = await signInAs(server)
    const { data } = await client.complaints.create({ body: form() })
    const { acknowledgeBy, answerBy } = complaintDeadlines(Temporal.Instant.from(data.received_at))
    expect(data).toMatchObject({
      state: 'received',
      acknowledge_by: acknowledgeBy.toString(),
      answer_by: answerBy.toString(),
      mediator_open: false,
    })
    const mails = await mailsTo(server.database, account.email)
    expect(mails).toMatchObject([{ path: '/reclamations/suivi' }])
    expect(JSON.stringify(mails)).not.toMatch(/fracture|Remboursement en retard/)
    expect((await client.notifications.list()).unread).toBe(1)
  })

  test('by a staff member is handled by a colleague', async () => {
    const { data } = await complain(nadia)
    const params = { id: data.id }
    const body = { answer: 'Accordé.' }
    for (const call of [
      () => nadia.client.complaints.acknowledge({ params }),
      () => nadia.client.complaints.answer({ params, body }),
    ])
      expect(await refusalOf(call())).toMatchObject({
        status: 403,
        problem: { code: 'complaint.own' },
      })
    const colleague = await signInAs(server, 'advisor')
    await colleague.client.complaints.answer({ params, body })
  })

  test('about a claim can’t be answered by those who handled, decided or are concerned by that claim', async () => {
    const { claim_id: claimId } = await buildClaim(server.database, { owner: camille.account })
    const [former, decider, concerned, colleague] = await Promise.all(
      ['former', 'decider', 'concerned', 'colleague'].map(() => signInAs(server, 'advisor')),
    )
    if (!former || !decider || !concerned || !colleague) throw new Error('four advisors')
    const params = { id: claimId }
    const assign = (to: TestSession) =>
      nadia.client.claims.assign({ params, body: { assignee: to.account.id } })
    await assign(former)
    await assign(decider)
    const reasons = 'Le dommage n’est pas couvert.'
    await decider.client.claims.decide({ params, body: { decision: 'refused', reasons } })
    const participants = [concerned.account.id]
    const added = { participants, areConcerned: true }
    await nadia.client.claims.addParticipants({ params, body: added })
    const { data } = await complain(camille, { claim_id: claimId })
    const body = { answer: 'Nous avons relu votre dossier.' }
    const mayAnswer = async ({ client }: TestSession) =>
      (await client.complaints.all({ query: { limit: 100 } })).data.complaints.find(
        ({ id }) => id === data.id,
      )?.may_answer
    for (const one of [former, decider, concerned]) {
      expect(await mayAnswer(one)).toBe(false)
      const answer = one.client.complaints.answer({ params: { id: data.id }, body })
      expect(await refusalOf(answer)).toMatchObject({
        status: 403,
        problem: { code: 'complaint.involved' },
      })
    }
    expect(await mayAnswer(colleague)).toBe(true)
    await colleague.client.complaints.answer({ params: { id: data.id }, body })
  })

  test('is acknowledged and answered by staff, once each, and its author gets a mail', async () => {
    const { data } = await complain(camille)
    const params = { id: data.id }
    const acknowledged = await nadia.client.complaints.acknowledge({ params })
    expect(acknowledged.data).toMatchObject({ state: 'acknowledged', is_late: false })
    const again = await refusalOf(nadia.client.complaints.acknowledge({ params }))
    expect(again).toMatchObject({ status: 409, problem: { code: 'complaint.acknowledged' } })
    const body = { answer: 'Le remboursement est parti ce matin.' }
    await nadia.client.complaints.answer({ params, body })
    expect((await refusalOf(nadia.client.complaints.answer({ params, body }))).status).toBe(409)
    const mine = (await camille.client.complaints.mine()).data.find(({ id }) => id === data.id)
    expect(mine).toMatchObject({ state: 'answered', answer: body.answer, mediator_open: true })
    const mails = await mailsTo(server.database, camille.account.email)
    const { answerBy } = complaintDeadlines(Temporal.Now.instant())
    expect(mails[1]?.body).toContain(
      `suivant l’envoi de votre réclamation, soit le ${formatDay(answerBy)} au plus tard`,
    )
    expect(mails.slice(0, 2).map(({ subject }) => subject)).toEqual([
      'Notre réponse à votre réclamation',
      'Accusé de réception de votre réclamation',
    ])
  })

  test('gets one answer when ten are sent at once', async () => {
    const { data } = await complain(camille)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        nadia.client.complaints.answer({
          params: { id: data.id },
          body: { answer: `Réponse ${n}` },
        }),
      ),
    )
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled')
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const mine = (await camille.client.complaints.mine()).data.find(({ id }) => id === data.id)
    expect(mine?.answer).toBe(`Réponse ${winner}`)
  })

  test('past its first deadline is marked late, and listed first', async () => {
    const other = await startTestApp()
    const { client } = await signInAs(other)
    const late = await client.complaints.create({ body: form() })
    other.setNow(
      Temporal.Now.instant()
        .add({ hours: 24 * 30 })
        .toString(),
    )
    const someone = await signInAs(other)
    await someone.client.complaints.create({ body: form({ subject: 'Autre chose' }) })
    const advisor = await signInAs(other, 'advisor')
    const { complaints, total } = (await advisor.client.complaints.all({ query: {} })).data
    expect(total).toBe(2)
    expect(complaints.map(({ id, is_late }) => [id === late.data.id, is_late])).toEqual([
      [true, true],
      [false, false],
    ])
    const states = await Promise.all(
      (['received', 'acknowledged', 'answered'] as const).map(
        async (state) => (await advisor.client.complaints.all({ query: { state } })).data.total,
      ),
    )
    expect(states).toEqual([2, 0, 0])
    const logged = await other.database
      .selectFrom('audit_entry')
      .select('action')
      .where('actor_id', '=', advisor.account.id)
      .where('action', '=', 'complaint.read')
      .execute()
    expect(logged.length).toBeGreaterThan(0)
    await other.close()
  })

  test('sent twice with one key is recorded once', async () => {
    const { client } = await signInAs(server)
    const idempotencyKey = crypto.randomUUID()
    const first = await client.complaints.create({ body: form(), idempotencyKey })
    const again = await client.complaints.create({ body: form(), idempotencyKey })
    expect(again.data.id).toBe(first.data.id)
    expect((await client.complaints.mine()).data).toHaveLength(1)
  })
})

describe('a complaint of somebody else', () => {
  test('can’t be seen or handled, nor can their contract be named in one’s own', async () => {
    const stranger = await signInAs(server)
    const contract = await buildContract(server.database, { accountId: camille.account.id })
    await complain(camille, { contract_id: contract.id })
    const refusal = await refusalOf(complain(stranger, { contract_id: contract.id }))
    expect(refusal.status).toBe(404)
    expect(await refusalOf(complain(stranger, { claim_id: crypto.randomUUID() }))).toMatchObject({
      status: 404,
    })
    expect((await stranger.client.complaints.mine()).data).toEqual([])
    const params = { id: crypto.randomUUID() }
    for (const call of [
      () => stranger.client.complaints.all({ query: {} }),
      () => stranger.client.complaints.acknowledge({ params }),
    ])
      expect((await refusalOf(call())).status).toBe(403)
    expect((await refusalOf(nadia.client.complaints.acknowledge({ params }))).status).toBe(404)
  })
})
