import type { documents } from '@sillage/wire/documents.ts'
import type { BodyInput } from '@sillage/wire/http/route.ts'
import { expect, test } from 'vitest'
import { buildAnswers } from '../../subscription/subscription.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, rowCounts, signInAs } from '../../testing/test-session.ts'

type Quote = BodyInput<typeof documents.quote>

const server = await serveTests()
server.setNow('2026-12-01T12:00:00Z')
const camille = await signInAs(server)

const PERIOD = { start_date: '2026-12-12', end_date: '2027-01-03' }
const TRIP = { departure: 'Paris', arrival: 'Barcelone', format: 'train' } as const

async function quoteOf(product: 'car' | 'travel', changes: Partial<Quote> = {}): Promise<Quote> {
  const contract_type = product === 'car' ? 'Voiture' : 'Voyage'
  const questions = buildAnswers({ product })
  const answers = questions.flatMap((answer) => answer.choosable_answer_id ?? [])
  const { data: price } = await server.client().subscription.price({
    body: { contract_type, answers, ...PERIOD },
  })
  const travels = product === 'travel' ? [TRIP] : []
  return { ...PERIOD, contract_type, price, questions, travels, ...changes }
}

const send = (body: Quote) =>
  fetch(`${server.address}/backend/pdf/generateQuote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${camille.token}` },
    body: JSON.stringify(body),
  })

test.each([
  ['travel', 'devis_Voyage_2026-12-12.pdf'],
  ['car', 'devis_Voiture_2026-12-12.pdf'],
] as const)(
  'a quote for a %s is the file %s, and is stored once when asked for twice',
  async (product, name) => {
    const body = await quoteOf(product)
    const before = await rowCounts(server.database)
    const answer = await send(body)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await send(body)
    expect(await rowCounts(server.database)).toEqual({
      ...before,
      quote: (before['quote'] ?? 0) + 1,
    })
  },
)

test('a start given as an instant means that day in Paris', async () => {
  const answer = await send(await quoteOf('car', { start_date: '2026-12-11T23:30:00Z' }))
  expect(answer.headers.get('content-disposition')).toContain('devis_Voiture_2026-12-12.pdf')
})

test('a quote for a travel without a trip is refused', async () => {
  const body = await quoteOf('travel', { travels: [] })
  const refusal = await refusalOf(camille.client.documents.quote({ body }))
  expect(refusal).toMatchObject({
    status: 422,
    message: 'Veuillez ajouter au moins un voyage pour générer un devis.',
    problem: { code: 'trips.missing', errors: [{ path: 'travels' }] },
  })
})

test('a quote for a car with a trip is refused', async () => {
  const body = await quoteOf('car', { travels: [TRIP] })
  expect((await refusalOf(camille.client.documents.quote({ body }))).status).toBe(422)
})

test('a price that differs by one cent is refused with the right figures', async () => {
  const body = await quoteOf('travel')
  for (const changes of [{ price: Math.round((body.price + 0.01) * 100) / 100 }, { price: 0 }]) {
    const refusal = await refusalOf(
      camille.client.documents.quote({ body: { ...body, ...changes } }),
    )
    expect(refusal).toMatchObject({
      status: 409,
      problem: { code: 'price.changed', price: { price: body.price, compensationAmount: 0 } },
    })
  }
})

test('the server calculates the contribution, and refuses another amount with the right one', async () => {
  const body = await quoteOf('travel')
  const asked = { ...body, compensate: true, compensationCost: 5, price: body.price + 5 }
  const refusal = await refusalOf(camille.client.documents.quote({ body: asked }))
  expect(refusal).toMatchObject({ status: 409, problem: { code: 'price.changed' } })
  const right = refusal.problem?.price
  expect(right?.contractPrice).toBe(body.price)
  const pdf = await camille.client.documents.quote({
    body: {
      ...asked,
      compensationCost: right?.compensationAmount ?? 0,
      price: right?.price ?? 0,
    },
  })
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
})

test('somebody who can’t subscribe gets the reason instead of a quote', async () => {
  const minor = buildAnswers({ product: 'travel', answerIds: ['travel.oldest.under_18'] })
  const body = await quoteOf('travel', { questions: minor })
  const refusal = await refusalOf(camille.client.documents.quote({ body }))
  expect(refusal).toMatchObject({ status: 422, problem: { code: 'eligibility.minor' } })
})
