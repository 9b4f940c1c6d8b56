import { randomUUID } from 'node:crypto'
import { indemnityLines, recoveryClaimedLines } from '@sillage/domain/payments/claim-lines.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertComplaint } from '../../complaints/complaints.repository.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { postNow } from '../../payments/ledger.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'
import { packClaimMoney } from './figures.repository.ts'

const server = await serveTests()
const owner = await signInAs(server)
const admin = await signInAs(server, 'admin')
const contract = { accountId: owner.account.id, startingIn: -200, endingIn: 60 }
const contractId = (await buildContract(server.database, contract)).id

const today = dayInParis(Temporal.Now.instant())
const figures = async (days = 30) =>
  (await admin.client.claimDesk.teamFigures({ query: { days } })).data
const declared = (daysAgo = 0, nature = 'Accident') =>
  buildClaim(server.database, { owner: owner.account, contractId, daysAgo, nature })

/** Cents of an account in a range of days, by the ledger itself. */
async function inLedger(account: string, { from, to }: { from: string; to: string }) {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::float8 as cents
    from ledger_line join ledger_entry on ledger_entry.id = entry_id
    where account = ${account} and effective_on between ${from}::date and ${to}::date`.execute(
    server.database,
  )
  return rows[0]?.cents ?? 0
}

async function post(
  event: 'payout.ordered' | 'recovery.claimed',
  { claimId, cents, on }: { claimId: string; cents: number; on: Temporal.PlainDate },
) {
  const lines =
    event === 'payout.ordered'
      ? indemnityLines(event, cents, claimId)
      : recoveryClaimedLines(cents, claimId)
  await postNow(server.database, { event, source: randomUUID(), policyId: contractId, on, lines })
}

test('indemnities, recoveries and reserves by month and nature add up to the ledger', async () => {
  const accident = (await declared()).claim_id
  const theft = (await declared(0, 'Vol')).claim_id
  const lastMonth = today.with({ day: 1 }).subtract({ months: 1 })
  await post('payout.ordered', { claimId: accident, cents: 30_050, on: today })
  await post('recovery.claimed', { claimId: accident, cents: 5025, on: today })
  await post('payout.ordered', { claimId: theft, cents: 1000, on: lastMonth })
  const found = await figures(30)
  expect(found.months).toEqual({
    now: { from: today.with({ day: 1 }).toString(), to: today.toString() },
    before: { from: lastMonth.toString(), to: today.subtract({ months: 1 }).toString() },
  })
  expect(found.paid).toEqual({ now: 300.5, before: 10 })
  expect(found.recovered).toEqual({ now: 50.25, before: 0 })
  const { now, before } = found.months
  expect(found.reserved).toEqual({
    now: (await inLedger('reserve_change', now)) / 100,
    before: (await inLedger('reserve_change', before)) / 100,
  })
  const always = { from: '2000-01-01', to: today.toString() }
  expect(found.reserve).toBe(-(await inLedger('claims_reserve', always)) / 100)
  // the same after the rows are merged, and after a rebuild from the ledger
  await packClaimMoney(server.database)
  expect(await figures(30)).toEqual(found)
  await sql`select fill_claim_money()`.execute(server.owner)
  expect(await figures(30)).toEqual(found)
  const { rows } = await sql`
    select from claim_money group by on_day, account, nature_id having count(*) > 1`.execute(
    server.database,
  )
  expect(rows).toEqual([])
  // each row is one month and one nature, and they add up to the total
  expect(found.money.map(({ nature }) => nature)).toEqual(['Accident', 'Vol'])
  expect(found.money[0]).toMatchObject({ paid: 300.5, recovered: 50.25 })
  expect(found.money.reduce((sum, row) => sum + Math.round(row.reserved * 100), 0)).toBe(
    Math.round(found.reserved.now * 100),
  )
  // over three months, the previous month has its own rows
  const longer = await figures(90)
  const month = lastMonth.toString().slice(0, 7)
  expect(longer.money).toContainEqual({
    month,
    nature: 'Vol',
    paid: 10,
    recovered: 0,
    reserved: -10,
  })
  expect(longer.paid).toEqual({ now: 310.5, before: 0 })
  const csv = new TextDecoder().decode(
    await admin.client.claimDesk.teamCsv({ query: { table: 'money', days: 90 } }),
  )
  expect(csv).toContain(`${month};Vol;10,00;0,00;-10,00`)
})

test('claims declared, decided and reopened are counted beside those of the period before', async () => {
  const before = await figures(30)
  await declared(10)
  await declared(40)
  const { claim_id: id } = await declared(50)
  const decide = { decision: 'refused', reasons: 'Le dommage n’est pas couvert.' } as const
  await admin.client.claims.decide({ params: { id }, body: decide })
  await owner.client.claims.reopen({ params: { id }, body: { reason: 'Voici la facture.' } })
  const after = await figures(30)
  expect(after.declared).toEqual({
    now: before.declared.now + 1,
    before: before.declared.before + 2,
  })
  expect(after.decided).toEqual({ now: before.decided.now + 1, before: before.decided.before })
  expect(after.reopened).toEqual({ now: before.reopened.now + 1, before: before.reopened.before })
  // a second decision on the same file counts it once
  await admin.client.claims.decide({ params: { id }, body: decide })
  expect((await figures(30)).decided).toEqual(after.decided)
  expect(after.decision_days).toMatchObject({ before: null })
  expect(after.decision_days.now).toBeCloseTo(50, 0)
})

const complain = (motive: 'delay' | 'price', daysAgo: number, answered = false) =>
  insertComplaint(server.database, {
    account_id: owner.account.id,
    subject: 'Un retard',
    message: 'J’attends.',
    motive,
    received_at: new Date(Date.now() - daysAgo * 86_400_000),
    ...(answered
      ? { answered_at: new Date(), answered_by: admin.account.id, answer: 'Voici.' }
      : {}),
  })

test('complaints are counted by motive: received now and before, open, late', async () => {
  await complain('delay', 1)
  await complain('delay', 2, true)
  // not acknowledged within ten working days
  await complain('delay', 45)
  await complain('price', 20, true)
  // received long before, but still open
  await complain('price', 300)
  const { complaints } = await figures(30)
  expect(complaints).toEqual([
    {
      motive: 'price',
      label: 'Prix et garanties',
      received: { now: 1, before: 0 },
      open: 1,
      late: 1,
    },
    {
      motive: 'delay',
      label: 'Délai ou absence de réponse',
      received: { now: 2, before: 1 },
      open: 2,
      late: 1,
    },
  ])
})

const registered = async (query: object) =>
  (await admin.client.complaints.all({ query })).data.total

test('each count of complaints equals that of the list it links to', async () => {
  await insertComplaint(server.database, {
    account_id: owner.account.id,
    subject: 'Sans motif',
    message: 'J’attends.',
    received_at: new Date(Date.now() - 60 * 86_400_000),
  })
  const { complaints } = await figures(30)
  expect(complaints.at(-1)).toMatchObject({ motive: null, open: 1, late: 1 })
  for (const { motive, received, open, late } of complaints) {
    const of = { motive: motive ?? 'none' }
    expect([received.now, open, late]).toEqual([
      await registered({ ...of, within: 30 }),
      await registered({ ...of, state: 'open' }),
      await registered({ ...of, state: 'late' }),
    ])
  }
})

test('the figures are refused to an advisor who does not lead the team', async () => {
  const advisor = await signInAs(server, 'advisor')
  const asked = advisor.client.claimDesk.teamFigures({ query: { days: 30 } })
  expect((await refusalOf(asked)).status).toBe(403)
})
