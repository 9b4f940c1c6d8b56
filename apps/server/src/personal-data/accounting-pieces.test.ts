import { expect, test } from 'vitest'
import { TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import { buildDebit } from '../payments/bank.factory.ts'
import { openBankDesk } from '../payments/bank-desk.factory.ts'
import { ibans, serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'
import { applyRetention } from './retention.service.ts'

const server = await serveTests()

const PARIS = 'Europe/Paris'
const noonOf = (day: Temporal.PlainDate) =>
  day.toZonedDateTime({ timeZone: PARIS, plainTime: '12:00' }).toInstant()
const run = (day: Temporal.PlainDate) =>
  applyRetention({ database: server.database, now: noonOf(day) })
const pieces = () => server.database.selectFrom('accounting_piece').selectAll().execute()

test('the evidence of a payment outlives its contract until ten years from the end of its year', async () => {
  const { account, client } = await signInAs(server)
  const desk = await openBankDesk(server)
  const { id, contractId } = await buildDebit(server.database, { accountId: account.id, ibans })
  await desk.order('collections', 'paid')
  // instalments to come would keep the account open
  await server.database
    .updateTable('due')
    .set({ voided_at: new Date() })
    .where('contract_id', '=', contractId)
    .where('issued_at', 'is', null)
    .execute()
  await client.personalData.close({ body: { password: TEST_PASSWORD } })
  const { end_date: end } = await server.database
    .selectFrom('contract')
    .select('end_date')
    .where('id', '=', contractId)
    .executeTakeFirstOrThrow()

  await run(Temporal.PlainDate.from(end).add({ months: 84 }))
  expect(await pieces()).toEqual([])
  await run(Temporal.PlainDate.from(end).add({ months: 84, days: 1 }))
  const contracts = await server.database.selectFrom('contract').select('id').execute()
  expect(contracts).toEqual([])
  const [piece, ...others] = await pieces()
  expect(others).toEqual([])
  expect(piece).toMatchObject({
    id,
    account_id: account.id,
    policy_id: contractId,
    content: {
      due: { id },
      debited: { holder: 'Camille Roussel', country: 'FR', last4: '2606' },
      orders: [{ due_id: id, state: 'settled' }],
      booked: [{ matched_by_rule: 'order' }],
    },
  })
  expect(JSON.stringify(piece?.content)).not.toMatch(/sealed|iban_index/)
  const known = () => server.database.selectFrom('closed_identity').select('account_id').execute()
  expect(await known()).toEqual([{ account_id: account.id }])

  const year = Temporal.PlainDate.from(piece?.happened_on ?? '').year
  await run(new Temporal.PlainDate(year + 10, 12, 31))
  expect(await pieces()).toHaveLength(1)
  await run(new Temporal.PlainDate(year + 11, 1, 1))
  expect(await pieces()).toEqual([])
  expect(await known()).toEqual([])
})
