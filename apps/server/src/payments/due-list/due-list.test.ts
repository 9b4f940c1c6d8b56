import type { Query } from '@sillage/wire/http/route.ts'
import type { dueList } from '@sillage/wire/payments/due-list.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { ibans, serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInCapable } from '../../testing/test-session.ts'
import { buildDebit } from '../bank.factory.ts'
import { payDue } from '../dues/dues.factory.ts'

const server = await serveTests()
const odile = await signInCapable(server, 'advisor')

type Asked = Query<typeof dueList.list>
const list = async (query: Asked) => (await odile.client.dueList.list({ query })).data

/** Four dues of March 2031: a paid one, an open one by transfer, one to be debited, and one not called yet. */
async function march() {
  const { id: accountId } = await buildAccount(server.database, { username: 'camille.roussel' })
  const onDay = async (id: string, day: string) => {
    await server.database.updateTable('due').set({ due_on: day }).where('id', '=', id).execute()
    return id
  }
  const transfer = async () => {
    const { id } = await buildContract(server.database, { accountId })
    return server.database
      .selectFrom('due')
      .select(['id', 'cents'])
      .where('contract_id', '=', id)
      .executeTakeFirstOrThrow()
  }
  const [paid, open] = [await transfer(), await transfer()]
  await payDue(server.database, { id: paid.id })
  const debit = await buildDebit(server.database, { accountId, ibans })
  const later = await server.database
    .selectFrom('due')
    .select(['id', 'cents'])
    .where('contract_id', '=', debit.contractId)
    .where('rank', '=', 2)
    .executeTakeFirstOrThrow()
  await onDay(paid.id, '2031-03-03')
  await onDay(open.id, '2031-03-04')
  await onDay(debit.id, '2031-03-05')
  await onDay(later.id, '2031-03-06')
  return { paid, open, debit, later }
}

test('the list of dues is filtered by day, method and state, and totals the whole list', async () => {
  const { paid, open, debit, later } = await march()
  const days = { from: '2031-03-01', to: '2031-03-31' }
  const ids = async (query: Asked) => (await list({ ...days, ...query })).dues.map(({ id }) => id)
  const all = [paid.id, open.id, debit.id, later.id]
  expect(await ids({})).toEqual(all)
  expect(await ids({ to: '2031-03-04' })).toEqual([paid.id, open.id])
  expect(await ids({ method: 'direct_debit' })).toEqual([debit.id, later.id])
  expect(await ids({ state: 'open' })).toEqual([open.id, debit.id])
  expect(await ids({ state: 'open', method: 'transfer' })).toEqual([open.id])
  expect(await ids({ state: 'paid' })).toEqual([paid.id])
  expect(await ids({ state: 'later' })).toEqual([later.id])
  // because the days are in the future
  expect(await ids({ state: 'late' })).toEqual([])
  const page = await list({ ...days, limit: 2, page: 2 })
  expect(page.dues.map(({ id }) => id)).toEqual([debit.id, later.id])
  expect(page.total).toEqual({
    count: 4,
    amount: (paid.cents + open.cents + debit.cents + later.cents) / 100,
    owed: (open.cents + debit.cents) / 100,
  })
  expect(page.dues).toMatchObject([
    { method: 'direct_debit', stateLabel: 'À venir', owed: debit.cents / 100 },
    { method: 'direct_debit', stateLabel: 'À venir', owed: 0 },
  ])
})

test('a due unpaid after its day is late, and is in the default list', async () => {
  const { open } = await march()
  const yesterday = Temporal.Now.plainDateISO('Europe/Paris').subtract({ days: 1 }).toString()
  await server.database
    .updateTable('due')
    .set({ due_on: yesterday })
    .where('id', '=', open.id)
    .execute()
  const { dues, from, to } = await list({ state: 'late' })
  expect(dues).toMatchObject([{ id: open.id, state: 'late', dueOn: yesterday }])
  expect(from < yesterday && yesterday < to).toBe(true)
})

test('what is owed on an ended contract is listed, whatever end was recorded; what awaits a future end is not', async () => {
  const { open } = await march()
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  const on = today.subtract({ days: 400 }).toString()
  await server.database.updateTable('due').set({ due_on: on }).where('id', '=', open.id).execute()
  const ids = async () => {
    const { dues } = await list({ from: on, to: on })
    return dues.map(({ id }) => id)
  }
  const end = (status: 'active' | 'expired', coveredUntil: string) =>
    sql`
      update contract set status = ${status}, covered_until = ${coveredUntil}::date, leaving_on = ${coveredUntil}::date,
        start_date = ${coveredUntil}::date - 30, end_date = ${coveredUntil}::date
      where id = (select contract_id from due where id = ${open.id})`.execute(server.database)
  await end('active', today.add({ days: 3 }).toString())
  expect(await ids()).toEqual([open.id])
  for (const status of ['active', 'expired'] as const) {
    await end(status, on)
    expect(await ids()).toEqual([open.id])
  }
  // the end is to come, and takes this due with it
  const soon = today.add({ days: 3 }).toString()
  await server.database.updateTable('due').set({ due_on: soon }).where('id', '=', open.id).execute()
  await end('active', soon)
  expect((await list({ from: soon, to: soon })).dues).toEqual([])
})

test('the list is exported as CSV, without product codes', async () => {
  const bytes = await odile.client.dueList.csv({
    query: { from: '2031-03-01', to: '2031-03-31', state: 'paid' },
  })
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n')
  expect(lines[0]).toContain('Échéance;Assuré;Contrat')
  expect(lines.slice(1).every((line) => line.startsWith('2031-03-03;'))).toBe(true)
  expect(lines[1]).not.toMatch(/;car;|;travel;/u)
})

test.each([
  [{ from: '2031-02-30' }, 'dues.day'],
  [{ from: '2031-03-02', to: '2031-03-01' }, 'dues.order'],
  [{ from: '2030-01-01', to: '2031-03-01' }, 'dues.span'],
])('the filter %j is refused in a sentence', async (query, code) => {
  for (const call of [odile.client.dueList.list, odile.client.dueList.csv]) {
    const { status, problem } = await refusalOf(call({ query }))
    expect(status).toBe(422)
    expect(problem).toMatchObject({ code })
  }
})
