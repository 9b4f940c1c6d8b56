import { hash, randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../documents/pdf-text.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, rowCounts, signInAgain, signInAs } from '../testing/test-session.ts'
import { actionsOn, buildSigned } from './chain/contract-life.factory.ts'
import type { ContractOptions } from './contracts.factory.ts'
import { expireContracts } from './contracts.repository.ts'
import { buildSignedRequest } from './signing/signed-request.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)
const zoe = await signInAs(server)

const create = (body: Awaited<ReturnType<typeof buildSignedRequest>>, idempotencyKey?: string) =>
  camille.client.contracts.create({ body, idempotencyKey })

describe('the way from the questions to the contract', () => {
  test.each([
    ['car', 'Voiture'],
    ['car', 'car'],
    ['travel', 'Voyage'],
    ['travel', 'travel'],
  ] as const)('leads to a %s contract, requested as %s, and to its PDF', async (product, type) => {
    const questions = await camille.client.subscription.questions({ params: { type } })
    const request = await buildSignedRequest(camille.client, { product, type })
    const { data: contract } = await create(request)
    expect(contract).toMatchObject({
      status: 'active',
      origin: 'original',
      contract_type: { type: product },
      start_date: request.start_date,
      end_date: request.end_date,
      price: request.price,
      contractPrice: request.contractPrice,
      compensationAmount: 0,
      travels: request.travels ?? [],
    })
    // the mileage band is derived from the number of kilometres
    const asked = contract.contractQuestionnary.questions.filter(
      ({ question_id }) => question_id !== 'car.mileage',
    )
    expect(asked.map((answer) => answer.questionValue)).toEqual(
      questions.data.map(({ question }) => question),
    )
    const { data: mine } = await camille.client.contracts.mine({ query: { limit: 1 } })
    expect(mine).toMatchObject([contract])
    const pdf = await camille.client.contracts.pdf({ params: { id: contract.contract_id } })
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('ends with a document served byte for byte, whose hashes match', async () => {
    const { data } = await create(await buildSignedRequest(camille.client))
    const id = data.contract_id
    const answer = await fetch(`${server.address}/backend/contracts/${id}/pdf`, {
      headers: { authorization: `Bearer ${camille.token}` },
    })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="contrat_${id}.pdf"`,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const served = Buffer.from(await answer.arrayBuffer())
    const kept = await server.database
      .selectFrom('contract_signature')
      .selectAll()
      .where('contract_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(served.equals(await server.files.readPaper(kept.final_object ?? ''))).toBe(true)
    expect(sha256(served)).toBe(kept.final_sha256.toString('hex'))
    const presented = gunzipSync(kept.presented_content ?? '')
    expect(sha256(presented)).toBe(kept.presented_sha256.toString('hex'))
    // the fingerprinted content has the contract's words, and the fingerprint is printed in the document
    expect(presented.toString()).toContain(camille.account.email)
    const { text } = await readPdf(served)
    expect(text.replaceAll(/\s/gu, '')).toContain(kept.presented_sha256.toString('hex'))
    expect(kept).toMatchObject({ kind: 'drawn', ip: '127.0.0.1' })
    const event = await server.database
      .selectFrom('contract_event')
      .selectAll()
      .where('contract_id', '=', id)
      .execute()
    expect(event).toMatchObject([{ action: 'create', account_id: camille.account.id }])
  })
})

const sha256 = (bytes: Buffer) => hash('sha256', bytes)

describe('somebody else’s document or questionnaire', () => {
  test('gets the same answer as an unknown document, and as a malformed id', async () => {
    const { data } = await create(await buildSignedRequest(camille.client))
    const another = await refusalOf(zoe.client.contracts.pdf({ params: { id: data.contract_id } }))
    const unknown = await refusalOf(zoe.client.contracts.pdf({ params: { id: randomUUID() } }))
    const noId = await refusalOf(zoe.client.contracts.pdf({ params: { id: "1' or '1'='1" } }))
    expect(another.status).toBe(404)
    expect(unknown.problem).toEqual(another.problem)
    expect(noId.problem).toEqual(another.problem)
    expect((await zoe.client.contracts.mine({ query: {} })).data).toEqual([])
  })

  test('can’t become a contract, and gets the same answer as an unknown questionnaire', async () => {
    const body = await buildSignedRequest(camille.client)
    const before = await rowCounts(server.database)
    const another = await refusalOf(zoe.client.contracts.create({ body }))
    const unknown = await refusalOf(
      zoe.client.contracts.create({ body: { ...body, contractQuestionnaryId: randomUUID() } }),
    )
    expect(another.status).toBe(404)
    expect(unknown.problem).toEqual(another.problem)
    expect(await rowCounts(server.database)).toEqual(before)
  })

  test('a questionnaire of the other product is refused', async () => {
    const body = await buildSignedRequest(camille.client)
    const refusal = await refusalOf(create({ ...body, contract_type: 'Voyage' }))
    expect(refusal).toMatchObject({
      status: 422,
      problem: { code: 'questionnaire.other_product', errors: [{ path: 'contract_type' }] },
    })
  })
})

describe('the amounts sent at the signature', () => {
  test.each([
    ['contractPrice', 0.01],
    ['contractPrice', -0.01],
    ['price', 0.01],
  ] as const)('are refused with the right figures when %s differs by %d', async (name, cents) => {
    const body = await buildSignedRequest(camille.client)
    const before = await rowCounts(server.database)
    const shown = Math.round(((body[name] ?? 0) + cents) * 100) / 100
    const refusal = await refusalOf(create({ ...body, [name]: shown }))
    expect(refusal.status).toBe(409)
    expect(refusal.message).toBe('Le prix a changé, veuillez vérifier le récapitulatif')
    expect(refusal.problem).toMatchObject({
      code: 'price.changed',
      price: { contractPrice: body.price, compensationAmount: 0, price: body.price },
    })
    expect(await rowCounts(server.database)).toEqual(before)
    // the amounts in the refusal are accepted
    expect((await create(body)).data.price).toBe(body.price)
  })

  test('are checked against the saved answers, whatever price was shown for others', async () => {
    const dear = await buildSignedRequest(camille.client, { answerIds: ['car.level.all_risks'] })
    const cheap = await buildSignedRequest(camille.client, { answerIds: ['car.level.third_party'] })
    expect(cheap.price).toBeLessThan(dear.price)
    const { price, contractPrice } = cheap
    const refusal = await refusalOf(create({ ...dear, price, contractPrice }))
    expect(refusal.problem?.price?.price).toBe(dear.price)
  })
})

describe('the list of contracts', () => {
  test('comes in pages, latest first, and whole without a page', async () => {
    const { data: all } = await camille.client.contracts.mine({ query: {} })
    expect(all.length).toBeGreaterThan(4)
    expect(all.map((contract) => contract.created_at)).toEqual(
      all.map((contract) => contract.created_at).toSorted((a, b) => b.localeCompare(a)),
    )
    const { data: second } = await camille.client.contracts.mine({ query: { page: 2, limit: 2 } })
    expect(second).toEqual(all.slice(2, 4))
    const { data: beyond } = await camille.client.contracts.mine({ query: { page: 99_999 } })
    expect(beyond).toEqual([])
  })

  test.each([
    ['limit=0'],
    ['limit=101'],
    ['limit=x'],
    ['page=0'],
    ['page=1.5'],
    ['limit=1&limit=2'],
  ])('refuses %s', async (query) => {
    const answer = await fetch(`${server.address}/backend/contracts/user?${query}`, {
      headers: { authorization: `Bearer ${camille.token}` },
    })
    expect(answer.status).toBe(400)
  })

  test('shows whether a cover runs before the first day', async () => {
    const traveller = await signInAs(server)
    const beforeStart = async (options: Partial<ContractOptions>) => {
      const { id } = await buildSigned(server, traveller, { startingIn: 20, ...options })
      return (await actionsOn(traveller, id).listed()).covers_before_start
    }
    const essential = ['travel.level.essential']
    expect(await beforeStart({ product: 'travel' })).toBe(true)
    expect(await beforeStart({ product: 'travel', answerIds: essential })).toBeUndefined()
    expect(await beforeStart({ product: 'car' })).toBeUndefined()
  })

  test('shows a contract as expired from the day after its end, whether or not the expiry is recorded', async () => {
    const { data } = await create(await buildSignedRequest(camille.client))
    const lastDay = Temporal.PlainDate.from(data.end_date)
    const statusAt = async (day: Temporal.PlainDate) => {
      server.setNow(
        day
          .toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: '12:00' })
          .toInstant()
          .toString(),
      )
      const { client } = await signInAgain(server, camille)
      const { data: mine } = await client.contracts.mine({ query: {} })
      return mine.find((contract) => contract.contract_id === data.contract_id)?.status
    }
    expect(await statusAt(lastDay)).toBe('active')
    expect(await statusAt(lastDay.add({ days: 1 }))).toBe('expired')
    expect(await expireContracts(server.database, lastDay)).toBe(0)
    expect(await expireContracts(server.database, lastDay.add({ days: 1 }))).toBeGreaterThan(0)
    expect(await expireContracts(server.database, lastDay.add({ days: 1 }))).toBe(0)
    const events = await server.database
      .selectFrom('contract_event')
      .select(['action', 'status', 'account_id'])
      .where('contract_id', '=', data.contract_id)
      .where('action', '=', 'expire')
      .execute()
    expect(events).toEqual([{ action: 'expire', status: 'expired', account_id: null }])
    expect(await statusAt(lastDay.add({ days: 2 }))).toBe('expired')
  })
})
