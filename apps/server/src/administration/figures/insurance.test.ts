import { randomUUID } from 'node:crypto'
import { indemnityLines, reserveLines } from '@sillage/domain/payments/claim-lines.ts'
import { dueLines, givenBackLines } from '@sillage/domain/payments/ledger.ts'
import { NOTHING } from '@sillage/domain/payments/parts.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildClaim } from '../../claims/claims.factory.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { postNow } from '../../payments/ledger.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'

const server = await serveTests()
const admin = await signInAs(server, 'admin')

const today = dayInParis(Temporal.Now.instant())

test('each product’s loss ratio comes from its ledger entries, and the total from all of them', async () => {
  const owner = await signInAs(server)
  const car = await buildContract(server.database, {
    accountId: owner.account.id,
    product: 'car',
    startingIn: -30,
  })
  const travel = await buildContract(server.database, {
    accountId: owner.account.id,
    product: 'travel',
  })
  const claim = await buildClaim(server.database, { owner: owner.account, contractId: car.id })
  // the figures already include the two contracts and the claim
  const read = async (months = 1) =>
    (await admin.client.stats.insurance({ query: { months } })).data
  const [start, startOfTravel] = (await read()).products
  const written = (policyId: string, premium: number, on: Temporal.PlainDate) =>
    postNow(server.database, {
      event: 'contract.signed',
      source: randomUUID(),
      policyId,
      on,
      // the tax does not count as premium
      lines: dueLines({ ...NOTHING, premium, tax_33: 330 }),
    })
  const lastMonth = today.with({ day: 1 }).subtract({ months: 1 })
  await written(car.id, 200_000, today)
  await written(travel.id, 50_000, today)
  await written(travel.id, 10_000, lastMonth)
  await postNow(
    server.database,
    {
      event: 'contract.ended',
      source: randomUUID(),
      policyId: travel.id,
      on: today,
      lines: givenBackLines({ ...NOTHING, premium: 20_000 }),
    },
    {
      event: 'reserve.changed',
      source: randomUUID(),
      policyId: car.id,
      on: today,
      lines: reserveLines(90_000, claim.claim_id),
    },
    {
      event: 'payout.ordered',
      source: randomUUID(),
      policyId: car.id,
      on: today,
      lines: indemnityLines('payout.ordered', 30_000, claim.claim_id),
    },
  )
  const { products, total } = await read()
  const [ofCar, ofTravel] = products
  const paid = 300
  const reserved = (start?.reserved.now ?? 0) + 900 - 300
  expect(ofCar).toMatchObject({
    product: 'car',
    premium: { now: (start?.premium.now ?? 0) + 2000 },
    paid: { now: paid, before: 0 },
    recovered: { now: 0, before: 0 },
    reserved: { now: reserved },
  })
  const premium = ofCar?.premium.now ?? 0
  expect(ofCar?.ratio.now).toBeCloseTo((100 * (paid + reserved)) / premium, 1)
  const travelPremium = (startOfTravel?.premium.now ?? 0) + 300
  expect(ofTravel).toMatchObject({
    product: 'travel',
    premium: { now: travelPremium, before: 100 },
    ratio: { now: 0, before: 0 },
  })
  // for all products, summed from the ledger itself
  const { rows } = await sql<{ premium: number }>`
    select -sum(cents)::float8 / 100 as premium
    from ledger_line join ledger_entry on ledger_entry.id = entry_id
    where account = 'premium' and effective_on >= ${today.with({ day: 1 }).toString()}`.execute(
    server.database,
  )
  expect(total.premium.now).toBe(rows[0]?.premium)
  const csv = new TextDecoder().decode(
    await admin.client.stats.csv({ query: { table: 'insurance', months: 1 } }),
  )
  expect(csv).toContain(`Voyage;${travelPremium.toFixed(2).replace('.', ',')};100,00;0,00;0,00`)
})

test('the tables of contributions and of accounts are exported with the words of the screen', async () => {
  const contribution = 'renewable_energy'
  await buildContract(server.database, { accountId: admin.account.id, contribution })
  const csvOf = async (table: 'contributions' | 'users') =>
    new TextDecoder().decode(await admin.client.stats.csv({ query: { table, months: 1 } }))
  expect(await csvOf('contributions')).toMatch(/^Énergie renouvelable;1;/mu)
  const accounts = await csvOf('users')
  expect(accounts).toMatch(/^Administrateur;/mu)
  expect(`${accounts}${await csvOf('contributions')}`).not.toMatch(/^(?:user|admin)|_/mu)
})

test('the figures are refused to advisors', async () => {
  const { client } = await signInAs(server, 'advisor')
  expect((await refusalOf(client.stats.insurance({ query: { months: 1 } }))).status).toBe(403)
})
