import { randomUUID } from 'node:crypto'
import { bankLines } from '@sillage/domain/payments/bank-lines.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInCapable } from '../../testing/test-session.ts'
import { statementFile } from '../bank/fake-statement.factory.ts'
import { nextStatement } from '../bank.factory.ts'
import { sendFile } from '../bank-desk.factory.ts'
import { CREDITOR } from '../creditor.service.ts'
import { post } from '../ledger.service.ts'
import { findReconciliation } from './reconciliation.repository.ts'

const on = Temporal.Now.plainDateISO('Europe/Paris')

const server = await serveTests()
const odile = await signInCapable(server, 'advisor')

async function held(account: 'bank' | 'liaison') {
  const row = await server.database
    .selectFrom('ledger_line')
    .select((eb) => eb.fn.sum<string>('cents').as('cents'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return Number(row.cents)
}

test('the first statement posts the opening balance, and the ledger then equals the bank', async () => {
  expect(await findReconciliation(server.database)).toBeUndefined()
  // what an earlier release posted by itself is included in the bank's opening balance
  await inTransaction(server.database, (transaction) =>
    post(
      transaction,
      [
        {
          event: 'movement.received',
          source: randomUUID(),
          policyId: null,
          on,
          lines: bankLines('movement.received', 1000),
        },
      ],
      new Date(),
    ),
  )
  const first = statementFile({
    id: 'PREMIER',
    iban: CREDITOR.iban,
    opening: 123_456,
    movements: [{ cents: 2500, on, reference: randomUUID().slice(0, 30), text: 'inconnu' }],
  })
  expect((await sendFile(odile, first)).data).toMatchObject({ movements: 1, opened: 1234.56 })
  expect(await held('bank')).toBe(125_956)
  expect(await held('liaison')).toBe(-122_456)
  expect(await findReconciliation(server.database)).toMatchObject({
    closings: 125_956,
    held: 125_956,
  })

  // importing it again opens nothing twice, and neither does the next statement
  expect((await sendFile(odile, first)).data).toMatchObject({ isRepeated: true })
  const next = await nextStatement(server.database, [{ cents: -300, text: 'frais inconnus' }])
  const { data } = await sendFile(odile, next)
  expect(data).not.toHaveProperty('opened')
  expect(await held('liaison')).toBe(-122_456)
  expect(await findReconciliation(server.database)).toMatchObject({
    closings: 125_656,
    held: 125_656,
  })
})

test('payments from before the ledger do not count twice in the reconciliation', async () => {
  await inTransaction(server.database, (transaction) =>
    post(
      transaction,
      [
        {
          event: 'payment.before',
          source: randomUUID(),
          policyId: null,
          on,
          lines: bankLines('payment.before', 5000),
        },
      ],
      new Date(),
    ),
  )
  expect(await findReconciliation(server.database)).toMatchObject({
    closings: 125_656,
    held: 125_656,
  })
})
