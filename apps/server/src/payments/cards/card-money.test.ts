import { formatEuros } from '@sillage/domain/values/money.ts'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../testing/test-session.ts'
import { readLater } from '../dues/later-payouts.service.ts'
import { OTHER_IBAN } from '../payments.factory.ts'
import { CardProviderFault } from './card-provider.ts'
import { leaveCards } from './card-refunds.repository.ts'
import { sendCardRefunds } from './card-refunds.service.ts'
import { openCards } from './cards.factory.ts'

const cards = await openCards()

describe('a settlement of the card provider', () => {
  test('is matched with the bank statement to the cent, its fee included', async () => {
    cards.bank.house.settle('2026-01-01')
    await cards.hear()
    await cards.paidContract()
    const under = await cards.held('cards_under_way')
    const fees = await cards.held('bank_fees')
    const { reference, net, fee } = cards.settle()
    await cards.hear()
    await cards.desk.book([{ cents: net, endToEndId: reference, text: reference }])
    expect(await cards.held('cards_under_way')).toBe(under - net - fee)
    expect(await cards.held('bank_fees')).toBe(fees + fee)
    const movement = await cards.server.database
      .selectFrom('bank_movement')
      .select('matched_by_rule')
      .where('end_to_end_id', '=', reference)
      .executeTakeFirst()
    expect(movement?.matched_by_rule).toBe('card')
  })

  test('booked by the bank before the provider reports it is matched once reported', async () => {
    await cards.paidContract()
    const { reference, net, fee } = cards.settle()
    const [under, open] = [await cards.held('cards_under_way'), await cards.held('to_be_matched')]
    await cards.desk.book([{ cents: net, endToEndId: reference, text: reference }])
    expect(await cards.held('to_be_matched')).toBe(open - net)
    await cards.hear()
    await cards.hear()
    expect(await cards.held('to_be_matched')).toBe(open)
    expect(await cards.held('cards_under_way')).toBe(under - net - fee)
  })

  test('of another amount is left unmatched', async () => {
    await cards.paidContract()
    const { reference, net } = cards.settle()
    await cards.hear()
    await cards.desk.book([{ cents: net - 1, endToEndId: reference, text: reference }])
    const movement = await cards.server.database
      .selectFrom('bank_movement')
      .select('matched_by_rule')
      .where('end_to_end_id', '=', reference)
      .executeTakeFirst()
    expect(movement?.matched_by_rule).toBeNull()
  })

  test('marks a due paid that neither a callback nor the browser has reported', async () => {
    const { dueId } = await cards.contractDue()
    await cards.bank.press(await cards.start(dueId), 'pay')
    expect(await cards.owed(dueId)).toMatchObject({ state: 'to_pay' })
    cards.settle()
    await cards.hear()
    expect(await cards.owed(dueId)).toMatchObject({ state: 'paid', owed: 0 })
  })
})

describe('a refund to a card', () => {
  test('is sent once, even if we stop before recording it', async () => {
    const { contractId, dueId } = await cards.paidContract()
    await cards.cancel(contractId)
    const [payout] = await cards.payoutsOf(contractId)
    const { data } = await cards.camille.client.payments.mine()
    const shown = data.payouts.find(({ id }) => id === payout?.id)
    expect(shown).toMatchObject({ to_card: true, account: null, paid_on: null })
    const notices = await cards.camille.client.notifications.list()
    expect(notices.data[0]?.title).toContain(
      `${formatEuros(payout?.cents ?? 0)} vous sont remboursés au plus tard le`,
    )
    expect(
      await refusalOf(
        cards.camille.client.payments.payoutIban({
          params: { id: payout?.id ?? '' },
          body: { holder: 'Camille Roussel', iban: OTHER_IBAN },
        }),
      ),
    ).toMatchObject({ status: 409, problem: { code: 'payout.has_account' } })

    const { provider_id } = await cards.server.database
      .selectFrom('card_payment')
      .select('provider_id')
      .where('due_id', '=', dueId)
      .executeTakeFirstOrThrow()
    // as if we were stopped just after the provider sent it
    await cards.provider.refund({
      providerId: provider_id ?? '',
      reference: payout?.id ?? '',
      cents: payout?.cents ?? 0,
    })
    await cards.sendRefunds()
    await cards.sendRefunds()
    const own = cards.bank.house.books.refunds.filter(({ payment }) => payment === provider_id)
    expect(own.map(({ cents }) => cents)).toEqual([payout?.cents])
    expect(await cards.held('policyholders', contractId)).toBe(0)
    const { data: after } = await cards.camille.client.payments.mine()
    expect(after.payouts.find(({ id }) => id === payout?.id)?.paid_on).toBe(
      Temporal.Now.plainDateISO('Europe/Paris').toString(),
    )
  })

  test('asks for an IBAN when the card no longer accepts it', async () => {
    const { contractId, dueId } = await cards.paidContract()
    await cards.cancel(contractId)
    const { provider_id } = await cards.server.database
      .selectFrom('card_payment')
      .select('provider_id')
      .where('due_id', '=', dueId)
      .executeTakeFirstOrThrow()
    const paid = cards.bank.house.books.payments.find(({ id }) => id === provider_id)
    if (paid) paid.state = 'refused'
    await cards.sendRefunds()
    const [payout] = await cards.payoutsOf(contractId)
    expect(payout).toMatchObject({ card_payment_id: null, card_asked_at: null })
    const { data } = await cards.camille.client.payments.payoutIban({
      params: { id: payout?.id ?? '' },
      body: { holder: 'Camille Roussel', iban: OTHER_IBAN },
    })
    expect(data.to_card).toBe(false)
    if (paid) paid.state = 'paid'
  })

  test('that keeps failing lets those behind it through', async () => {
    const [failing, behind] = [await cards.paidContract(), await cards.paidContract()]
    for (const { contractId } of [failing, behind]) await cards.cancel(contractId)
    const [stuck] = await cards.payoutsOf(failing.contractId)
    const sendSome = () =>
      sendCardRefunds(
        { database: cards.server.database, now: Temporal.Now.instant() },
        {
          ...cards.provider,
          refund: (order) =>
            order.reference === stuck?.id
              ? Promise.reject(new CardProviderFault('No answer about this one'))
              : cards.provider.refund(order),
        },
      )
    await expect(sendSome()).rejects.toThrow(CardProviderFault)
    await sendSome().catch(() => undefined)
    expect(await cards.held('policyholders', behind.contractId)).toBe(0)
    expect(await cards.held('policyholders', failing.contractId)).toBe(-(stuck?.cents ?? 0))
    // finance sees which it is, and since when its answer is awaited
    const awaited = async () =>
      (
        await readLater({ database: cards.server.database, now: Temporal.Now.instant() })
      ).payouts.find(({ id }) => id === stuck?.id)
    expect(await awaited()).toMatchObject({ why: 'card', from: expect.stringMatching(/^20.*Z$/) })
    await cards.sendRefunds()
    expect(await awaited()).toBeUndefined()
    expect(await cards.held('policyholders', failing.contractId)).toBe(0)
  })

  test('asks for an IBAN once no provider is configured, unless it may already have been sent', async () => {
    const [asked, fresh] = [await cards.paidContract(), await cards.paidContract()]
    for (const { contractId } of [asked, fresh]) await cards.cancel(contractId)
    await cards.server.database
      .updateTable('payout')
      .set({ card_asked_at: new Date() })
      .where('contract_id', '=', asked.contractId)
      .execute()
    await leaveCards(cards.server.database)
    expect((await cards.payoutsOf(asked.contractId))[0]?.card_payment_id).not.toBeNull()
    expect((await cards.payoutsOf(fresh.contractId))[0]?.card_payment_id).toBeNull()
  })
})
