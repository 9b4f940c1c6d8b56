import { gunzipSync } from 'node:zlib'
import { formatEuros } from '@sillage/domain/values/money.ts'
import { describe, expect, test } from 'vitest'
import { SAMPLE_ADDRESS } from '../../accounts/accounts.factory.ts'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { sha256Of } from '../../platform/sha256.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, rowCounts, signInAs } from '../../testing/test-session.ts'
import type { ContractOptions } from '../contracts.factory.ts'
import { SIGNATURE } from '../signing/signed-request.factory.ts'
import { actionsOn, buildSigned, inDays } from './contract-life.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

const signed = (options: Partial<ContractOptions> = {}) => buildSigned(server, camille, options)
const mine = (id: string) => actionsOn(camille, id).listed()

async function answerIdsOf(id: string): Promise<string[]> {
  const { answers } = await server.database
    .selectFrom('contract')
    .select('answers')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return answers.flatMap(({ answerId }) => answerId ?? [])
}

const cents = (euros: number) => Math.round(euros * 100)

describe('an extension', () => {
  test('costs the price of the whole period less what was charged, and replaces the contract', async () => {
    const { id, contract, price, extend } = await signed({ endingIn: 30 })
    const { data: shown } = await price(inDays(40))
    const whole = await server.client().subscription.price({
      body: {
        contract_type: 'Voiture',
        answers: await answerIdsOf(id),
        start_date: inDays(0),
        end_date: inDays(40),
      },
    })
    expect(shown).toMatchObject({
      original_price: contract.price,
      extension_price: (cents(whole.data) - cents(contract.price)) / 100,
      total_price: whole.data,
      added_days: 10,
      contribution: expect.objectContaining({ option: 'renewable_energy', cost: 0.7 }),
    })
    const added = shown.breakdown.filter(({ kind }) => kind !== 'total')
    expect(added.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(
      cents(shown.extension_price),
    )
    expect(added.map(({ kind }) => kind)).not.toContain('fund')
    const { data: extension } = await extend(inDays(40))
    expect(extension).toMatchObject({
      status: 'active',
      origin: 'extension',
      start_date: contract.start_date,
      end_date: inDays(40),
      price: shown.total_price,
      parent_contract_id: id,
      origin_contract_id: id,
      contractQuestionnary: contract.contractQuestionnary,
    })
    expect(await mine(id)).toMatchObject({ status: 'extended', price: contract.price })
  })

  test('is signed like a contract: its documents are kept with their hashes and served unchanged', async () => {
    const { id, contract, extend } = await signed({ product: 'travel' })
    const { data } = await extend(inDays(35))
    const kept = await server.database
      .selectFrom('contract_signature')
      .selectAll()
      .where('contract_id', '=', data.contract_id)
      .executeTakeFirstOrThrow()
    const pdf = await camille.client.contracts.pdf({ params: { id: data.contract_id } })
    expect(sha256Of(pdf)).toEqual(kept.final_sha256)
    expect(sha256Of(gunzipSync(kept.presented_content ?? ''))).toEqual(kept.presented_sha256)
    expect(kept.consent).toBe(
      `En signant, vous souscrivez cette prolongation avec obligation de payer ${formatEuros(cents(data.price) - cents(contract.price))}. Le document d’information et les conditions générales s’appliquent.`,
    )
    const { text } = await readPdf(Buffer.from(pdf))
    expect(text).toContain(`prolonge le contrat n° ${id}`)
    expect(text).toContain('En signant, vous souscrivez cette prolongation')
    const row = await server.database
      .selectFrom('contract')
      .select(['price_lines', 'contract_price_cents'])
      .where('id', '=', data.contract_id)
      .executeTakeFirstOrThrow()
    const sum = (...kinds: string[]) =>
      row.price_lines.reduce((all, line) => (kinds.includes(line.kind) ? all + line.cents : all), 0)
    expect(sum('cover', 'fee', 'tax', 'fund')).toBe(row.contract_price_cents)
    expect(sum('base', 'factor')).toBe(sum('cover'))
  })

  test('names the new address alone when the customer has moved, and says so', async () => {
    const lou = await signInAs(server)
    const { id, extend } = await buildSigned(server, lou, { endingIn: 30 })
    await lou.client.profile.update({ body: { address: SAMPLE_ADDRESS } })
    const { data } = await extend(inDays(40))
    const pdf = await lou.client.contracts.pdf({ params: { id: data.contract_id } })
    const { text } = await readPdf(Buffer.from(pdf))
    expect(text).toContain('Votre adresse est désormais celle de votre profil. Vos autres réponses')
    expect(text.match(/rue des Halles/g)).toHaveLength(2)
    expect(text).not.toContain('rue de la Juiverie')
    // contracts signed before keep their answers
    const before = await actionsOn(lou, id).listed()
    expect(JSON.stringify(before)).toContain('rue de la Juiverie')
  })

  test.each([
    ['the same day', () => inDays(30), 422, 'extension.not_after_end'],
    ['an earlier day', () => inDays(29), 422, 'extension.not_after_end'],
    ['30 February', () => '2027-02-30', 422, 'period.impossible_day'],
    ['29 February of a common year', () => '2027-02-29', 422, 'period.impossible_day'],
    ['the year 2200', () => '2200-01-01', 422, 'period.too_long'],
    ['a text that is no date', () => 'tomorrow!!', 422, 'period.impossible_day'],
  ])('to %s is refused, and nothing changes', async (_, day, status, code) => {
    const { id, price, extend } = await signed({ endingIn: 30 })
    const before = await rowCounts(server.database)
    for (const call of [price, extend])
      expect(await refusalOf(call(day()))).toMatchObject({ status, problem: { code } })
    expect(await rowCounts(server.database)).toEqual(before)
    expect(await mine(id)).toMatchObject({ status: 'active' })
  })

  test('accepts midnight in Paris, sent as a UTC instant, as that day', async () => {
    const { price, extend } = await signed({ endingIn: 30 })
    const midnight = Temporal.PlainDate.from(inDays(40)).toZonedDateTime('Europe/Paris').toInstant()
    expect((await price(midnight.toString())).data.added_days).toBe(10)
    expect((await extend(midnight.toString())).data.end_date).toBe(inDays(40))
  })

  test('without a signature is refused with the sentence of the form', async () => {
    const { id } = await signed()
    const refusal = await refusalOf(
      camille.client.contractLife.extend({
        params: { id },
        body: { new_end_date: inDays(40), signatureData: '' },
      }),
    )
    expect(refusal).toMatchObject({
      status: 422,
      message: 'Veuillez signer le formulaire.',
      problem: { errors: [{ path: 'signatureData' }] },
    })
  })

  test('at another price than the one shown is refused with the right price', async () => {
    const { id, price } = await signed()
    const { data } = await price(inDays(40))
    const refusal = await refusalOf(
      camille.client.contractLife.extend({
        params: { id },
        body: {
          new_end_date: inDays(40),
          signatureData: SIGNATURE,
          price: (cents(data.total_price) - 1) / 100,
        },
      }),
    )
    expect(refusal.problem).toMatchObject({
      status: 409,
      code: 'price.changed',
      price: { price: data.total_price },
    })
  })

  test.each(['extended', 'renewed', 'expired', 'cancelled'] as const)(
    'of a contract that is %s gets 409',
    async (status) => {
      const { price, extend } = await signed({
        status,
        ...(status === 'cancelled' ? { cancellation: { daysAgo: 1, reason: 'Vendue' } } : {}),
      })
      for (const call of [price, extend])
        expect(await refusalOf(call(inDays(40)))).toMatchObject({
          status: 409,
          message: 'Seul un contrat actif peut être prolongé.',
        })
    },
  )
})

describe('a renewal', () => {
  test('within 30 days of the end has the same price and begins after the end', async () => {
    const { id, contract, renew } = await signed({ startingIn: -10, endingIn: 20 })
    const { data: renewal } = await renew(inDays(21), inDays(51), contract.price)
    expect(renewal).toMatchObject({
      status: 'active',
      origin: 'renewal',
      price: contract.price,
      start_date: inDays(21),
      end_date: inDays(51),
      parent_contract_id: id,
      origin_contract_id: id,
    })
    expect(await mine(id)).toMatchObject({
      status: 'renewed',
      renewal_contract_id: renewal.contract_id,
    })
  })

  test('earlier than 30 days before the end gets 409', async () => {
    const { contract, renew } = await signed({ endingIn: 31 })
    expect(await refusalOf(renew(inDays(32), inDays(40), contract.price))).toMatchObject({
      status: 409,
      problem: { code: 'contract.not_renewable' },
    })
  })

  test('of an expired contract begins today at the earliest, and records the expiry too', async () => {
    const { id, contract, renew } = await signed({ startingIn: -40, endingIn: -10 })
    expect(await refusalOf(renew(inDays(-1), inDays(20), contract.price))).toMatchObject({
      status: 422,
      problem: { code: 'renewal.too_early' },
    })
    const { data: renewal } = await renew(inDays(0), inDays(30), contract.price)
    expect(renewal.status).toBe('active')
    const events = await server.database
      .selectFrom('contract_event')
      .select('action')
      .where('contract_id', '=', id)
      .orderBy('id')
      .execute()
    expect(events.map(({ action }) => action)).toEqual(['create', 'expire', 'renew'])
  })

  test.each([
    ['the last day of the contract', 20, 40, 422, 'renewal.too_early'],
    ['a single day', 21, 21, 422, 'period.end_before_start'],
    ['a day too many', 21, 53, 422, 'renewal.too_long'],
  ])('from %s is refused', async (_, start, end, status, code) => {
    const { contract, renew } = await signed({ startingIn: -10, endingIn: 20 })
    expect(await refusalOf(renew(inDays(start), inDays(end), contract.price))).toMatchObject({
      status,
      problem: { code },
    })
  })

  test('that overlaps a later contract of the chain, or precedes an active one, gets 409', async () => {
    const { contract, renew } = await signed({ startingIn: -10, endingIn: 20 })
    await renew(inDays(30), inDays(60), contract.price)
    const over = await refusalOf(renew(inDays(21), inDays(30), contract.price))
    expect(over).toMatchObject({ status: 409, problem: { code: 'renewal.overlap' } })
    const beside = await refusalOf(renew(inDays(21), inDays(29), contract.price))
    expect(beside).toMatchObject({ status: 409, problem: { code: 'contract.another_active' } })
  })

  test('for one cent less is refused with the right price', async () => {
    const { contract, renew } = await signed({ startingIn: -10, endingIn: 20 })
    const shown = (cents(contract.price) - 1) / 100
    expect((await refusalOf(renew(inDays(21), inDays(51), shown))).problem).toMatchObject({
      status: 409,
      code: 'price.changed',
      price: { contractPrice: contract.contractPrice, price: contract.price },
    })
  })
})
