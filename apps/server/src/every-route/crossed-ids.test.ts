import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { actingAs, buildClaim } from '../claims/claims.factory.ts'
import { requestDocument } from '../claims/documents/document-requests.service.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../testing/test-session.ts'
import { storedState } from '../testing/test-state.ts'

/** Subjects that belong to one account, to be combined with another's. */
interface Place {
  readonly session: TestSession
  readonly contract: string
  readonly claim: string
  readonly requestId: string
  /** Files sent with a message, and only uploaded. */
  readonly sent: string
  readonly unsent: string
}

const server = await serveTests()
const mine = await buildPlace()
const theirs = await buildPlace()

const readingsOf = (claim: string) =>
  server.database.selectFrom('claim_read').selectAll().where('claim_id', '=', claim).execute()

async function buildPlace(): Promise<Place> {
  const { database } = server
  const session = await signInAs(server)
  const advisor = await signInAs(server, 'advisor')
  const period = { accountId: session.account.id, startingIn: -30, endingIn: 60 }
  const { id: contract } = await buildContract(database, period)
  const options = { owner: session.account, contractId: contract }
  const { claim_id: claim } = await buildClaim(database, options)
  const { request_id: requestId } = await requestDocument(actingAs(database, advisor.account), {
    id: claim,
    label: 'La facture',
    reason: 'missing',
  })
  const file = async () => {
    const { data } = await session.client.messages.upload({
      params: { id: claim },
      query: { name: 'facture.txt' },
      body: new Blob([randomUUID()]),
    })
    return data.file_id
  }
  const sent = await file()
  const unsent = await file()
  const body = { claimId: claim, content: 'Voici.', files: [sent] }
  await session.client.messages.post({ body })
  return { session, contract, claim, requestId, sent, unsent }
}

/** Expects a 404 or a 422, and that nothing is stored. */
async function expectRefused(call: (client: TestSession['client']) => Promise<unknown>) {
  const before = await storedState(server.database)
  expect([404, 422]).toContain((await refusalOf(call(mine.session.client))).status)
  expect(await storedState(server.database)).toEqual(before)
}

describe('with one’s own claim in the path', () => {
  test('a file of another claim is not found', async () => {
    for (const fileId of [theirs.sent, theirs.unsent]) {
      const params = { id: mine.claim, fileId }
      await expectRefused((client) => client.messages.download({ params }))
      await expectRefused((client) => client.messages.thumbnail({ params }))
    }
  })

  test('a file of another claim can’t be attached to a message', async () => {
    for (const fileId of [theirs.sent, theirs.unsent])
      await expectRefused((client) =>
        client.messages.post({ body: { claimId: mine.claim, content: 'À moi', files: [fileId] } }),
      )
  })

  test('a file of another claim can’t answer a document request or a checklist line', async () => {
    const { claim: id, requestId } = mine
    for (const fileId of [theirs.sent, theirs.unsent]) {
      const files = [fileId]
      await expectRefused((client) =>
        client.claims.fulfilRequest({ params: { id, requestId }, body: { files } }),
      )
      await expectRefused((client) =>
        client.claims.provideDocument({ params: { id }, body: { document_key: 'photos', files } }),
      )
    }
  })

  test('a document request of another claim can’t be answered', async () => {
    const params = { id: mine.claim, requestId: theirs.requestId }
    await expectRefused((client) =>
      client.claims.fulfilRequest({ params, body: { files: [mine.unsent] } }),
    )
  })

  test('marking as read up to a message of another claim leaves that claim’s readings unchanged', async () => {
    const messages = await theirs.session.client.messages.list({
      params: { claimId: theirs.claim },
      query: {},
    })
    const foreign = String(messages.at(-1)?.message_id)
    const before = await readingsOf(theirs.claim)
    await mine.session.client.messages
      .read({ params: { id: mine.claim }, body: { up_to: foreign } })
      .catch(() => undefined)
    expect(await readingsOf(theirs.claim)).toEqual(before)
  })
})

test('a complaint can’t name another’s contract or claim, even beside one of one’s own', async () => {
  const complaint = { subject: 'Un retard', message: 'J’attends.' }
  for (const crossed of [
    { contract_id: mine.contract, claim_id: theirs.claim },
    { contract_id: theirs.contract, claim_id: mine.claim },
  ])
    await expectRefused((client) =>
      client.complaints.create({ body: { ...complaint, ...crossed } }),
    )
})

test('staff reach files and document requests only through the claim they belong to', async () => {
  const { client } = await signInAs(server, 'advisor')
  const params = { id: mine.claim, fileId: theirs.sent }
  expect((await refusalOf(client.messages.download({ params }))).status).toBe(404)
  const other = { id: mine.claim, requestId: theirs.requestId }
  expect((await refusalOf(client.claims.withdrawRequest({ params: other }))).status).toBe(404)
})

test('an idempotency key used by somebody else replays nothing of theirs', async () => {
  const idempotencyKey = randomUUID()
  const body = { subject: 'Un retard', message: 'J’attends.' }
  const first = await theirs.session.client.complaints.create({ body, idempotencyKey })
  const second = await mine.session.client.complaints.create({ body, idempotencyKey })
  expect(second.data.id).not.toBe(first.data.id)
  const { data } = await mine.session.client.complaints.mine()
  expect(data.map(({ id }) => id)).toEqual([second.data.id])
})
