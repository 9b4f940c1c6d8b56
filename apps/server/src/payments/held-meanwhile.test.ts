import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildContract } from '../contracts/contracts.factory.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import { serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'
import { afterWaiting } from '../testing/waiting-calls.factory.ts'
import { findPaidByCards } from './cards/card-payments.repository.ts'
import { holdPayout } from './customer/customer.repository.ts'
import { holdRefunds } from './dues/payouts.repository.ts'
import { holdQuestionnaire } from './mandates/plans.repository.ts'
import { holdOpenTransfer, holdOpenTransfers } from './partners/partner-transfers.repository.ts'
import { buildDue, buildPayout, buildQuestionnaire } from './payments.factory.ts'
import { holdOpenDeclarations } from './taxes/declarations.repository.ts'

// Each waits for a row that somebody else holds, and must see what they have written with it.

const server = await serveTests()
const owner = await signInAs(server)

const held =
  <T>(hold: (transaction: Database) => Promise<T>) =>
  () =>
    inTransaction(server.database, hold)

async function buildStatementRow() {
  const id = randomUUID()
  await sql`
    insert into bank_statement (id, account, statement_id, opening, closing, file_sha256, imported_at, imported_by)
    values (${id}, 'FR76', ${id}, 0, 0, sha256('x'), now(), ${owner.account.id})`.execute(
    server.database,
  )
  return id
}

const booking = (statementId: string, column: string, id: string, cents: number) => sql`
  insert into bank_movement (id, statement_id, account, reference, rank, cents, booked_on, party, label,
    matched_by_rule, matched_at, ${sql.ref(column)})
  values (${randomUUID()}, ${statementId}, 'FR76', ${randomUUID()}, 1, ${-cents}, current_date, 'P', 'L',
    'reference', now(), ${id})`

test('a transfer to a partner that a statement books meanwhile is no longer open', async () => {
  const id = randomUUID()
  const cents = 123_457
  await sql`
    insert into partner_transfer (id, partner, certificate, cents, handed_over_at)
    values (${id}, 'Haies', 'C-1', ${cents}, now())`.execute(server.database)
  const outcomes = await afterWaiting(server, {
    lock: sql`select from partner_transfer where id = ${id} for update`,
    calls: [
      held((transaction) => holdOpenTransfer(transaction, id)),
      held((transaction) => holdOpenTransfers(transaction, [cents])),
    ],
    change: booking(await buildStatementRow(), 'transfer_id', id, cents),
  })
  expect(outcomes).toMatchObject([{ value: undefined }, { value: [] }])
})

test('a tax declaration that a statement books meanwhile is no longer open', async () => {
  const id = randomUUID()
  await sql`
    insert into tax_declaration (id, month, cents, declared_at, declared_by)
    values (${id}, '2020-03-01', 7000, now(), ${owner.account.id})`.execute(server.database)
  const outcomes = await afterWaiting(server, {
    lock: sql`select from tax_declaration where id = ${id} for update`,
    calls: [held((transaction) => holdOpenDeclarations(transaction, { id }))],
    change: booking(await buildStatementRow(), 'declaration_id', id, 7000),
  })
  expect(outcomes).toMatchObject([{ value: [] }])
})

test('a questionnaire of which a contract is made meanwhile is signed', async () => {
  const accountId = owner.account.id
  const id = await buildQuestionnaire(server.database, accountId)
  const contract = await buildContract(server.database, { accountId })
  const outcomes = await afterWaiting(server, {
    lock: sql`select from questionnaire where id = ${id} for update`,
    calls: [held((transaction) => holdQuestionnaire(transaction, { id, accountId }))],
    change: sql`update contract set questionnaire_id = ${id} where id = ${contract.id}`,
  })
  expect(outcomes).toMatchObject([{ value: { isSigned: true } }])
})

test('a payout that is ordered meanwhile takes no account and is set off against nothing', async () => {
  const accountId = owner.account.id
  const id = await buildPayout(server.database, accountId)
  const { policy_id: policyId } = await server.database
    .selectFrom('payout')
    .select('policy_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const outcomes = await afterWaiting(server, {
    lock: sql`select from payout where id = ${id} for update`,
    calls: [
      held((transaction) => holdPayout(transaction, { id, accountId })),
      held((transaction) => holdRefunds(transaction, policyId)),
    ],
    change: sql`
      with entry as (
        insert into ledger_entry (event, source, policy_id, effective_on)
        values ('payout.ordered', ${id}, ${policyId}, current_date) returning id)
      insert into ledger_line (entry_id, rank, account, cents)
      select id, line.rank, line.account, line.cents from entry cross join (
        values (1, 'policyholders', 5164), (2, 'payments_under_way', -5164)) line (rank, account, cents)`,
  })
  expect(outcomes).toMatchObject([{ value: { isOrdered: true } }, { value: [] }])
})

test('a card that is refunded meanwhile has that much less left', async () => {
  const accountId = owner.account.id
  const dueId = await buildDue(server.database, accountId, { isPaid: true })
  const id = randomUUID()
  await sql`
    insert into card_payment (id, account_id, due_id, policy_id, cents, provider_id, started_at, paid_at)
    select ${id}, account_id, id, policy_id, 9000, ${id}, now(), now() from due where id = ${dueId}`.execute(
    server.database,
  )
  const payout = await buildPayout(server.database, accountId)
  const outcomes = await afterWaiting(server, {
    lock: sql`select from card_payment where id = ${id} for update`,
    calls: [held((transaction) => findPaidByCards(transaction, [dueId]))],
    change: sql`update payout set card_payment_id = ${id} where id = ${payout}`,
  })
  expect(outcomes).toMatchObject([{ value: [{ id, leftCents: 9000 - 5164 }] }])
})
