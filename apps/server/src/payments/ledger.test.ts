import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildContract } from '../contracts/contracts.factory.ts'
import { postMissing } from '../contracts/ledger/contract-postings.service.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import { serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'
import { buildPosting, entriesOf, postNow } from './ledger.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

const today = Temporal.Now.plainDateISO('Europe/Paris')

const owed = (lines: readonly { account: string; cents: number }[]) =>
  lines.reduce((sum, { account, cents }) => (account === 'policyholders' ? sum + cents : sum), 0)

describe('the ledger of a contract', () => {
  test('posts its price and contribution at signature, split by account', async () => {
    const { id } = await buildContract(server.database, {
      accountId: camille.account.id,
      contribution: 'tree_planting',
    })
    const contract = await server.database
      .selectFrom('contract')
      .select(['contract_price_cents', 'compensation_cents'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const lines = await entriesOf(server.database, id)
    expect(owed(lines)).toBe(contract.contract_price_cents + contract.compensation_cents)
    expect(lines.find(({ account }) => account === 'climate')?.cents).toBe(
      -contract.compensation_cents,
    )
    expect(lines.map(({ account }) => account)).toContain('fgti')
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
  })

  test('balances to nothing once the contract is withdrawn from', async () => {
    const { id } = await buildContract(server.database, {
      accountId: camille.account.id,
      product: 'travel',
      startingIn: 10,
      endingIn: 60,
      contribution: 'tree_planting',
    })
    await camille.client.contractLife.withdraw({ params: { id } })
    const lines = await entriesOf(server.database, id)
    expect(owed(lines)).toBe(0)
    expect(new Set(lines.map(({ event }) => event))).toEqual(
      new Set(['contract.signed', 'contract.ended']),
    )
  })

  test('keeps what the cancellation does not refund; the guarantee fund’s share is not refunded', async () => {
    const { id } = await buildContract(server.database, {
      accountId: camille.account.id,
      startingIn: 10,
    })
    const { data } = await camille.client.contractLife.cancel({
      params: { id },
      body: { reason: 'Voiture vendue' },
    })
    const lines = await entriesOf(server.database, id)
    const [line] = data.refund.lines
    expect(owed(lines)).toBe(Math.round(((line?.price ?? 0) - (line?.refund ?? 0)) * 100))
    const back = (account: string) =>
      lines.find((one) => one.event === 'contract.ended' && one.account === account)?.cents
    const rows = new Map(
      line?.rows?.map(({ code, back: euros }) => [code, Math.round(euros * 100)]),
    )
    expect(back('tax_33')).toBe(rows.get('motor_liability_tax'))
    expect(back('tax_18')).toBe(rows.get('motor_other_tax'))
    expect(lines.filter(({ account }) => account === 'fgti')).toHaveLength(1)
  })

  test('is posted once by the daily work when the contract is older than the ledger', async () => {
    const before = await server.database
      .selectFrom('contract')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
    await withoutLedger(server.owner)
    const now = Temporal.Now.instant()
    await postMissing(server.database, now)
    await postMissing(server.database, now)
    const { rows } = await sql<{ signed: number; ended: number }>`
      select count(*) filter (where event = 'contract.signed')::int as signed,
        count(*) filter (where event = 'contract.ended')::int as ended
      from ledger_entry`.execute(server.database)
    expect(rows).toEqual([{ signed: before.count, ended: 2 }])
  })
})

/** A database as it was before dues and the ledger existed. Only the owner of the tables can disable their triggers. */
async function withoutLedger(owner: Database) {
  const guards = ['line', 'entry'].map((name) => ({
    table: sql.table(`ledger_${name}`),
    trigger: sql.ref(`ledger_${name}_not_emptied`),
  }))
  for (const { table, trigger } of guards)
    await sql`alter table ${table} disable trigger ${trigger}`.execute(owner)
  await sql`truncate payout_review, payment_order, bank_movement, formal_notice_due, card_payment, due, payout`.execute(
    owner,
  )
  await sql`truncate ledger_line, ledger_entry`.execute(owner)
  for (const { table, trigger } of guards)
    await sql`alter table ${table} enable always trigger ${trigger}`.execute(owner)
}

describe('the ledger', () => {
  test('posts an event once, even by twenty simultaneous calls', async () => {
    const one = buildPosting(today)
    await Promise.all(Array.from({ length: 20 }, () => postNow(server.database, one)))
    expect(await entriesOf(server.database, one.source)).toHaveLength(3)
  })

  test.each([
    [
      'that does not balance',
      [
        { account: 'policyholders', cents: 5 },
        { account: 'premium', cents: -4 },
      ],
    ],
    ['of a single line', [{ account: 'policyholders', cents: 5 }]],
    ['without a line', []],
  ] as const)('refuses an entry %s', async (_, lines) => {
    const attempt = inTransaction(server.database, async (transaction) => {
      const { id } = await addEntry(transaction)
      for (const [rank, line] of lines.entries())
        await transaction
          .insertInto('ledger_line')
          .values({ entry_id: id, rank, ...line })
          .execute()
    })
    await expect(attempt).rejects.toThrow('does not balance')
  })

  test('refuses a line added after its entry was checked', async () => {
    const one = buildPosting(today)
    await postNow(server.database, one)
    const { id } = await server.database
      .selectFrom('ledger_entry')
      .select('id')
      .where('source', '=', one.source)
      .executeTakeFirstOrThrow()
    const line = { entry_id: id, rank: 9, account: 'premium', cents: 1 } as const
    await expect(server.database.insertInto('ledger_line').values(line).execute()).rejects.toThrow(
      'posted with its entry',
    )
    const attempt = inTransaction(server.database, async (transaction) => {
      const added = await addEntry(transaction)
      for (const [rank, { account, cents }] of one.lines.entries())
        await transaction
          .insertInto('ledger_line')
          .values({ entry_id: added.id, rank, account, cents })
          .execute()
      await sql`set constraints all immediate`.execute(transaction)
      await transaction
        .insertInto('ledger_line')
        .values({ ...line, entry_id: added.id })
        .execute()
    })
    await expect(attempt).rejects.toThrow('does not balance')
  })

  test.each([
    ['changed', sql`update ledger_line set cents = cents * 2`],
    ['deleted', sql`delete from ledger_entry`],
    ['emptied', sql`truncate ledger_line`],
  ])('can’t be %s, not even by the owner of its tables or as a replica', async (_, statement) => {
    for (const role of ['origin', 'replica'])
      await expect(
        server.owner.transaction().execute(async (transaction) => {
          await sql`select set_config('session_replication_role', ${role}, true)`.execute(
            transaction,
          )
          await statement.execute(transaction)
        }),
      ).rejects.toThrow('append-only')
  })
})

function addEntry(transaction: Database) {
  const source = randomUUID()
  return transaction
    .insertInto('ledger_entry')
    .values({
      event: 'contract.signed',
      source,
      policy_id: source,
      effective_on: today.toString(),
      posted_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
