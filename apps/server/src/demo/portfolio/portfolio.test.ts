import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { payingCover } from '@sillage/domain/claims/calculation/policy.ts'
import { natureById } from '@sillage/domain/claims/natures.ts'
import { PRODUCT_NAMES } from '@sillage/domain/products/names.ts'
import { isWorkingDay } from '@sillage/domain/values/working-days.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { readInsurance } from '../../administration/figures/insurance.service.ts'
import { simulateTariff } from '../../administration/tariffs/tariff-simulation.service.ts'
import { buildTariff } from '../../administration/tariffs/tariffs.factory.ts'
import { policyAtIncident } from '../../contracts/policy-at-incident.service.ts'
import { buildIssuer } from '../../documents/issuer.factory.ts'
import { paymentByContract } from '../../payments/customer/payment-by-contract.service.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import { buildIbanVault } from '../../platform/ibans/iban-vault.factory.ts'
import { createTestDatabase } from '../../testing/test-app.ts'
import { contextAt } from '../bank/correspondence.ts'
import { seedDemo } from '../demo.ts'
import { COMPANIES } from './companies.ts'
import { LATE_PAYERS } from './customers.ts'

const dataDir = join(tmpdir(), `sillage-portfolio-${randomUUID()}`)
const files = openFiles({ dataDir, s3: null, clamdUrl: null, ibanKey: 'k'.repeat(48) })
const database = openDatabase(await createTestDatabase())
await seedDemo(database, { issuer: await buildIssuer(), files, ibans: buildIbanVault() })
afterAll(async () => {
  await database.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

const accountNamed = (username: string) =>
  database
    .selectFrom('account')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirstOrThrow()

test('the demonstration has at least twenty customers, companies included, and over 180 claims', async () => {
  const owners = await database
    .selectFrom('contract')
    .innerJoin('account', 'account.id', 'contract.account_id')
    .select(['account.id', 'account.kind'])
    .distinct()
    .execute()
  expect(owners.length).toBeGreaterThanOrEqual(20)
  expect(owners.filter(({ kind }) => kind === 'professionnel')).toHaveLength(COMPANIES.length)
  const { count } = await database
    .selectFrom('claim')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBeGreaterThan(180)
})

async function stateOf(who: keyof typeof LATE_PAYERS) {
  const { id } = await accountNamed(LATE_PAYERS[who].username)
  const byContract = await paymentByContract({ database, now: Temporal.Now.instant() }, id)
  const notice = await database
    .selectFrom('formal_notice')
    .select(['posted_on', 'suspended_at', 'closed_for'])
    .where('account_id', '=', id)
    .executeTakeFirst()
  const contract = await database
    .selectFrom('contract')
    .select('status')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    payment: [...byContract.values()].map(({ payment }) => payment?.status),
    contract: contract.status,
    isPosted: notice ? notice.posted_on !== null : null,
    isSuspended: notice ? notice.suspended_at !== null : null,
    closedFor: notice?.closed_for ?? null,
  }
}

test('late payers are each at their step: late, formal notice, suspension, termination', async () => {
  expect(await stateOf('late')).toMatchObject({ payment: ['late'], isPosted: null })
  expect(await stateOf('noticed')).toMatchObject({
    payment: ['noticed'],
    isPosted: true,
    isSuspended: false,
  })
  expect(await stateOf('suspended')).toMatchObject({
    payment: ['suspended'],
    contract: 'active',
    isSuspended: true,
    closedFor: null,
  })
  expect(await stateOf('terminated')).toMatchObject({
    contract: 'cancelled',
    isSuspended: true,
    closedFor: 'terminated',
  })
})

test('each decision’s excess is the one of the contract that covers the incident', async () => {
  const { session } = contextAt(database, {
    account: await accountNamed('nadia.benali'),
    daysAgo: 0,
  })
  const outcomes = await database
    .selectFrom('claim_outcome')
    .innerJoin('claim', 'claim.id', 'claim_outcome.claim_id')
    .select(['excess_cents', 'amount_cents', 'contract_id', 'nature_id', 'incident_date'])
    .execute()
  expect(outcomes.length).toBeGreaterThan(100)
  for (const { excess_cents, amount_cents, ...claim } of outcomes) {
    const incident = {
      day: Temporal.PlainDate.from(claim.incident_date),
      time: null,
      isAbroad: false,
    }
    const { held, suspensions } = await policyAtIncident(database, {
      contractId: claim.contract_id,
      natureId: claim.nature_id,
      incident,
      session,
    })
    const nature = natureById(claim.nature_id) ?? { covers: [] }
    const cover = payingCover({ nature, incident, policy: held?.policy ?? null, suspensions })
    expect(excess_cents).toBe(Math.min(amount_cents, cover?.excessCents ?? 0))
  }
})

test('claim events are in order, and staff wrote on working days from nine to six', async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from claim
    where incident_date > (declared_at at time zone 'Europe/Paris')::date or declared_at > now()
      or updated_at < declared_at or updated_at > now()`.execute(database)
  expect(rows).toEqual([{ count: 0 }])
  const { rows: said } = await sql<{ at: Date }>`
    select posted_at as at from claim_message message
    join account author on author.id = message.account_id and author.role = 'advisor'
    join claim on claim.id = message.claim_id
    join account owner on owner.id = claim.owner_id and owner.email <> 'camille@exemple.fr'`.execute(
    database,
  )
  expect(said.length).toBeGreaterThan(300)
  const outside = said.filter(({ at }) => {
    const moment = at.toTemporalInstant().toZonedDateTimeISO('Europe/Paris')
    return moment.hour < 9 || moment.hour >= 18 || !isWorkingDay(moment.toPlainDate())
  })
  expect(outside).toEqual([])
})

test('a paid claim has no reserve left, and the ledger balances', async () => {
  const { rows } = await sql<{ total: string; aside: string }>`
    select sum(cents)::text as total,
      (select count(*) from (
        select line.claim_id from ledger_line line
        join payout on payout.claim_id = line.claim_id
        join payment_order ordered on ordered.payout_id = payout.id and ordered.state = 'settled'
        where line.account = 'claims_reserve' group by line.claim_id having sum(line.cents) <> 0) open)::text as aside
    from ledger_line`.execute(database)
  expect(rows).toEqual([{ total: '0', aside: '0' }])
})

test('some decisions wait for a second signature, and their claims are still under review', async () => {
  const waiting = await database
    .selectFrom('claim_proposal')
    .innerJoin('claim', 'claim.id', 'claim_proposal.claim_id')
    .select(['status', 'answer'])
    .execute()
  expect(waiting.length).toBeGreaterThan(0)
  expect(new Set(waiting.map(({ status, answer }) => `${status} ${answer}`))).toEqual(
    new Set(['under_review null']),
  )
})

test('the loss ratio is between 40 and 110 %, over a year and over three months', async () => {
  const context = contextAt(database, { account: await accountNamed('nadia.benali'), daysAgo: 0 })
  for (const months of [12, 3]) {
    const { total } = await readInsurance(context, { months })
    expect(total.ratio.now).toBeGreaterThan(40)
    expect(total.ratio.now).toBeLessThan(110)
  }
})

test.each(PRODUCT_NAMES)(
  'nearly every contract in force is priced by the simulation of a tariff: $label',
  async ({ id: product }) => {
    const { id } = await buildTariff(database, { product })
    const account = await accountNamed('thomas.leroy')
    const context = contextAt(database, { account, daysAgo: 0 })
    const { count, in_force: inForce } = await simulateTariff(context, id)
    expect(count / inForce).toBeGreaterThanOrEqual(0.8)
  },
)
