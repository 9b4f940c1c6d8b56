import { randomUUID } from 'node:crypto'
import { sepaId } from '@sillage/domain/payments/sepa/characters.ts'
import type { PayoutFlag } from '@sillage/domain/payments/sepa/payout-flags.ts'
import { describe, expect, test } from 'vitest'
import { ibans, serveTests } from '../../testing/test-app.ts'
import { signInCapable } from '../../testing/test-session.ts'
import { buildRefund } from './reviews.factory.ts'

const server = await serveTests()
const odile = await signInCapable(server, 'advisor')
const remi = await signInCapable(server, 'advisor')
const ines = await signInCapable(server, 'admin')

const prepared = async () =>
  (await odile.client.bank.prepare({ body: { kind: 'transfers' } })).data.id
const refund = (requestedBy: string | null = null) =>
  buildRefund(server.database, { ibans, requestedBy })
const letGo = (id: string, by = ines) =>
  by.client.bank.letGo({ params: { id }, body: { reason: 'Compte vérifié par téléphone' } })

describe('the review of flagged payouts', () => {
  test('needs a reason, and somebody other than who asked for the payout, before it enters a batch', async () => {
    const { id } = await refund(odile.account.id)
    const preparing = prepared()
    await expect(preparing).rejects.toMatchObject({
      problem: { status: 409, code: 'batch.to_review' },
    })
    const desk = await remi.client.bank.desk()
    expect(desk.data.toPay).toEqual({ count: 0, total: 0 })
    expect(desk.data.toReview).toMatchObject({
      count: 1,
      total: 5,
      payouts: [
        { id, flags: ['Compte indiqué par le client\u00a0: celui qui a payé n’est pas connu'] },
      ],
    })
    await expect(letGo(id, odile)).rejects.toMatchObject({
      problem: { status: 409, code: 'payout.involved' },
    })
    await letGo(id, remi)
    await expect(letGo(id, remi)).rejects.toMatchObject({
      problem: { status: 409, code: 'payout.free' },
    })
    const batch = await prepared()
    const { data } = await remi.client.bank.batch({ params: { id: batch } })
    expect(data.orders).toMatchObject([
      { release: { by: 'Camille Roussel', reason: 'Compte vérifié par téléphone' } },
    ])
    await remi.client.bank.approve({ params: { id: batch } })
  })

  test('is not for somebody whom the one who asked for the payout has just appointed', async () => {
    const { id } = await refund(odile.account.id)
    const recruit = await signInCapable(server, 'advisor')
    const appointed = (at: Date) =>
      server.database
        .updateTable('account')
        .set({ role_by: odile.account.id, role_since: at })
        .where('id', '=', recruit.account.id)
        .execute()
    await appointed(new Date())
    await expect(letGo(id, recruit)).rejects.toMatchObject({
      problem: { status: 409, code: 'second.not_two' },
    })
    await appointed(new Date('2026-01-01'))
    await letGo(id, recruit)
    await remi.client.bank.approve({ params: { id: await prepared() } })
  })

  test('must be done again when the holder changed since, before the batch can be approved', async () => {
    const { id, bankAccountId } = await refund()
    await letGo(id)
    const batch = await prepared()
    const holder = (name: string) =>
      server.database
        .updateTable('bank_account')
        .set({ holder: name })
        .where('id', '=', bankAccountId)
        .execute()
    await holder('Gaspard Lemonnier')
    const { data } = await remi.client.bank.batch({ params: { id: batch } })
    expect(data.refusal).toMatch(/attend un examen/u)
    await expect(remi.client.bank.approve({ params: { id: batch } })).rejects.toMatchObject({
      problem: { status: 409, code: 'batch.review' },
    })
    await odile.client.bank.withdraw({ params: { id: batch } })
    await letGo(id)
    const again = await prepared()
    await remi.client.bank.approve({ params: { id: again } })
  })

  test('is enforced by the database, and can’t be changed afterwards', async () => {
    const { id, bankAccountId } = await refund()
    const other = await refund()
    await letGo(other.id)
    const batch = await prepared()
    const order = (flags: PayoutFlag[], cents = 500) => {
      const orderId = randomUUID()
      return server.database
        .insertInto('payment_order')
        .values({
          id: orderId,
          batch_id: batch,
          payout_id: id,
          policy_id: id,
          bank_account_id: bankAccountId,
          end_to_end_id: sepaId(orderId),
          cents,
          state: 'prepared',
          flags,
        })
        .execute()
    }
    await expect(order(['other_holder'])).rejects.toThrow('looks at this payout first')
    await letGo(id)
    // another flag, or a larger amount, than what was cleared
    await expect(order(['other_holder'])).rejects.toThrow('looks at this payout first')
    await expect(order(['unknown_payer'], 501)).rejects.toThrow('looks at this payout first')
    await expect(
      server.owner.updateTable('payout_review').set({ reason: 'Autre' }).execute(),
    ).rejects.toThrow('does not change')
    await odile.client.bank.withdraw({ params: { id: batch } })
  })
})
