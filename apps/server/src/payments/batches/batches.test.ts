import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { buildFrozen } from '../../asset-freezes/asset-freezes.factory.ts'
import { ibans, serveTests } from '../../testing/test-app.ts'
import { signInCapable } from '../../testing/test-session.ts'
import { answerOrders, type Fate } from '../bank/fake-bank.factory.ts'
import { readBankFile } from '../bank/read-bank-file.ts'
import { buildDebit, nextStatement } from '../bank.factory.ts'
import { approveBatch, prepareBatch, sendFile } from '../bank-desk.factory.ts'
import { payDue } from '../dues/dues.factory.ts'
import { lapseUnused } from '../mandates/mandates.service.ts'
import { buildIban, SAMPLE_IBAN } from '../payments.factory.ts'

const server = await serveTests()
const odile = await signInCapable(server, 'advisor')
const remi = await signInCapable(server, 'advisor')

const debit = async () => {
  const { id: accountId } = await buildAccount(server.database)
  return buildDebit(server.database, { accountId, ibans })
}

const prepared = (kind?: 'collections' | 'transfers') => prepareBatch(odile, kind)

const send = (bytes: Uint8Array) => sendFile(odile, bytes)

const approved = (kind?: 'collections' | 'transfers') => approveBatch([odile, remi], kind)

/** The balance of a ledger account for a due, in cents. */
async function held(dueId: string, account: string) {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::float8 as cents from ledger_line
    where due_id = ${dueId} and account = ${account}`.execute(server.database)
  return rows[0]?.cents
}

const mandateOf = (id: string) =>
  server.database.selectFrom('mandate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const inMonths = (months: number) =>
  Temporal.Now.zonedDateTimeISO('Europe/Paris').add({ months }).toInstant()

async function answered(fate: Fate) {
  const due = await debit()
  const { id, orders } = await approved()
  const { status, movements } = answerOrders(orders, { fateOf: () => fate })
  await send(status)
  if (movements.length > 0) await send(await nextStatement(server.database, movements))
  return { due, id, orders }
}

describe('a batch of direct debits', () => {
  test('is prepared by one person and approved by another, and its file matches its digest', async () => {
    const due = await debit()
    const id = await prepared()
    await expect(odile.client.bank.approve({ params: { id } })).rejects.toMatchObject({
      problem: { status: 409, code: 'batch.own' },
    })
    await expect(remi.client.bank.file({ params: { id } })).rejects.toMatchObject({
      problem: { code: 'batch.no_file' },
    })
    expect(await held(due.id, 'policyholders')).toBe(due.cents)
    await remi.client.bank.approve({ params: { id } })
    expect(await held(due.id, 'policyholders')).toBe(0)
    expect(await held(due.id, 'collections_under_way')).toBe(due.cents)
    const file = await remi.client.bank.file({ params: { id } })
    const { data } = await remi.client.bank.batch({ params: { id } })
    expect(data.sha256).toBe(hash('sha256', file))
    expect(data.batch).toMatchObject({ state: 'sent', orders: 1, total: due.cents / 100 })
    expect(await readBankFile(file)).toMatchObject({
      kind: 'collections',
      orders: [{ cents: due.cents, iban: SAMPLE_IBAN, name: 'Camille Roussel' }],
    })
    await expect(prepared()).rejects.toMatchObject({ problem: { code: 'batch.empty' } })
  })

  test('has nothing under way once the bank has paid', async () => {
    const { due, id } = await answered('paid')
    expect(await held(due.id, 'collections_under_way')).toBe(0)
    expect(await held(due.id, 'policyholders')).toBe(0)
    const { data } = await remi.client.bank.batch({ params: { id } })
    expect(data.batch.state).toBe('settled')
  })

  test.each<[Fate, 'suspended_at' | 'revoked_at' | null]>([
    ['AC01', 'suspended_at'],
    ['AM04', null],
    ['MD06', null],
    ['MD01', 'revoked_at'],
  ])(
    'rejected or returned with %s makes the due owed again, and stops the mandate if it must',
    async (fate, stop) => {
      const { due } = await answered(fate)
      expect(await held(due.id, 'collections_under_way')).toBe(0)
      expect(await held(due.id, 'policyholders')).toBe(due.cents)
      const mandate = await mandateOf(due.mandateId)
      expect([mandate.suspended_at !== null, mandate.revoked_at !== null]).toEqual([
        stop === 'suspended_at',
        stop === 'revoked_at',
      ])
      if (stop) await expect(prepared()).rejects.toMatchObject({ problem: { code: 'batch.empty' } })
    },
  )

  test('leaves out, and is not approved with, a payer who may be in the asset freeze register', async () => {
    await debit()
    const batch = await prepared()
    await buildFrozen(server.database, 'Camille Roussel')
    await expect(remi.client.bank.approve({ params: { id: batch } })).rejects.toMatchObject({
      problem: { code: 'batch.review' },
    })
    await odile.client.bank.withdraw({ params: { id: batch } })
    await expect(prepared()).rejects.toMatchObject({ problem: { code: 'batch.empty' } })
    await server.database.deleteFrom('frozen_entry').execute()
    await odile.client.bank.withdraw({ params: { id: await prepared() } })
  })

  test('that was withdrawn can’t be approved, and its dues go into the next one', async () => {
    const due = await debit()
    const id = await prepared()
    await odile.client.bank.withdraw({ params: { id } })
    await expect(remi.client.bank.approve({ params: { id } })).rejects.toMatchObject({
      problem: { code: 'batch.withdrawn' },
    })
    const { orders } = await approved()
    expect(orders.orders.map(({ cents }) => cents)).toContain(due.cents)
  })

  test('can’t be approved once one of its dues was paid', async () => {
    const due = await debit()
    const id = await prepared()
    await payDue(server.database, { id: due.id })
    await expect(remi.client.bank.approve({ params: { id } })).rejects.toMatchObject({
      problem: { code: 'batch.stale' },
    })
    await odile.client.bank.withdraw({ params: { id } })
  })

  test('is prepared once and approved once, even by ten simultaneous calls', async () => {
    await debit()
    const asked = await Promise.allSettled(Array.from({ length: 10 }, () => prepared()))
    const made = asked.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    expect(made).toHaveLength(1)
    const approvals = await Promise.allSettled(
      Array.from({ length: 10 }, () => remi.client.bank.approve({ params: { id: made[0] ?? '' } })),
    )
    expect(approvals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is frozen by the database once approved', async () => {
    await debit()
    const { id } = await approved()
    const change = (set: { file_sha256?: Buffer; settles_on?: string; approved_by?: string }) =>
      server.database.updateTable('payment_batch').set(set).where('id', '=', id).execute()
    await expect(change({ file_sha256: Buffer.from('00') })).rejects.toThrow('does not change')
    await expect(change({ settles_on: '2030-01-01' })).rejects.toThrow('does not change')
    await expect(change({ approved_by: odile.account.id })).rejects.toThrow()
  })

  test('leaves out and reports a holder’s name that no bank can read, and can’t be approved with one', async () => {
    const due = await debit()
    const other = await debit()
    const { bank_account_id: accountId } = await mandateOf(due.mandateId)
    const rename = (holder: string) =>
      server.database
        .updateTable('bank_account')
        .set({ holder })
        .where('id', '=', accountId)
        .execute()
    const batch = await prepared()
    await rename('李小龍')
    await expect(remi.client.bank.approve({ params: { id: batch } })).rejects.toMatchObject({
      problem: { status: 409, code: 'batch.unread' },
    })
    await odile.client.bank.withdraw({ params: { id: batch } })
    const { data } = await odile.client.bank.desk()
    expect(data.setAside).toMatchObject([{ kind: 'collections', holder: '李小龍' }])
    const { orders } = await approved()
    expect(orders.orders.map(({ cents }) => cents)).toEqual([other.cents])
    await rename('Camille Roussel')
  })

  test('shows flagged orders first: a holder other than the policyholder, an IBAN of several customers', async () => {
    for (let each = 0; each < 4; each++) {
      const { id: accountId } = await buildAccount(server.database)
      await buildDebit(server.database, { accountId, ibans, iban: buildIban() })
    }
    for (const username of ['camille.roussel', 'lou.perrin', 'sacha.morel']) {
      const { id: accountId } = await buildAccount(server.database, { username })
      await buildDebit(server.database, { accountId, ibans })
    }
    const id = await prepared()
    const { data } = await remi.client.bank.batch({ params: { id } })
    const flags = data.orders.flatMap((order) => order.flags)
    expect(flags).toContainEqual('Le titulaire ne porte pas le nom de l’assuré')
    expect(flags).toContainEqual(expect.stringMatching(/^IBAN donné par \d+ comptes clients$/))
    // flagged orders come first, whatever their number and amount
    const isFlagged = data.orders.map((order) => order.flags.length > 0)
    expect(isFlagged).toEqual(isFlagged.toSorted((one, other) => Number(other) - Number(one)))
    expect(isFlagged).toContain(false)
    expect(data.flagged).toBe(isFlagged.filter(Boolean).length)
    await odile.client.bank.withdraw({ params: { id } })
  })

  test('mails the customer when a debit fails, without an amount or an IBAN', async () => {
    const { due } = await answered('AM04')
    const mails = await server.database
      .selectFrom('mail')
      .innerJoin('account', 'account.email', 'mail.recipient')
      .innerJoin('due', 'due.account_id', 'account.id')
      .select(['mail.subject', 'mail.body'])
      .where('due.id', '=', due.id)
      .where('mail.subject', '=', 'Un prélèvement n’a pas abouti')
      .execute()
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails)).not.toMatch(/€|2606/)
  })

  test('unused for 36 months ends its mandate, and the due is then paid by transfer', async () => {
    const due = await debit()
    await lapseUnused(server.database, inMonths(35))
    expect((await mandateOf(due.mandateId)).revoked_at).toBeNull()
    await lapseUnused(server.database, inMonths(37))
    expect(await mandateOf(due.mandateId)).toMatchObject({ stopped_by: 'unused' })
    const { method } = await server.database
      .selectFrom('due')
      .select('method')
      .where('id', '=', due.id)
      .executeTakeFirstOrThrow()
    expect(method).toBe('transfer')
  })

  test('can’t be approved once the bank has refused our creditor identifier, even if prepared before', async () => {
    await debit()
    const { orders } = await approved()
    await debit()
    const early = await prepared()
    await send(answerOrders(orders, { fateOf: () => 'BE05' }).status)
    await expect(remi.client.bank.approve({ params: { id: early } })).rejects.toMatchObject({
      problem: { status: 409, code: 'batch.halted' },
    })
  })
})
