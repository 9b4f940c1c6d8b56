import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

let id: string

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
const contractId = (await buildClaim(server.database, { owner: owner.account })).contract_id
beforeEach(async () => {
  const options = { owner: owner.account, contractId, nature: 'Bris de glace' }
  id = (await buildClaim(server.database, options)).claim_id
})

const ACCEPTED = {
  decision: 'accepted',
  amount: 480,
  excess: 75,
  reasons: 'Le bris de glace est couvert.',
} as const
const decide = (body: Parameters<TestSession['client']['claims']['decide']>[0]['body']) =>
  advisor.client.claims.decide({ params: { id }, body })
const ask = (body: { document_key?: string | undefined; label?: string; note?: string } = {}) =>
  advisor.client.claims.requestDocument({
    params: { id },
    body: { document_key: 'photos', reason: 'unreadable', ...body },
  })
const reopen = (reason = 'Le pare-brise posé fuit.', { client } = owner) =>
  client.claims.reopen({ params: { id }, body: { reason } })
const detail = async ({ client } = owner) => (await client.claims.detail({ params: { id } })).data

/** Has a person upload a file to the claim. */
async function file({ client }: TestSession, name = 'photo.txt') {
  const body = new Blob([`Un fichier nommé ${name}, ${randomUUID()}`])
  const { data } = await client.messages.upload({ params: { id }, query: { name }, body })
  return data.file_id
}

describe('a decision', () => {
  test('closes the claim, pays the amount less the excess, and says how to contest', async () => {
    const { data } = await decide(ACCEPTED)
    expect(data.claimStatus).toBe('closed')
    const seen = await detail()
    expect(seen.outcome).toMatchObject({
      label: 'Acceptée',
      amount: 480,
      excess: 75,
      paid: 405,
      reasons: 'Le bris de glace est couvert.',
      stands: true,
      decided_by: { userId: advisor.account.id },
      contest: { complaints_email: 'reclamations@sillage.example' },
    })
    expect(seen.progress).toMatchObject({ stage: 'decided', actor: 'nobody' })
    expect(seen.timeline.at(-1)).toMatchObject({
      kind: 'decided',
      sentence: 'Décision rendue : « Acceptée ». Sinistre fermé',
    })
  })

  test.each([
    [{ ...ACCEPTED, reasons: 'Oui.' }, 422, 'outcome.reasons_missing'],
    [{ ...ACCEPTED, amount: 0, excess: 0 }, 422, 'outcome.amount_missing'],
    [{ ...ACCEPTED, decision: 'refused' as const }, 422, 'outcome.amount_refused'],
    [{ ...ACCEPTED, excess: 480.01 }, 422, 'outcome.excess_too_high'],
    [{ ...ACCEPTED, amount: -1 }, 400, 'request.invalid'],
  ])('%o is refused: %d %s', async (body, status, code) => {
    expect(await refusalOf(decide(body))).toMatchObject({ status, problem: { code } })
    expect(await detail()).toMatchObject({ outcome: null, claimStatus: 'pending' })
  })

  test('made twice at the same time is taken once', async () => {
    const refusal = { decision: 'refused', reasons: 'L’objet n’est pas couvert.' } as const
    const answers = await Promise.allSettled([decide(ACCEPTED), decide(refusal)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await refusalOf(decide(ACCEPTED))).problem?.code).toBe('claim.closed')
  })
})

describe('the reopening of a claim', () => {
  test('needs a closed claim', async () => {
    expect(await refusalOf(reopen())).toMatchObject({
      status: 409,
      problem: { code: 'claim.not_closed' },
    })
  })

  test('by its owner keeps the former decision, marked as no longer in force', async () => {
    await decide(ACCEPTED)
    const { data } = await reopen()
    expect(data).toMatchObject({
      claimStatus: 'in_progress',
      outcome: { stands: false, label: 'Acceptée' },
      progress: { actor: 'insurer' },
    })
    expect(data.timeline.at(-1)?.sentence).toBe('Sinistre rouvert : Le pare-brise posé fuit.')
    await decide({ ...ACCEPTED, amount: 600 })
    expect((await detail()).outcome).toMatchObject({ stands: true, amount: 600 })
  })

  test('needs a reason', async () => {
    await decide(ACCEPTED)
    expect((await refusalOf(reopen('   '))).status).toBe(400)
    expect((await refusalOf(reopen('\u202e'))).status).toBe(400)
    expect((await detail()).claimStatus).toBe('closed')
  })

  test('by its owner is allowed twice, and the page says so; staff may go on', async () => {
    for (const reason of ['Le pare-brise fuit.', 'Il fuit encore.']) {
      await decide(ACCEPTED)
      expect((await detail()).may.reopen).toBe(true)
      await reopen(reason)
    }
    await decide(ACCEPTED)
    const seen = await detail()
    expect([seen.may.reopen, seen.reopen_refused]).toEqual([
      false,
      expect.stringContaining('déjà rouvert ce sinistre deux fois'),
    ])
    expect(await refusalOf(reopen())).toMatchObject({
      status: 403,
      problem: { code: 'claim.reopened_often' },
    })
    expect((await reopen('Il a appelé.', advisor)).data.claimStatus).toBe('in_progress')
  })

  test('is the only way to change the status of a decided claim', async () => {
    await decide(ACCEPTED)
    const change = advisor.client.claims.setStatus({ params: { id }, body: { status: 'En cours' } })
    expect((await refusalOf(change)).problem?.code).toBe('claim.decided')
    expect((await detail()).outcome?.stands).toBe(true)
  })
})

describe('a request for a document', () => {
  test('passes the turn to the customer, and the documents sent pass it back', async () => {
    const { data: request } = await ask({ note: 'De plus près' })
    expect(request).toMatchObject({ label: 'Photos des dommages', state: 'open' })
    expect(await detail()).toMatchObject({
      progress: { actor: 'customer', now: 'Nous attendons un document de votre part.' },
      requests: [{ reason: 'unreadable', note: 'De plus près' }],
    })
    const requestId = request.request_id
    const files = [await file(owner), await file(owner)]
    const { data } = await owner.client.claims.fulfilRequest({
      params: { id, requestId },
      body: { files },
    })
    expect(data).toMatchObject({ state: 'fulfilled', files })
    const seen = await detail()
    expect(seen.progress.actor).toBe('insurer')
    expect(seen.checklist[0]).toMatchObject({ key: 'photos', state: 'received' })
    const messages = await advisor.client.messages.list({ params: { claimId: id } })
    expect(messages.flatMap(({ documents }) => documents)).toHaveLength(2)
    expect(messages.at(-1)?.message_content).toBe('Document reçu : Photos des dommages')
  })

  test('can’t be repeated while open, is fulfilled once, and can then be made again', async () => {
    const { data: request } = await ask()
    expect((await refusalOf(ask())).problem?.code).toBe('claim.already_requested')
    const answer = async () =>
      owner.client.claims.fulfilRequest({
        params: { id, requestId: request.request_id },
        body: { files: [await file(owner)] },
      })
    await answer()
    expect((await refusalOf(answer())).problem?.code).toBe('claim.request_ended')
    await ask()
    expect((await detail()).checklist[0]?.state).toBe('requested')
  })

  test('fulfilled again with the same idempotency key changes nothing and gives the same answer', async () => {
    const { data: request } = await ask()
    const params = { id, requestId: request.request_id }
    const fulfil = { params, body: { files: [await file(owner)] }, idempotencyKey: randomUUID() }
    const first = await owner.client.claims.fulfilRequest(fulfil)
    expect(await owner.client.claims.fulfilRequest(fulfil)).toEqual(first)
    const body = { document_key: 'registration', files: [await file(owner)] }
    const provide = { params: { id }, body, idempotencyKey: randomUUID() }
    const list = await owner.client.claims.provideDocument(provide)
    expect(await owner.client.claims.provideDocument(provide)).toEqual(list)
    const messages = await owner.client.messages.list({ params: { claimId: id } })
    const received = messages.filter(({ message_content: text }) =>
      text.startsWith('Document reçu'),
    )
    expect(received).toHaveLength(2)
  })

  test('leaves the turn to the customer while another request is open', async () => {
    const { data: request } = await ask()
    await ask({ document_key: 'registration' })
    await owner.client.claims.fulfilRequest({
      params: { id, requestId: request.request_id },
      body: { files: [await file(owner)] },
    })
    expect((await detail()).progress).toMatchObject({
      actor: 'customer',
      now: 'Nous attendons un document de votre part.',
    })
  })

  test('may name a document in free words, but not one of another nature’s checklist', async () => {
    const other = { document_key: undefined }
    expect((await ask({ ...other, label: 'Le contrat de location' })).data.document_key).toBeNull()
    expect((await refusalOf(ask(other))).problem?.code).toBe('claim.request_label')
    expect((await refusalOf(ask({ document_key: 'medical' }))).problem?.code).toBe(
      'claim.document_of_other',
    )
  })

  test('is fulfilled only by files that the customer uploaded to this claim', async () => {
    const { data: request } = await ask()
    const params = { id, requestId: request.request_id }
    const theirs = await file(advisor)
    for (const files of [[randomUUID()], [theirs], [await file(owner), theirs]]) {
      const refusal = await refusalOf(
        owner.client.claims.fulfilRequest({ params, body: { files } }),
      )
      expect(refusal).toMatchObject({ status: 422, problem: { code: 'claim.file_unknown' } })
    }
    expect((await detail()).requests[0]?.state).toBe('open')
  })

  test('is withdrawn by staff or by the decision, and can’t be made on a closed claim', async () => {
    const { data: request } = await ask()
    const params = { id, requestId: request.request_id }
    expect((await advisor.client.claims.withdrawRequest({ params })).data.state).toBe('withdrawn')
    expect((await detail()).progress.actor).toBe('insurer')
    const logged = server.database
      .selectFrom('audit_entry')
      .select('action')
      .where(sql`detail ->> 'request'`, '=', request.request_id)
      .orderBy('id')
    expect(await logged.execute()).toEqual([
      { action: 'claim.document_requested' },
      { action: 'claim.document_request_withdrawn' },
    ])
    await ask()
    await decide(ACCEPTED)
    expect((await detail()).requests.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn'])
    expect((await refusalOf(ask())).problem?.code).toBe('claim.closed')
  })

  test('is fulfilled when the owner provides that document from the checklist, even with a file sent before', async () => {
    await ask()
    const fileId = await file(owner)
    const post = { claimId: id, content: 'Voici', files: [fileId] }
    await owner.client.messages.post({ body: post })
    const { data } = await owner.client.claims.provideDocument({
      params: { id },
      body: { document_key: 'photos', files: [fileId] },
    })
    expect(data[0]).toMatchObject({ key: 'photos', state: 'received' })
    expect((await detail()).requests).toMatchObject([{ state: 'fulfilled', files: [fileId] }])
  })
})
