import type { documents } from '@sillage/wire/documents.ts'
import type { BodyInput } from '@sillage/wire/http/route.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildAnswers } from '../../subscription/subscription.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAgain, signInAs, type TestSession } from '../../testing/test-session.ts'
import { forgetOldQuotes } from './quotes.service.ts'

type Body = BodyInput<typeof documents.quote>

let camille: TestSession
const server = await serveTests()
beforeEach(async () => {
  server.setNow('2026-12-01T12:00:00Z')
  camille = await signInAs(server)
})

/** Moves to another day: the earlier session has expired, so the account signs in again. */
async function onDay(instant: string) {
  server.setNow(instant)
  camille = await signInAgain(server, camille)
}

const PERIOD = { start_date: '2026-12-12', end_date: '2027-01-03' }
const TRIP = {
  departure: 'Paris',
  arrival: 'Barcelone',
  format: 'train',
  departure_place_id: 'FR-75056',
} as const

async function bodyOf(changes: Partial<Body> & { answerIds?: readonly string[] } = {}) {
  const { answerIds = [], ...others } = changes
  const questions = buildAnswers({ product: 'travel', answerIds })
  const period = { ...PERIOD, ...others }
  const { data: price } = await server.client().subscription.price({
    body: {
      contract_type: 'Voyage',
      answers: questions.flatMap((answer) => answer.choosable_answer_id ?? []),
      start_date: period.start_date,
      end_date: period.end_date,
    },
  })
  return {
    ...PERIOD,
    contract_type: 'Voyage' as const,
    price,
    questions,
    travels: [TRIP],
    ...others,
  }
}

const save = async (changes: Parameters<typeof bodyOf>[0] = {}, session = camille) =>
  (await session.client.quotes.save({ body: await bodyOf(changes) })).data
const mine = async (session = camille) => (await session.client.quotes.mine()).data

describe('a saved quote', () => {
  test('keeps the answers, the price line by line and the guarantees', async () => {
    const { price } = await bodyOf()
    const quote = await save({ answerIds: ['travel.level.essential'] })
    expect(quote).toMatchObject({
      contract_type: { type: 'travel' },
      valid_until: '2026-12-31',
      is_valid: true,
      ...PERIOD,
      travels: [TRIP],
      contribution: null,
      compensationAmount: 0,
    })
    expect(quote.price).toBeLessThan(price)
    expect(quote.breakdown.at(-1)).toMatchObject({ kind: 'total', amount: quote.price })
    expect(
      quote.questions.find(({ choosable_answer_id: id }) => id === 'travel.level.essential'),
    ).toBeDefined()
    expect(quote.guarantees.filter(({ covered }) => !covered).map(({ code }) => code)).toEqual([
      'cancellation',
      'baggage',
      'liability',
      'interruption',
    ])
    expect(await mine()).toEqual([quote])
  })

  test('saved again stays one quote, valid for thirty days from then on', async () => {
    const first = await save()
    await onDay('2026-12-05T12:00:00Z')
    const again = await save()
    expect(again).toMatchObject({ quote_id: first.quote_id, valid_until: '2027-01-04' })
    server.setNow('2026-12-05T12:00:01Z')
    const other = await save({ end_date: '2027-01-04' })
    expect((await mine()).map(({ quote_id }) => quote_id)).toEqual([other.quote_id, first.quote_id])
  })

  test('sent twice with one idempotency key is stored once', async () => {
    const body = await bodyOf()
    const idempotencyKey = crypto.randomUUID()
    const [one, two] = [
      await camille.client.quotes.save({ body, idempotencyKey }),
      await camille.client.quotes.save({ body, idempotencyKey }),
    ]
    expect(two).toEqual(one)
  })

  test('keeps its contribution, calculated by the server', async () => {
    const { data: all } = await camille.client.quotes.save({
      body: await withContribution(await bodyOf()),
    })
    expect(all.contribution).toMatchObject({ option: 'tree_planting', cost: 3 })
    expect(all.price).toBe(Math.round((all.contractPrice + 3) * 100) / 100)
  })

  test('at a wrong price is refused, and nothing is stored', async () => {
    const body = await bodyOf()
    const refusal = await refusalOf(
      camille.client.quotes.save({ body: { ...body, price: body.price + 0.01 } }),
    )
    expect(refusal).toMatchObject({ status: 409, problem: { code: 'price.changed' } })
    expect(await mine()).toEqual([])
  })

  test('is also stored when it is only printed', async () => {
    await camille.client.documents.quote({ body: await bodyOf() })
    expect(await mine()).toHaveLength(1)
  })
})

async function withContribution(body: Body): Promise<Body> {
  const asked = { ...body, compensate: true, offsetOption: 'tree_planting' as const }
  return { ...asked, compensationCost: 3, price: Math.round((body.price + 3) * 100) / 100 }
}

test('a quote is no longer valid after thirty days, and is deleted thirty days later', async () => {
  const { quote_id } = await save()
  await onDay('2026-12-31T22:30:00Z')
  expect((await mine())[0]?.is_valid).toBe(true)
  // it is already the next day in Paris
  await onDay('2026-12-31T23:30:00Z')
  expect(await mine()).toMatchObject([{ quote_id, is_valid: false }])
  await forgetOldQuotes(server.database, Temporal.Instant.from('2027-01-30T12:00:00Z'))
  expect(await mine()).toHaveLength(1)
  await forgetOldQuotes(server.database, Temporal.Instant.from('2027-01-31T12:00:00Z'))
  expect(await mine()).toEqual([])
})

describe('the duplicate of a quote', () => {
  test('is another quote with the same answers, dated today', async () => {
    const first = await save()
    const { data: copy } = await camille.client.quotes.duplicate({ params: { id: first.quote_id } })
    expect(copy.quote_id).not.toBe(first.quote_id)
    expect(copy).toMatchObject({
      questions: first.questions,
      travels: first.travels,
      price: first.price,
      start_date: first.start_date,
    })
    expect(await mine()).toHaveLength(2)
  })

  test('whose period has begun starts today and lasts as long', async () => {
    const old = await save({ start_date: '2026-12-01', end_date: '2026-12-11' })
    await server.database
      .updateTable('quote')
      .set({ start_date: '2026-11-01', end_date: '2026-11-11' })
      .where('id', '=', old.quote_id)
      .execute()
    const { data: copy } = await camille.client.quotes.duplicate({ params: { id: old.quote_id } })
    expect(copy).toMatchObject({
      start_date: '2026-12-01',
      end_date: '2026-12-11',
      price: old.price,
    })
  })
})

/** Makes a quote look like one of a retired tariff, with one answer missing. */
async function aged(drop: string | null) {
  const { quote_id: id } = await save()
  const { answers } = await server.database
    .selectFrom('quote')
    .select('answers')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const gone = {
    questionId: 'travel.gone',
    questionText: 'Une question d’avant ?',
    answerText: 'Oui',
    answerId: 'travel.gone.yes',
  }
  const old = answers
    .filter(({ questionId }) => questionId !== drop)
    .map((answer) => ({ ...answer, questionText: `${answer.questionText} (avant)` }))
  await server.database
    .updateTable('quote')
    .set({ tariff_version: 'travel-2026-1', answers: JSON.stringify([...old, gone]) })
    .where('id', '=', id)
    .execute()
  return id
}

describe('the duplicate of a quote from an older tariff', () => {
  test('drops questions that are no longer asked, and has today’s price', async () => {
    const { data: copy } = await camille.client.quotes.duplicate({
      params: { id: await aged(null) },
    })
    const { price } = await bodyOf()
    expect(copy).toMatchObject({ price, tariff_version: 'travel-2027-1' })
    expect(copy.questions.map(({ question_id }) => question_id)).not.toContain('travel.gone')
  })

  test('is refused when a question has no answer, and the refusal names it', async () => {
    const id = await aged('travel.level')
    expect(await refusalOf(camille.client.quotes.duplicate({ params: { id } }))).toMatchObject({
      status: 422,
      problem: { code: 'questionnaire.unanswered' },
    })
    expect(await mine()).toHaveLength(1)
  })
})

describe('somebody else’s quotes', () => {
  test('can’t be seen, copied or deleted, even by an admin or a root', async () => {
    const { quote_id: id } = await save()
    for (const role of ['user', 'admin', 'root'] as const) {
      const other = await signInAs(server, role)
      expect(await mine(other)).toEqual([])
      for (const call of [other.client.quotes.duplicate, other.client.quotes.remove])
        expect(await refusalOf(call({ params: { id } }))).toMatchObject({
          status: 404,
          problem: { code: 'not_found' },
        })
    }
    expect(await mine()).toHaveLength(1)
  })
})

test('a quote can be deleted once, and an unknown one gets 404', async () => {
  const { quote_id: id } = await save()
  await camille.client.quotes.remove({ params: { id } })
  expect(await mine()).toEqual([])
  for (const gone of [id, 'no-uuid'])
    expect((await refusalOf(camille.client.quotes.remove({ params: { id: gone } }))).status).toBe(
      404,
    )
})

test('the list of quotes comes in pages', async () => {
  for (const end_date of ['2027-01-04', '2027-01-05', '2027-01-06']) await save({ end_date })
  const { data } = await camille.client.quotes.mine({ query: { page: 2, limit: 2 } })
  expect(data).toHaveLength(1)
})
