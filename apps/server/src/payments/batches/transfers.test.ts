import { randomUUID } from 'node:crypto'
import { sepaId } from '@sillage/domain/payments/sepa/characters.ts'
import type { PayoutFlag } from '@sillage/domain/payments/sepa/payout-flags.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildAccount, giveCapabilities } from '../../accounts/accounts.factory.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { createIbanVault } from '../../platform/ibans/iban-vault.ts'
import { PRODUCTION, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'
import { answerOrders } from '../bank/fake-bank.factory.ts'
import { readBankFile } from '../bank/read-bank-file.ts'
import { buildIban, nextStatement } from '../bank.factory.ts'
import { payDue } from '../dues/dues.factory.ts'
import { DEBITED } from '../payments.factory.ts'

const ibans = createIbanVault(PRODUCTION.IBAN_KEY)

let server: TestApp
let odile: TestSession
let remi: TestSession
let ines: TestSession
beforeAll(async () => {
  server = await startTestApp()
  odile = await signInAs(server, 'advisor')
  remi = await signInAs(server, 'advisor')
  ines = await signInAs(server, 'admin')
  for (const { account } of [odile, remi, ines]) await giveCapabilities(server.database, account.id)
})
afterAll(() => server.close())

async function prepared(kind: 'collections' | 'transfers' = 'collections') {
  const { data } = await odile.client.bank.prepare({ body: { kind } })
  return data.id
}

const send = (bytes: Uint8Array) =>
  odile.client.bank.import({ body: new Blob([Uint8Array.from(bytes)]) })

async function approved(kind: 'collections' | 'transfers' = 'collections') {
  const id = await prepared(kind)
  await remi.client.bank.approve({ params: { id } })
  const file = await remi.client.bank.file({ params: { id } })
  const orders = await readBankFile(file)
  if (orders.kind !== 'collections' && orders.kind !== 'transfers') throw new Error(orders.kind)
  return { id, orders, file }
}

/** A refund of a contract that was paid by a debit. Nobody knows from which account, and somebody let it go. */
async function refund(requestedBy: string | null = null, { isLetGo = true } = {}) {
  const { id: accountId } = await buildAccount(server.database)
  const iban = buildIban()
  const { id: contractId } = await buildContract(server.database, {
    accountId,
    plan: { ...DEBITED, iban, cadence: 'once' },
    ibans,
    startingIn: 10,
    endingIn: 100,
  })
  const dues = await server.database
    .selectFrom('due')
    .select(['id', 'cents', 'policy_id'])
    .where('contract_id', '=', contractId)
    .execute()
  const paid = dues.reduce((sum, due) => sum + due.cents, 0)
  for (const { id } of dues) await payDue(server.database, { id })
  const account = await server.database
    .selectFrom('bank_account')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  // what an end gives back is owed to whoever paid
  await sql`
    with entry as (
      insert into ledger_entry (event, source, policy_id, effective_on)
      values ('contract.ended', ${contractId}, ${contractId}, current_date) returning id)
    insert into ledger_line (entry_id, rank, account, cents)
    select id, 0, 'policyholders', -500 from entry union all select id, 1, 'premium', 500 from entry`.execute(
    server.database,
  )
  const id = randomUUID()
  await server.database
    .insertInto('payout')
    .values({
      id,
      kind: 'refund',
      account_id: accountId,
      contract_id: contractId,
      policy_id: contractId,
      cents: 500,
      bank_account_id: account.id,
      requested_at: new Date(),
      requested_by: requestedBy,
      due_on: '2030-01-01',
    })
    .execute()
  if (isLetGo) await letGo(id)
  return { id, paid, iban, accountId, bankAccountId: account.id }
}

const letGo = (id: string, by = ines) =>
  by.client.bank.letGo({ params: { id }, body: { reason: 'Compte vérifié par téléphone' } })

const setPayout = (id: string, set: { cents?: number; cancelled_at?: Date; held_for?: string }) =>
  server.database.updateTable('payout').set(set).where('id', '=', id).execute()

async function fileOf(id: string) {
  const orders = await readBankFile(await remi.client.bank.file({ params: { id } }))
  if (orders.kind !== 'transfers') throw new Error(orders.kind)
  return orders
}

const freeze = (name: string) =>
  server.database
    .insertInto('frozen_entry')
    .values({
      id: '1',
      nature: 'person',
      name,
      names: JSON.stringify([name]),
      births: JSON.stringify([]),
      words: name.toUpperCase().split(' '),
    })
    .execute()

describe('a batch of transfers', () => {
  test('pays a refund back once, and says so', async () => {
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

  test('pays no more than is owed, nothing that is held, nothing to an account of today', async () => {
    const { id, bankAccountId } = await refund()
    await setPayout(id, { cents: 501 })
    await expect(prepared('transfers')).rejects.toMatchObject({ problem: { code: 'batch.empty' } })
    await setPayout(id, { cents: 500, held_for: 'before_payments' })
    await expect(prepared('transfers')).rejects.toMatchObject({ problem: { code: 'batch.empty' } })
    await sql`update payout set held_for = null where id = ${id}`.execute(server.database)
    const later = new Date(Date.now() + 60_000)
    await server.database
      .updateTable('bank_account')
      .set({ payable_from: later })
      .where('id', '=', bankAccountId)
      .execute()
    await expect(prepared('transfers')).rejects.toMatchObject({ problem: { code: 'batch.empty' } })
    await setPayout(id, { cancelled_at: new Date() })
  })

  test('pays nobody whom the register of asset freezes may mean', async () => {
    const { id } = await refund()
    const batch = await prepared('transfers')
    await freeze('Camille Roussel')
    await expect(remi.client.bank.approve({ params: { id: batch } })).rejects.toMatchObject({
      problem: { code: 'batch.review' },
    })
    await odile.client.bank.withdraw({ params: { id: batch } })
    await expect(prepared('transfers')).rejects.toMatchObject({ problem: { code: 'batch.empty' } })
    await setPayout(id, { cancelled_at: new Date() })
    await server.database.deleteFrom('frozen_entry').execute()
  })

  test('is not approved by whoever asked for what it pays', async () => {
    const { id } = await refund(remi.account.id)
    const batch = await prepared('transfers')
    await expect(remi.client.bank.approve({ params: { id: batch } })).rejects.toMatchObject({
      problem: { status: 409, code: 'batch.involved' },
    })
    await odile.client.bank.withdraw({ params: { id: batch } })
    await setPayout(id, { cancelled_at: new Date() })
  })

  test('above the limit of a role waits for another', async () => {
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
    const root = await signInAs(server, 'root')
    await giveCapabilities(server.database, root.account.id)
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
  })

  test('is not approved once the debit that it pays back has come back', async () => {
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

  test('is without a flagged payout until somebody else than who asked for it has let it go, with a reason', async () => {
    const { id } = await refund(odile.account.id, { isLetGo: false })
    const preparing = prepared('transfers')
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
    const batch = await prepared('transfers')
    const { data } = await remi.client.bank.batch({ params: { id: batch } })
    expect(data.orders).toMatchObject([
      { release: { by: remi.account.username, reason: 'Compte vérifié par téléphone' } },
    ])
    await remi.client.bank.approve({ params: { id: batch } })
  })

  test('is not approved when what there is to look at has changed since', async () => {
    const { id, bankAccountId } = await refund()
    const batch = await prepared('transfers')
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
    const again = await prepared('transfers')
    await remi.client.bank.approve({ params: { id: again } })
  })

  test('takes in no flagged payout, whatever a server says, and what was let go stays as it was said', async () => {
    const { id, bankAccountId } = await refund(null, { isLetGo: false })
    const other = await refund()
    const batch = await prepared('transfers')
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
    // another flag, or more money, than what was let go
    await expect(order(['other_holder'])).rejects.toThrow('looks at this payout first')
    await expect(order(['unknown_payer'], 501)).rejects.toThrow('looks at this payout first')
    await expect(
      server.owner.updateTable('payout_review').set({ reason: 'Autre' }).execute(),
    ).rejects.toThrow('does not change')
    await odile.client.bank.withdraw({ params: { id: batch } })
    for (const payout of [id, other.id]) await setPayout(payout, { cancelled_at: new Date() })
  })
})
