import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildFrozen } from '../../asset-freezes/asset-freezes.factory.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { afterWaiting } from '../../testing/waiting-calls.factory.ts'
import { payDue } from '../dues/dues.factory.ts'
import { buildDue, DEBITED } from '../payments.factory.ts'
import { openCardHouse } from './card-house.factory.ts'
import { openCards } from './cards.factory.ts'

const cards = await openCards()

/** Both payments wait at the due, the card's first. */
async function meeting(dueId: string, other: () => Promise<unknown>, page?: string) {
  const paid = await cards.bank.press(page ?? (await cards.start(dueId)), 'pay')
  const byCard = () => cards.camille.client.cards.back({ body: paid })
  const outcomes = await afterWaiting(cards.server, {
    lock: sql`select id from due where id = ${dueId} for update`,
    calls: [byCard, other],
  })
  expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
}

describe('without a card provider', () => {
  test('dues are not offered by card, and every card route answers 404', async () => {
    const plain = await startTestApp()
    try {
      const jean = await signInAs(plain)
      const id = await buildDue(plain.database, jean.account.id)
      const { data } = await jean.client.payments.mine()
      expect(data.contracts[0]?.dues[0]?.by_card).toBe(false)
      const calls = [
        () => jean.client.cards.start({ body: { due_id: id } }),
        () => jean.client.cards.back({ body: { message: 'e30', signature: '00' } }),
        () => jean.client.cards.news({ body: new Blob(['{}']) }),
      ]
      for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status: 404 })
    } finally {
      await plain.close()
    }
  })
})

describe('paying a due by card', () => {
  test('counts once, whether the browser or the provider reports it, or both', async () => {
    const { dueId, contractId, cents } = await cards.contractDue()
    expect(await cards.owed(dueId)).toMatchObject({ by_card: true })
    const page = await cards.start(dueId)
    expect(await cards.start(dueId)).toBe(page)
    expect(await (await fetch(page)).text()).toContain('Payer')
    const back = await cards.bank.press(page, 'pay')
    const { data } = await cards.camille.client.cards.back({ body: back })
    expect(data).toEqual({ state: 'paid', amount: cents / 100 })
    expect(await cards.owed(dueId)).toMatchObject({ owed: 0, state: 'paid', by_card: false })

    await cards.camille.client.cards.back({ body: back })
    const news = await fetch(`${cards.server.address}/backend/payments/card/news`, {
      method: 'POST',
      headers: { [cards.bank.SIGNED]: back.signature },
      body: Buffer.from(back.message, 'base64url'),
    })
    expect(news.status).toBe(204)
    expect(await cards.held('cards_under_way', contractId)).toBe(cents)
    expect(await cards.held('policyholders', contractId)).toBe(0)
    const receipt = await cards.camille.client.payments.receipt({ params: { id: dueId } })
    expect(receipt.length).toBeGreaterThan(1000)
  })

  test('is recorded from the provider’s callback alone if the browser never returns', async () => {
    const telling = await openCardHouse({ tellsNews: true })
    const other = await startTestApp({ env: { CARD_PROVIDER: telling.setting } })
    try {
      const jean = await signInAs(other)
      const id = await buildDue(other.database, jean.account.id)
      const { data } = await jean.client.cards.start({ body: { due_id: id } })
      await telling.press(data.page, 'pay')
      const { data: mine } = await jean.client.payments.mine()
      expect(mine.contracts[0]?.dues[0]).toMatchObject({ state: 'paid', owed: 0 })
    } finally {
      await other.close()
      await telling.close()
    }
  })

  test('is named on the card of the contract and in the customer’s file, once it is late', async () => {
    const { contractId, dueId } = await cards.contractDue()
    await cards.server.database
      .updateTable('due')
      .set({ due_on: '2026-01-01' })
      .where('id', '=', dueId)
      .execute()
    const { data: mine } = await cards.camille.client.contracts.mine()
    const own = mine.find(({ contract_id }) => contract_id === contractId)
    expect(own?.payment?.label).toContain('à régler par carte ou par virement')
    const { client } = await signInAs(cards.server, 'advisor')
    const { data } = await client.customers.one({ params: { id: cards.camille.account.id } })
    expect(JSON.stringify(data)).toContain('à régler par carte ou par virement')
  })

  test('leaves the due owed after a refusal, and its page can be tried again', async () => {
    const { dueId } = await cards.contractDue()
    const page = await cards.start(dueId)
    const { data } = await cards.camille.client.cards.back({
      body: await cards.bank.press(page, 'refuse'),
    })
    expect(data.state).toBe('refused')
    expect(await cards.owed(dueId)).toMatchObject({ by_card: true })
    expect(await cards.start(dueId)).toBe(page)
    await cards.camille.client.cards.back({ body: await cards.bank.press(page, 'pay') })
    expect(await cards.owed(dueId)).toMatchObject({ owed: 0 })
  })

  test('ignores a message with a wrong signature, amount, currency or payment', async () => {
    const { dueId, cents } = await cards.contractDue()
    const page = await cards.start(dueId)
    const { message, signature } = await cards.bank.press(page, 'pay')
    const claimed = JSON.parse(Buffer.from(message, 'base64url').toString())
    const send = (content: object, by = cards.bank.place().secret) => {
      const raw = Buffer.from(JSON.stringify(content))
      const signed = createHmac('sha256', by).update(raw).digest('hex')
      const body = { message: raw.toString('base64url'), signature: signed }
      return refusalOf(cards.camille.client.cards.back({ body }))
    }
    expect(await send(claimed, 'un autre')).toMatchObject({
      status: 422,
      problem: { code: 'card.unsigned' },
    })
    for (const wrong of [
      { cents: cents - 1 },
      { currency: 'USD' },
      { id: 'pay_other' },
      { reference: randomUUID() },
      { reference: 'x' },
    ])
      expect(await send({ ...claimed, ...wrong })).toMatchObject({
        status: 409,
        problem: { code: 'card.other' },
      })
    expect(await cards.owed(dueId)).toMatchObject({ owed: cents / 100 })
    await cards.camille.client.cards.back({ body: { message, signature } })
  })

  test('is refused for a due of somebody else, already paid, or by direct debit', async () => {
    const jean = await signInAs(cards.server)
    const theirs = await buildDue(cards.server.database, jean.account.id)
    const calling = (id: string) =>
      refusalOf(cards.camille.client.cards.start({ body: { due_id: id } }))
    expect(await calling(theirs)).toMatchObject({ status: 404 })
    const paid = await buildDue(cards.server.database, cards.camille.account.id, { isPaid: true })
    expect(await calling(paid)).toMatchObject({ status: 409, problem: { code: 'card.not_due' } })
    const { id: contractId } = await buildContract(cards.server.database, {
      accountId: cards.camille.account.id,
      startingIn: 10,
      endingIn: 200,
      plan: DEBITED,
    })
    const debited = await cards.server.database
      .selectFrom('due')
      .select('id')
      .where('contract_id', '=', contractId)
      .where('rank', '=', 1)
      .executeTakeFirstOrThrow()
    expect(await calling(debited.id)).toMatchObject({
      status: 409,
      problem: { code: 'card.not_due' },
    })
  })

  test('is refused pending a review when the payer may be in the asset freeze register', async () => {
    const { dueId } = await cards.contractDue()
    const { first_name: first, last_name: last } = await cards.server.database
      .selectFrom('account')
      .select(['first_name', 'last_name'])
      .where('id', '=', cards.camille.account.id)
      .executeTakeFirstOrThrow()
    await buildFrozen(cards.server.database, `${first} ${last}`)
    const refusal = await refusalOf(cards.camille.client.cards.start({ body: { due_id: dueId } }))
    expect(refusal).toMatchObject({ status: 409, problem: { code: 'request.under_review' } })
    expect(
      await cards.server.database
        .selectFrom('card_payment')
        .select('id')
        .where('due_id', '=', dueId)
        .execute(),
    ).toEqual([])
    await cards.server.database.deleteFrom('frozen_entry').execute()
    expect(await cards.start(dueId)).toContain('http')
  })

  test('refunds to the card what a transfer has paid meanwhile', async () => {
    const { dueId, contractId, cents } = await cards.contractDue()
    const page = await cards.start(dueId)
    await payDue(cards.server.database, { id: dueId, cents: cents - 500 })
    await cards.camille.client.cards.back({ body: await cards.bank.press(page, 'pay') })
    expect(await cards.payoutsOf(contractId)).toMatchObject([
      { kind: 'overpayment', cents: cents - 500 },
    ])
    await cards.sendRefunds()
    expect(await cards.held('policyholders', contractId)).toBe(0)
    expect(await cards.owed(dueId)).toMatchObject({ owed: 0, state: 'paid' })
  })

  describe('at the same moment as another payment of the same due', () => {
    test('refunds the second of two pages', async () => {
      const { dueId, contractId, cents } = await cards.contractDue()
      const first = await cards.start(dueId)
      await cards.server.database
        .updateTable('card_payment')
        .set({ started_at: new Date(Date.now() - 3_600_000) })
        .where('due_id', '=', dueId)
        .execute()
      const second = await cards.bank.press(await cards.start(dueId), 'pay')
      await meeting(dueId, () => cards.camille.client.cards.back({ body: second }), first)
      expect(await cards.payoutsOf(contractId)).toMatchObject([{ kind: 'overpayment', cents }])
    })

    test('leaves a transfer on an imported statement to be matched', async () => {
      const { dueId, contractId, cents } = await cards.contractDue()
      const text = (await cards.owed(dueId))?.reference ?? ''
      await meeting(dueId, () => cards.desk.book([{ cents, text }]))
      expect(await cards.held('policyholders', contractId)).toBe(0)
      expect(await cards.held('to_be_matched')).toBe(-cents)
    })

    test('refunds a transfer that is matched by hand', async () => {
      const { dueId, contractId, cents } = await cards.contractDue()
      const text = `sans référence ${randomUUID()}`
      await cards.desk.book([{ cents, text }])
      const { id } = await cards.server.database
        .selectFrom('bank_movement')
        .select('id')
        .where('label', '=', text)
        .executeTakeFirstOrThrow()
      await meeting(dueId, () => cards.desk.match(id, dueId))
      expect(await cards.payoutsOf(contractId)).toMatchObject([{ kind: 'overpayment', cents }])
    })
  })
})
