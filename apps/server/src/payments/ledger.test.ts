import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildContract } from '../contracts/contracts.factory.ts'
import { postMissing } from '../contracts/ledger/contract-postings.service.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../testing/test-session.ts'
import { buildPosting, postNow } from './ledger.factory.ts'

let server: TestApp
let admin: TestSession
let camille: TestSession
beforeAll(async () => {
  server = await startTestApp()
  admin = await signInAs(server, 'admin')
  camille = await signInAs(server)
})
afterAll(() => server.close())

const today = Temporal.Now.plainDateISO('Europe/Paris')
const thisMonth = today.toPlainYearMonth()
async function entriesOf(source: string) {
  return server.database
    .selectFrom('ledger_entry')
    .innerJoin('ledger_line', 'ledger_line.entry_id', 'ledger_entry.id')
    .select(['event', 'effective_on', 'account', sql<number>`cents::float8`.as('cents')])
    .where('source', '=', source)
    .orderBy('ledger_entry.id')
    .orderBy('rank')
    .execute()
}

const owed = (lines: readonly { account: string; cents: number }[]) =>
  lines.reduce((sum, { account, cents }) => (account === 'policyholders' ? sum + cents : sum), 0)

describe('a contract', () => {
  test('owes its price and its contribution from its signature on, part by part', async () => {
    const { id } = await buildContract(server.database, {
      accountId: camille.account.id,
      contribution: 'tree_planting',
    })
    const contract = await server.database
      .selectFrom('contract')
      .select(['contract_price_cents', 'compensation_cents'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const lines = await entriesOf(id)
    expect(owed(lines)).toBe(contract.contract_price_cents + contract.compensation_cents)
    expect(lines.find(({ account }) => account === 'climate')?.cents).toBe(
      -contract.compensation_cents,
    )
    expect(lines.map(({ account }) => account)).toContain('fgti')
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
  })

  test('that is renounced owes nothing any more', async () => {
    const { id } = await buildContract(server.database, {
      accountId: camille.account.id,
      product: 'travel',
      startingIn: 10,
      endingIn: 60,
      contribution: 'tree_planting',
    })
    await camille.client.contractLife.withdraw({ params: { id } })
    const lines = await entriesOf(id)
    expect(owed(lines)).toBe(0)
    expect(new Set(lines.map(({ event }) => event))).toEqual(
      new Set(['contract.signed', 'contract.ended']),
    )
  })

  test('that is cancelled owes what the refund leaves, and the fund keeps its own', async () => {
    const { id } = await buildContract(server.database, {
      accountId: camille.account.id,
      startingIn: 10,
    })
    const { data } = await camille.client.contractLife.cancel({
      params: { id },
      body: { reason: 'Voiture vendue' },
    })
    const lines = await entriesOf(id)
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

  test('of before the ledger is posted once by the work of the day', async () => {
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

/** As a database was before there were dues and a ledger: only the owner of its tables can lift their guards. */
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
  test('posts an event once, whoever posts it again at the same time', async () => {
    const one = buildPosting(today)
    await Promise.all(Array.from({ length: 20 }, () => postNow(server.database, one)))
    expect(await entriesOf(one.source)).toHaveLength(3)
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

  test('refuses a line that is added once its entry was checked, or later', async () => {
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
  ])('is never %s, not even by the owner of its tables or as a replica', async (_, statement) => {
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

const file = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe('a month', () => {
  const past = thisMonth.subtract({ months: 2 })
  const next = thisMonth.subtract({ months: 1 })

  test('shows what each account did, what is declared, and its entries', async () => {
    const source = randomUUID()
    await postNow(server.database, buildPosting(past.toPlainDate({ day: 5 }), source))
    const { data } = await admin.client.ledger.read({ query: { month: past.toString() } })
    expect(data.balances.find(({ code }) => code === 'policyholders')).toMatchObject({
      opening: 0,
      debit: 13.3,
      credit: 0,
      closing: 13.3,
    })
    expect(data.levies).toMatchObject({
      total: 3.3,
      dueBy: next.toPlainDate({ day: 15 }).toString(),
    })
    expect(data.entries).toHaveLength(1)
    expect(data.entries[0]).toMatchObject({ source, eventLabel: 'Contrat signé' })
    const sum = data.balances.reduce((all, { closing }) => all + closing, 0)
    expect(sum).toBeCloseTo(0)
  })

  test('closes in order and when it is over, for ever; what is late counts for the next', async () => {
    const close = (month: Temporal.PlainYearMonth) =>
      admin.client.ledger.close({ body: { month: month.toString() } })
    await postNow(server.database, buildPosting(next.toPlainDate({ day: 5 })))
    expect((await refusalOf(close(next))).problem?.code).toBe('ledger.earlier_open')
    expect((await refusalOf(close(thisMonth))).status).toBe(409)
    await close(past)
    expect((await refusalOf(close(past))).problem?.code).toBe('ledger.closed')

    const late = buildPosting(past.toPlainDate({ day: 28 }))
    await postNow(server.database, late)
    const [line] = await entriesOf(late.source)
    expect(line?.effective_on).toBe(next.toPlainDate({ day: 1 }).toString())
    const { data } = await admin.client.ledger.read({ query: { month: past.toString() } })
    expect(data.closedAt).not.toBeNull()
    const forced = server.database
      .insertInto('ledger_entry')
      .values({
        event: 'contract.signed',
        source: randomUUID(),
        policy_id: randomUUID(),
        effective_on: past.toPlainDate({ day: 28 }).toString(),
        posted_at: new Date(),
      })
      .execute()
    await expect(forced).rejects.toThrow('is closed')
  })

  test('goes out as a table, and once closed as numbered entries that balance', async () => {
    const month = past.toString()
    const csv = file(await admin.client.ledger.csv({ query: { month } }))
    expect(csv).toContain('Contrat signé;13,30;')
    const fec = file(await admin.client.ledger.fec({ query: { month } }))
    const [heads, ...rows] = fec
      .replace(/\r\n$/, '')
      .split('\r\n')
      .map((row) => row.split('\t'))
    expect(heads).toHaveLength(18)
    expect(rows.map((row) => row.length)).toEqual([18, 18, 18])
    expect(rows.map((row) => row[2])).toEqual(['1', '1', '1'])
    expect(rows.map((row) => row[11])).toEqual(['13,30', '0,00', '0,00'])
    expect(rows.map((row) => row[12])).toEqual(['0,00', '10,00', '3,30'])
    const open = admin.client.ledger.fec({ query: { month: thisMonth.toString() } })
    expect((await refusalOf(open)).problem?.code).toBe('ledger.not_closed')
  })

  test('begins with what all lines before come to, whichever months are closed', async () => {
    await admin.client.ledger.close({ body: { month: next.toString() } })
    await postNow(server.database, buildPosting(thisMonth.toPlainDate({ day: 1 })))
    const { rows } = await sql<{ code: string; cents: number }>`
      select line.account as code, sum(line.cents)::float8 as cents
      from ledger_line line join ledger_entry entry on entry.id = line.entry_id
      where entry.effective_on < ${thisMonth.toPlainDate({ day: 1 }).toString()}::date
      group by line.account order by 1`.execute(server.database)
    const { data } = await admin.client.ledger.read({ query: { month: thisMonth.toString() } })
    const opened = data.balances
      .filter(({ code }) => rows.some((row) => row.code === code))
      .map(({ code, opening }) => ({ code, cents: Math.round(opening * 100) }))
    expect(opened.toSorted((one, other) => (one.code < other.code ? -1 : 1))).toEqual(rows)
    expect(rows.some(({ cents }) => cents > 0)).toBe(true)
    expect(data.balances.find(({ code }) => code === 'policyholders')?.debit).toBeGreaterThan(0)
    const kept = await server.database
      .selectFrom('ledger_balance')
      .select('month')
      .distinct()
      .execute()
    expect(kept).toHaveLength(2)
    await expect(
      server.owner
        .updateTable('ledger_balance')
        .set({ cents: 0 } as never)
        .execute(),
    ).rejects.toThrow('append-only')
  })

  test('is read, exported and closed under the eyes of the log', async () => {
    const { data } = await admin.client.audit.list({ query: { subjectKind: 'ledger' } })
    const actions = new Set(data.entries.map(({ action }) => action))
    expect(actions).toEqual(new Set(['ledger.read', 'ledger.exported', 'ledger.month_closed']))
  })
})
