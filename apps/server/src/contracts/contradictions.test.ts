import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Travel } from '@sillage/wire/contracts/contracts.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { plain, readPdf } from '../documents/pdf-text.factory.ts'
import { buildAnswers } from '../subscription/subscription.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, rowCounts, signInAs } from '../testing/test-session.ts'
import { useAdvisedAgainst } from './advised-against.service.ts'
import { buildSigned, inDays } from './chain/contract-life.factory.ts'
import { checkTravels, flight } from './contradictions.factory.ts'
import { buildSignedRequest } from './signing/signed-request.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

const FRANCE = { product: 'travel', answerIds: ['travel.zone.france'] } as const
const check = (answerIds: readonly string[], travels: Travel[]) =>
  checkTravels(camille, answerIds, travels)

const price = async (zone: string) =>
  (
    await camille.client.subscription.price({
      body: {
        contract_type: 'travel',
        answers: buildAnswers({ product: 'travel', answerIds: [zone] }).flatMap(
          ({ choosable_answer_id }) => choosable_answer_id ?? [],
        ),
        start_date: inDays(10),
        end_date: inDays(19),
      },
    })
  ).data

describe('a trip outside the zone chosen', () => {
  test('is reported with the right zone and its price', async () => {
    const [found, ...others] = await check(FRANCE.answerIds, [flight('Paris', 'Barcelone')])
    expect(others).toEqual([])
    expect(found).toMatchObject({
      code: 'trip.outside_zone',
      path: 'travels[0].arrival',
      message: expect.stringContaining('Barcelone (Espagne) est hors de la zone'),
      remedy: {
        question_id: 'travel.zone',
        choosable_answer_id: 'travel.zone.european_union',
        answer: 'Union européenne',
      },
    })
    const right = await price('travel.zone.european_union')
    expect(found?.remedy?.contractPrice).toBe(right)
    expect(found?.remedy?.difference).toBeCloseTo(right - (await price('travel.zone.france')), 5)
  })

  test('is reported from the name or the chosen place, with the farthest zone as remedy', async () => {
    const found = await check(FRANCE.answerIds, [
      flight('Paris', 'Rome'),
      { ...flight('Paris', 'New York'), arrival_place_id: '5128581' },
    ])
    expect(found.map(({ path }) => path)).toEqual(['travels[1].arrival', 'travels[0].arrival'])
    expect(new Set(found.map(({ remedy }) => remedy?.answer))).toEqual(
      new Set(['États-Unis et Canada']),
    )
  })

  test('is not reported for overseas France when the zone is France', async () => {
    expect(await check(FRANCE.answerIds, [flight('Paris', 'Saint-Denis (974), France')])).toEqual(
      [],
    )
    expect(await check(FRANCE.answerIds, [flight('Paris', 'Pointe-à-Pitre')])).toEqual([])
  })

  test('is refused at the signature, with the price of the right zone, and nothing is stored', async () => {
    // its trips lead to Barcelona
    const body = await buildSignedRequest(camille.client, FRANCE)
    const before = await rowCounts(server.database)
    const refusal = await refusalOf(camille.client.contracts.create({ body }))
    expect(refusal).toMatchObject({
      status: 422,
      problem: {
        code: 'trip.outside_zone',
        errors: [{ path: 'travels[0].arrival' }, { path: 'travel.destination' }],
      },
    })
    expect(refusal.problem?.message).toMatch(
      /Avec «\u00a0Union européenne\u00a0», le contrat coûte .+\u00a0€ \(\+/,
    )
    expect(await rowCounts(server.database)).toEqual(before)
  })
})

describe('an impossible trip', () => {
  test.each([
    [{ departure: 'Paris', arrival: 'Tokyo', format: 'train' }, 'trip.no_railway', 'format'],
    [{ departure: 'Paris', arrival: 'Ajaccio', format: 'car' }, 'trip.no_road', 'format'],
    [
      { departure: 'Paris', arrival: 'Zzyzx-sur-Rien', format: 'train' },
      'trip.unknown_city',
      'arrival',
    ],
  ] as const)('%o is reported: %s', async (travel, code, part) => {
    const found = await check(['travel.zone.world'], [travel])
    expect(found).toEqual([
      { code, path: `travels[0].${part}`, message: expect.any(String), remedy: null },
    ])
  })
})

test('a declared destination outside the zone is reported too', async () => {
  const found = await camille.client.contradictions.check({
    body: {
      contract_type: 'Voyage',
      start_date: inDays(10),
      end_date: inDays(19),
      questions: buildAnswers({
        product: 'travel',
        answerIds: ['travel.zone.european_union'],
        typed: { 'travel.destination': 'New York, États-Unis' },
      }),
      travels: [flight('Paris', 'Barcelone')],
    },
  })
  expect(found.data).toMatchObject([
    {
      code: 'trip.outside_zone',
      path: 'travel.destination',
      remedy: { choosable_answer_id: 'travel.zone.north_america' },
    },
  ])
})

test('no trip is checked while there are no answers', async () => {
  const body = {
    contract_type: 'travel' as const,
    questions: [],
    travels: [flight('Paris', 'Tokyo')],
  }
  expect((await camille.client.contradictions.check({ body })).data).toEqual([])
})

test('needs and advice are shown before the signature, in the words that the contract prints', async () => {
  const { id } = await buildSigned(server, camille, { product: 'travel' })
  const { advice } = await camille.client.contradictions.check({
    body: { contract_type: 'Voyage', questions: buildAnswers({ product: 'travel' }), travels: [] },
  })
  const params = { id, kind: 'contract' } as const
  const { text } = await readPdf(Buffer.from(await camille.client.contracts.paper({ params })))
  expect(advice.needs.length).toBeGreaterThan(0)
  expect(advice.reasons.length).toBeGreaterThan(0)
  for (const said of [...advice.needs, ...advice.reasons, ...advice.warnings])
    expect(text).toContain(plain(said).slice(0, 60))
})

describe('a country that travellers are formally advised against', () => {
  afterEach(() => useAdvisedAgainst(null))

  test('is reported at the trip and at the destination, without a zone as remedy', async () => {
    expect(await check(['travel.zone.france'], [flight('Paris', 'Kaboul')])).toEqual([
      {
        code: 'trip.advised_against',
        path: 'travels[0].arrival',
        message: expect.stringContaining('Kaboul (Afghanistan)'),
        remedy: null,
      },
    ])
    // there is a Tripoli in Libya and one in Lebanon
    expect(await check(['travel.zone.world'], [flight('Paris', 'Tripoli')])).toMatchObject([
      { code: 'trip.ambiguous_city', path: 'travels[0].arrival' },
    ])
  })

  test('is refused in a quote and at the signature, and nothing is stored', async () => {
    const body = await buildSignedRequest(camille.client, {
      product: 'travel',
      answerIds: ['travel.zone.north_america'],
    })
    const travels = [flight('Paris', 'Kaboul')]
    const before = await rowCounts(server.database)
    const signing = camille.client.contracts.create({ body: { ...body, travels } })
    expect(await refusalOf(signing)).toMatchObject({
      status: 422,
      problem: { code: 'trip.advised_against', errors: [{ path: 'travels[0].arrival' }] },
    })
    const questions = buildAnswers({ product: 'travel', answerIds: ['travel.zone.north_america'] })
    const quoting = camille.client.quotes.save({
      body: { ...body, questions, travels },
    })
    expect(await refusalOf(quoting)).toMatchObject({
      status: 422,
      problem: { code: 'trip.advised_against' },
    })
    expect(await rowCounts(server.database)).toEqual(before)
  })

  test('added to the list since the signature prevents the renewal', async () => {
    const { renewalPrice, renew } = await buildSigned(server, camille, {
      product: 'travel',
      answerIds: ['travel.zone.european_union'],
      startingIn: 0,
      endingIn: 9,
      travels: [flight('Paris', 'Lisbonne')],
    })
    const { contract_price } = (await renewalPrice(inDays(10), inDays(19))).data
    const file = join(await mkdtemp(join(tmpdir(), 'pays-')), 'liste.json')
    await writeFile(file, JSON.stringify({ asOf: '2026-11-25', countries: ['PT'] }))
    await useAdvisedAgainst(file)
    const refused = { status: 422, problem: { code: 'trip.advised_against' } }
    expect(await refusalOf(renewalPrice(inDays(10), inDays(19)))).toMatchObject(refused)
    expect(await refusalOf(renew(inDays(10), inDays(19), contract_price))).toMatchObject(refused)
  })

  test('comes from the operator’s list when there is a valid one, instead of ours', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'pays-')), 'liste.json')
    await writeFile(file, JSON.stringify({ asOf: '2026-11-25', countries: ['PT'] }))
    await useAdvisedAgainst(file)
    const zone = ['travel.zone.world']
    expect(await check(zone, [flight('Paris', 'Kaboul')])).toEqual([])
    expect(await check(zone, [flight('Paris', 'Lisbonne')])).toMatchObject([
      { code: 'trip.advised_against' },
    ])
    await writeFile(file, '{}')
    await expect(useAdvisedAgainst(file)).rejects.toThrow('ADVISED_AGAINST_FILE')
    expect(await check(zone, [flight('Paris', 'Lisbonne')])).toHaveLength(1)
  })
})
