import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openBankDesk } from '../../payments/bank-desk.factory.ts'
import { payDue } from '../../payments/dues/dues.factory.ts'
import { findDuesOf } from '../../payments/dues/dues.repository.ts'
import { DEBITED } from '../../payments/payments.factory.ts'
import { ibans, serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildSigned } from '../chain/contract-life.factory.ts'
import type { ContractOptions } from '../contracts.factory.ts'
import { findHandledOf } from './contribution-desk.repository.ts'
import { entriesOf } from './contributions.factory.ts'

let camille: TestSession
const server = await serveTests()

/** A car at 12,000 km a year, with a contribution. */
async function contributed(options: Partial<ContractOptions> = {}) {
  camille = await signInAs(server)
  return buildSigned(server, camille, { contribution: 'renewable_energy', ...options })
}

/** The same with its contract fully paid. */
async function paid(options: Partial<ContractOptions> = {}) {
  const signed = await contributed(options)
  for (const due of await findDuesOf(server.database, [signed.id]))
    await payDue(server.database, { id: due.id })
  return signed
}

const isOwed = async () =>
  (await camille.client.contracts.emissions()).data.contracts[0]?.is_contribution_owed

describe('the administration of contributions', () => {
  test('offers to collect a contribution only once its contract is fully paid', async () => {
    const { id } = await contributed({ startingIn: -31, endingIn: -1 })
    const { client } = await signInAs(server, 'admin')
    const stepOf = async () => {
      const { data } = await client.contributionDesk.list({ query: { limit: 100 } })
      return data.contributions.find(({ contract_id }) => contract_id === id)?.step
    }
    const [due] = await findDuesOf(server.database, [id])
    if (!due) throw new Error('No due')
    await payDue(server.database, { id: due.id, cents: due.cents - 1 })
    expect([await stepOf(), await isOwed()]).toEqual(['unpaid', true])
    const collecting = client.contributionDesk.collect({ body: { contract_ids: [id] } })
    expect(await refusalOf(collecting)).toMatchObject({ status: 409 })
    await payDue(server.database, { id: due.id, cents: 1 })
    expect([await stepOf(), await isOwed()]).toEqual(['to_collect', false])
  })

  test('offers to collect it only after the weeks in which a direct debit can be returned', async () => {
    const { id } = await contributed({ startingIn: 10, endingIn: 200, plan: DEBITED, ibans })
    await (await openBankDesk(server)).order('collections', 'paid')
    const stepOn = async (today: Temporal.PlainDate) =>
      (await findHandledOf(server.database, { today, ids: [id] }))[0]?.step
    const { rows } = await sql<{ on: string }>`
      select effective_on::text as on from ledger_entry where event = 'collection.settled' and policy_id = ${id}`.execute(
      server.database,
    )
    const settled = Temporal.PlainDate.from(rows[0]?.on ?? '')
    expect(await stepOn(settled.add({ days: 59 }))).toBe('unpaid')
    expect(await stepOn(settled.add({ days: 60 }))).toBe('to_collect')
  })

  test('collects it, then hands it over once none can be refunded, and the customer sees both', async () => {
    const { id, contract } = await paid({ startingIn: -31, endingIn: -1 })
    const amount = contract.compensationAmount
    const { client } = await signInAs(server, 'admin')
    const named = { partner: 'Forêts de Bretagne', certificate: 'C-2026-17' }
    const contract_ids = [id]
    expect(
      await refusalOf(client.contributionDesk.handOver({ body: { contract_ids, ...named } })),
    ).toMatchObject({ status: 409, problem: { code: 'contribution.moved' } })
    await client.contributionDesk.collect({ body: { contract_ids } })
    expect(
      await refusalOf(client.contributionDesk.collect({ body: { contract_ids } })),
    ).toMatchObject({ status: 409 })
    const { data: ready } = await client.contributionDesk.list({ query: { step: 'to_hand_over' } })
    expect(ready.contributions).toMatchObject([
      { contract_id: id, contract: contract.name, remaining: amount },
    ])
    expect(
      await refusalOf(
        client.contributionDesk.handOver({ body: { contract_ids, ...named, partner: '\u202e' } }),
      ),
    ).toMatchObject({ status: 422, problem: { code: 'contribution.unnamed' } })
    // invisible characters from a paste are removed
    const pasted = { partner: `${named.partner}\u202e`, certificate: `\u0007${named.certificate}` }
    await client.contributionDesk.handOver({ body: { contract_ids, ...pasted } })
    const { data } = await camille.client.contracts.emissions()
    expect(data.contracts[0]?.contribution_events).toMatchObject([
      { kind: 'collected', amount },
      { kind: 'handed_over', amount, ...named },
    ])
    const { rows } = await sql<{ account: string; cents: number }>`
      select account, cents::float8 as cents from ledger_line join ledger_entry entry on entry.id = entry_id
      where entry.event = 'climate.handed_over' and entry.source = ${id} order by account`.execute(
      server.database,
    )
    const cents = Math.round(amount * 100)
    expect(rows).toEqual([
      { account: 'climate', cents },
      { account: 'payments_under_way', cents: -cents },
    ])
    const csv = new TextDecoder().decode(await client.contributionDesk.csv())
    expect(csv).toContain(';Forêts de Bretagne;C-2026-17')
  })

  test('hands over nothing that may still be refunded, nor part of a list of which one can’t be', async () => {
    const running = await paid()
    const over = await paid({ startingIn: -31, endingIn: -1 })
    const { client } = await signInAs(server, 'root')
    const contract_ids = [running.id, over.id]
    await client.contributionDesk.collect({ body: { contract_ids } })
    const refusal = await refusalOf(
      client.contributionDesk.handOver({
        body: { contract_ids, partner: 'Forêts', certificate: 'C-1' },
      }),
    )
    expect(refusal).toMatchObject({ status: 409, problem: { code: 'contribution.moved' } })
    expect(await entriesOf(server.database, over.id)).toHaveLength(2)
    const { data } = await client.contributionDesk.list({ query: { step: 'waiting' } })
    expect(data.contributions.map((one) => one.contract_id)).toContain(running.id)
  })

  test('collects it once when several do so at the same time, and refuses the others', async () => {
    const { id } = await paid({ startingIn: -31, endingIn: -1 })
    const { client } = await signInAs(server, 'admin')
    const collect = () => client.contributionDesk.collect({ body: { contract_ids: [id] } })
    const both = await Promise.allSettled(Array.from({ length: 8 }, collect))
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason.status] : []))
    expect(refused).toEqual(Array.from({ length: 7 }, () => 409))
  })
})
