import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildFrozen } from '../../asset-freezes/asset-freezes.factory.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { ibans, serveTests } from '../../testing/test-app.ts'
import { signInAs, signInCapable } from '../../testing/test-session.ts'
import { answerOrders } from '../bank/fake-bank.factory.ts'
import { readBankFile } from '../bank/read-bank-file.ts'
import { nextStatement } from '../bank.factory.ts'
import { approveBatch, prepareBatch, sendFile } from '../bank-desk.factory.ts'
import { buildIban, DEBITED } from '../payments.factory.ts'
import { buildRefund } from './reviews.factory.ts'

const server = await serveTests()
const odile = await signInCapable(server, 'advisor')
const remi = await signInCapable(server, 'advisor')
const ines = await signInCapable(server, 'admin')

const prepared = (kind?: 'collections' | 'transfers') => prepareBatch(odile, kind)

const send = (bytes: Uint8Array) => sendFile(odile, bytes)

const approved = (kind?: 'collections' | 'transfers') => approveBatch([odile, remi], kind)

/** A refund that somebody cleared. */
async function refund(requestedBy: string | null = null) {
  const built = await buildRefund(server.database, { ibans, requestedBy })
  await letGo(built.id)
  return built
}

const letGo = (id: string, by = ines) =>
  by.client.bank.letGo({ params: { id }, body: { reason: 'Compte vérifié par téléphone' } })

const cancel = (id: string) =>
  server.database
    .updateTable('payout')
    .set({ cancelled_at: new Date() })
    .where('id', '=', id)
    .execute()

async function fileOf(id: string) {
  const orders = await readBankFile(await remi.client.bank.file({ params: { id } }))
  if (orders.kind !== 'transfers') throw new Error(orders.kind)
  return orders
}

describe('a batch of transfers', () => {
  test('pays a refund once', async () => {
    const { id, iban } = await refund()
    const { orders } = await approved('transfers')
    expect(orders.orders).toMatchObject([{ cents: 500, iban }])
    await send(await nextStatement(server.database, answerOrders(orders).movements))
    const order = await server.database
      .selectFrom('payment_order')
      .select('state')
      .where('payout_id', '=', id)
      .execute()
    expect(order).toEqual([{ state: 'settled' }])
    await expect(prepared('transfers')).rejects.toMatchObject({ problem: { code: 'batch.empty' } })
  })

  test('leaves out, and is not approved with, a payee who may be in the asset freeze register', async () => {
    const { id } = await refund()
    const batch = await prepared('transfers')
    await buildFrozen(server.database, 'Camille Roussel')
    await expect(remi.client.bank.approve({ params: { id: batch } })).rejects.toMatchObject({
      problem: { code: 'batch.review' },
    })
    await odile.client.bank.withdraw({ params: { id: batch } })
    await expect(prepared('transfers')).rejects.toMatchObject({ problem: { code: 'batch.empty' } })
    await cancel(id)
    await server.database.deleteFrom('frozen_entry').execute()
  })

  test('can’t be approved by whoever asked for one of its payouts', async () => {
    const { id } = await refund(remi.account.id)
    const batch = await prepared('transfers')
    await expect(remi.client.bank.approve({ params: { id: batch } })).rejects.toMatchObject({
      problem: { status: 409, code: 'batch.involved' },
    })
    await odile.client.bank.withdraw({ params: { id: batch } })
    await cancel(id)
  })

  test('above the limit of a role is approved by a higher one; a rejected account is then removed', async () => {
    const { id } = await refund()
    await server.owner
      .updateTable('payment_limit')
      .set({ cents: 499 })
      .where('role', '=', 'advisor')
      .execute()
    const batch = await prepared('transfers')
    await expect(remi.client.bank.approve({ params: { id: batch } })).rejects.toMatchObject({
      problem: { code: 'batch.limit' },
    })
    const root = await signInCapable(server, 'root')
    await root.client.bank.approve({ params: { id: batch } })
    await server.owner
      .updateTable('payment_limit')
      .set({ cents: 150_000 })
      .where('role', '=', 'advisor')
      .execute()
    const status = answerOrders(await fileOf(batch), { fateOf: () => 'RR01' }).status
    await send(status)
    const payout = await server.database
      .selectFrom('payout')
      .select('bank_account_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(payout.bank_account_id).toBeNull()
    const notices = await server.database
      .selectFrom('notification')
      .innerJoin('payout', 'payout.account_id', 'notification.account_id')
      .select('title')
      .where('payout.id', '=', id)
      .where('key', 'like', 'payout.failed.%')
      .execute()
    expect(notices).toEqual([
      { title: 'Un versement n’a pas abouti\u00a0: indiquez le compte à créditer.' },
    ])
  })

  test('can’t be approved once the debit that it refunds has been returned', async () => {
    const marc = await signInAs(server)
    const { id: contractId } = await buildContract(server.database, {
      accountId: marc.account.id,
      product: 'travel',
      plan: { ...DEBITED, holder: marc.account.username, iban: buildIban(), cadence: 'once' },
      ibans,
      startingIn: 10,
      endingIn: 100,
    })
    const { orders } = await approved('collections')
    const [debit] = answerOrders(orders).movements
    if (!debit) throw new Error('nothing was debited')
    await send(await nextStatement(server.database, [debit]))
    await marc.client.contractLife.withdraw({ params: { id: contractId } })
    const batch = await prepared('transfers')
    const back = {
      ...debit,
      reference: randomUUID().slice(0, 30),
      cents: -debit.cents,
      reason: 'MD06',
    }
    await send(await nextStatement(server.database, [back]))
    await expect(remi.client.bank.approve({ params: { id: batch } })).rejects.toMatchObject({
      problem: {
        status: 409,
        code: 'batch.unpaid',
        message: expect.stringContaining('revenu') as unknown,
      },
    })
    const approval = server.database
      .updateTable('payment_batch')
      .set({
        approved_at: new Date(),
        approved_by: remi.account.id,
        file_sha256: Buffer.alloc(32),
      })
      .where('id', '=', batch)
      .execute()
    await expect(approval).rejects.toThrow('no policy pays this back')
    const { data } = await marc.client.payments.mine()
    expect(data.payouts).toEqual([])
    expect(data.to_receive).toBe(0)
    expect(data.owed).toBe(0)
    await odile.client.bank.withdraw({ params: { id: batch } })
    await expect(prepared('transfers')).rejects.toMatchObject({ problem: { code: 'batch.empty' } })
  })
})
