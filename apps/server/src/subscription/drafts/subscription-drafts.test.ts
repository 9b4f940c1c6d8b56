import { beforeEach, expect, test } from 'vitest'
import { buildSignedRequest } from '../../contracts/signing/signed-request.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { forgetSubscriptionDrafts } from './subscription-drafts.service.ts'

let camille: TestSession

const server = await serveTests()
beforeEach(async () => {
  camille = await signInAs(server)
})

const onThePhone = {
  answers: { 'travel.zone': { answer: 'Europe', choosable_answer_id: 'europe' } },
  period: { start: '2027-03-03', end: null },
  travels: [],
  documentsOpened: [],
}
const keep = (version: number, content: object = {}, { client } = camille) =>
  client.subscriptionDrafts.keep({
    params: { product: 'travel' },
    body: { content: { ...onThePhone, ...content }, version },
  })
const mine = async ({ client } = camille) => (await client.subscriptionDrafts.mine()).data

test('a draft begun on one device is found on the next one, and by nobody else', async () => {
  expect(await mine()).toEqual([])
  await keep(0)
  const { data } = await keep(1, { period: { start: '2027-03-03', end: '2027-03-12' } })
  expect(await mine()).toEqual([data])
  expect(data).toMatchObject({
    product: 'travel',
    version: 2,
    content: { ...onThePhone, period: { start: '2027-03-03', end: '2027-03-12' } },
  })
  const stranger = await signInAs(server)
  expect(await mine(stranger)).toEqual([])
  await stranger.client.subscriptionDrafts.discard({ params: { product: 'travel' } })
  expect(await mine()).toEqual([data])
})

test('saving over a version that another device has changed is refused, and changes nothing', async () => {
  await keep(0)
  await keep(1, { period: null })
  const before = await mine()
  for (const version of [0, 1, 3]) {
    const { status, problem } = await refusalOf(keep(version))
    expect([status, problem?.code]).toEqual([409, 'draft.moved_on'])
  }
  expect(await mine()).toEqual(before)
})

test('a draft deleted on one device is not recreated by another that still had it', async () => {
  await keep(0)
  await camille.client.subscriptionDrafts.discard({ params: { product: 'travel' } })
  expect(await mine()).toEqual([])
  expect((await refusalOf(keep(1))).status).toBe(409)
  await keep(0)
  expect(await mine()).toHaveLength(1)
})

test('a draft keeps whatever was typed, up to a maximum size', async () => {
  const answer = { answer: 'a\u0000b\ud800', choosable_answer_id: null }
  await keep(0, { answers: { name: answer } })
  expect((await mine())[0]?.content.answers).toEqual({
    name: { answer: 'ab\ufffd', choosable_answer_id: null },
  })
  const long = { answer: 'a'.repeat(1001), choosable_answer_id: null }
  expect((await refusalOf(keep(1, { answers: { name: long } }))).status).toBe(400)
  const many = Array.from({ length: 200 }, (_, one) => [
    `question.${one}`,
    { answer: 'a'.repeat(500), choosable_answer_id: null },
  ])
  expect((await refusalOf(keep(1, { answers: Object.fromEntries(many) }))).status).toBe(413)
})

test('a draft is deleted when its contract is signed, the one of the other product stays', async () => {
  await keep(0)
  await camille.client.subscriptionDrafts.keep({
    params: { product: 'car' },
    body: { content: onThePhone, version: 0 },
  })
  const body = await buildSignedRequest(camille.client, { product: 'travel' })
  await camille.client.contracts.create({ body })
  expect((await mine()).map(({ product }) => product)).toEqual(['car'])
})

test('a draft is deleted 30 days after its last change', async () => {
  await keep(0)
  const now = Temporal.Now.instant()
  await forgetSubscriptionDrafts(server.database, now.add({ hours: 24 * 30 - 1 }))
  expect(await mine()).toHaveLength(1)
  await forgetSubscriptionDrafts(server.database, now.add({ hours: 24 * 30 + 1 }))
  expect(await mine()).toHaveLength(0)
})
