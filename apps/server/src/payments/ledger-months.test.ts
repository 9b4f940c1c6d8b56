import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'
import { buildPosting, entriesOf, postNow } from './ledger.factory.ts'

const server = await serveTests()
const admin = await signInAs(server, 'admin')

// a month is closed two days after its end: on a first or second of a month, the month before still runs here
const thisMonth = Temporal.Now.plainDateISO('Europe/Paris').subtract({ days: 2 }).toPlainYearMonth()

const file = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe('a month of the ledger', () => {
  const past = thisMonth.subtract({ months: 2 })
  const next = thisMonth.subtract({ months: 1 })

  test('shows each account’s movements, the levies due and the entries', async () => {
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

  test('closes in order, once over and for good; a late entry counts in the next month', async () => {
    const close = (month: Temporal.PlainYearMonth) =>
      admin.client.ledger.close({ body: { month: month.toString() } })
    await postNow(server.database, buildPosting(next.toPlainDate({ day: 5 })))
    expect((await refusalOf(close(next))).problem?.code).toBe('ledger.earlier_open')
    expect((await refusalOf(close(thisMonth))).status).toBe(409)
    await close(past)
    expect((await refusalOf(close(past))).problem?.code).toBe('ledger.closed')

    const late = buildPosting(past.toPlainDate({ day: 28 }))
    await postNow(server.database, late)
    const [line] = await entriesOf(server.database, late.source)
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

  test('is exported as CSV, and once closed as a balanced FEC', async () => {
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

  test('opens with the sum of all earlier lines, whichever months are closed', async () => {
    await admin.client.ledger.close({ body: { month: next.toString() } })
    await postNow(server.database, buildPosting(thisMonth.toPlainDate({ day: 1 })))
    const { rows } = await sql<{ code: string; cents: number }>`
      select line.account as code, sum(line.cents)::float8 as cents
      from ledger_line line join ledger_entry entry on entry.id = line.entry_id
      where entry.effective_on < ${thisMonth.toPlainDate({ day: 1 }).toString()}::date
      group by line.account order by 1`.execute(server.database)
    const { data } = await admin.client.ledger.read({ query: { month: thisMonth.toString() } })
    // those of management begin with their year, which may have begun meanwhile
    const isOfYear = (code: string) =>
      /^[67]/.test(data.balances.find((one) => one.code === code)?.number ?? '')
    const kept = rows.filter(({ code }) => !isOfYear(code))
    const opened = data.balances
      .filter(({ code }) => kept.some((row) => row.code === code))
      .map(({ code, opening }) => ({ code, cents: Math.round(opening * 100) }))
    expect(opened.toSorted((one, other) => (one.code < other.code ? -1 : 1))).toEqual(kept)
    expect(kept.some(({ cents }) => cents > 0)).toBe(true)
    expect(data.balances.find(({ code }) => code === 'policyholders')?.debit).toBeGreaterThan(0)
    const months = await server.database
      .selectFrom('ledger_balance')
      .select('month')
      .distinct()
      .execute()
    expect(months).toHaveLength(2)
    await expect(
      server.owner
        .updateTable('ledger_balance')
        .set({ cents: 0 } as never)
        .execute(),
    ).rejects.toThrow('append-only')
  })

  test('numbers the entries of a FEC after those of the months closed before', async () => {
    const fec = file(await admin.client.ledger.fec({ query: { month: next.toString() } }))
    const numbers = fec
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split('\t')[2])
    // one entry in the month before, and two here with three lines each
    expect(numbers).toEqual(['2', '2', '2', '3', '3', '3'])
    // the journal of the month gives them the same numbers
    const csv = file(await admin.client.ledger.csv({ query: { month: next.toString() } }))
    const inJournal = csv
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(';')[1])
    expect(inJournal).toEqual(numbers)
    const kept = await server.database
      .selectFrom('ledger_closing')
      .select('entries')
      .orderBy('month')
      .execute()
    expect(kept).toEqual([{ entries: '1' }, { entries: '3' }])
  })

  test('is audited when read, exported and closed', async () => {
    const { data } = await admin.client.audit.list({ query: { subjectKind: 'ledger' } })
    const actions = new Set(data.entries.map(({ action }) => action))
    expect(actions).toEqual(new Set(['ledger.read', 'ledger.exported', 'ledger.month_closed']))
  })
})
