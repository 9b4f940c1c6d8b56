import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { readBankFile } from '../../payments/bank/read-bank-file.ts'
import { buildDebit, buildTeller } from '../../payments/bank.factory.ts'
import { approve } from '../../payments/batches/batches.service.ts'
import { prepareBatch } from '../../payments/batches/preparation.service.ts'
import { buildDue } from '../../payments/payments.factory.ts'
import { findReconciliation } from '../../payments/statements/reconciliation.repository.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { buildIbanVault } from '../../platform/ibans/iban-vault.factory.ts'
import { createTestDatabase } from '../../testing/test-app.ts'
import { serveDemoBank } from './demo-bank.ts'

const ibans = buildIbanVault()
const database = openDatabase(await createTestDatabase())
const app = Fastify()
await serveDemoBank(app, { database, ibans, clock: () => Temporal.Now.instant() })
await buildAccount(database, { role: 'advisor', email: 'nadia@exemple.fr' })
const customer = (await buildAccount(database, { username: 'lou <perrin>' })).id
afterAll(async () => {
  await app.close()
  await database.destroy()
})

/** A file just approved with this many debits. Returns its orders. */
async function sent(debits: number) {
  const dues = []
  for (let each = 0; each < debits; each++)
    dues.push(await buildDebit(database, { accountId: customer, ibans }))
  const id = await prepareBatch(await buildTeller(database), 'collections')
  await approve(await buildTeller(database), ibans, id)
  const orders = await database
    .selectFrom('payment_order')
    .select(['end_to_end_id', 'due_id', 'cents'])
    .where('batch_id', '=', id)
    .orderBy('id')
    .execute()
  return { id, orders, dues }
}

const press = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/dev/bank',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

const statesOf = async (batchId: string) =>
  (
    await database
      .selectFrom('payment_order')
      .select('state')
      .where('batch_id', '=', batchId)
      .orderBy('id')
      .execute()
  ).map(({ state }) => state)

const page = async () => (await app.inject('/dev/bank')).body

describe('the bank of the demonstration', () => {
  test('lists the approved files, and answers each order as chosen', async () => {
    const { id, orders } = await sent(5)
    expect(await page()).toContain('5\u00a0prélèvements')
    const fates = ['paid', 'AC01', 'AM04', 'partial', 'wait']
    const chosen = Object.fromEntries(
      orders.map(({ end_to_end_id }, rank) => [`order.${end_to_end_id}`, fates[rank] ?? '']),
    )
    const answer = await press({ act: 'give', ...chosen })
    expect(answer.statusCode).toBe(303)
    // paid in, returned, and half of one that can't be matched automatically
    expect(answer.headers.location).toBe('/dev/bank?rejets=1&mouvements=4&rapprocher=1')
    expect(await statesOf(id)).toEqual(['settled', 'rejected', 'returned', 'sent', 'sent'])
    // an order without a choice waits; with `rest`, the remaining ones are paid
    await press({ act: 'give' })
    expect((await statesOf(id))[4]).toBe('sent')
    await press({ act: 'give', [`rest.${id}`]: 'paid' })
    expect(await statesOf(id)).toEqual(['settled', 'rejected', 'returned', 'settled', 'settled'])
    const [first] = orders
    await press({ act: 'give', [`order.${first?.end_to_end_id}`]: 'MD06' })
    expect((await statesOf(id))[0]).toBe('returned')
    const after = await page()
    expect(after).toContain('revenu')
  })

  test('offers its answers as files, which change nothing until imported', async () => {
    const { id, orders } = await sent(1)
    const paid = { [`order.${orders[0]?.end_to_end_id}`]: 'paid' }
    const statement = await readBankFile((await press({ act: 'statement', ...paid })).rawPayload)
    expect(statement.kind === 'statement' && statement.statements[0]?.movements[0]?.cents).toBe(
      orders[0]?.cents,
    )
    const status = await readBankFile((await press({ act: `status.${id}`, ...paid })).rawPayload)
    expect(status).toMatchObject({ kind: 'status', group: 'ACCP' })
    // debits refused for lack of funds are in this file again
    expect(new Set(await statesOf(id))).toEqual(new Set(['sent']))
  })

  test('transfers a due in whole, in part, twice, or without its reference', async () => {
    const due = await buildDue(database, customer)
    expect(await page()).toContain('Lou &lt;perrin&gt;')
    const half = await press({ act: 'give', [`due.${due}`]: 'half' })
    expect(half.headers.location).toBe('/dev/bank?rejets=0&mouvements=1&rapprocher=0')
    // a second payment of the same amount can't be matched, nor can a stranger's
    const twice = await press({ act: 'give', [`due.${due}`]: 'twice', stranger: '1' })
    expect(twice.headers.location).toBe('/dev/bank?rejets=0&mouvements=3&rapprocher=2')
    const bare = await buildDue(database, customer)
    await press({ act: 'give', [`due.${bare}`]: 'bare' })
    const proposed = await database
      .selectFrom('bank_movement')
      .select('proposed_due_id')
      .where('label', '=', 'VIREMENT')
      .execute()
    expect(proposed).toEqual([{ proposed_due_id: bare }])
    const bank = await findReconciliation(database)
    expect(bank?.held).toBe(bank?.closings)
  })

  test('refuses a form sent by another site', async () => {
    const answer = await press({ act: 'give' }, { 'sec-fetch-site': 'cross-site' })
    expect(answer.statusCode).not.toBe(303)
  })
})
