import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'
import { actionsOn, buildSigned, inDays } from '../chain/contract-life.factory.ts'
import type { ContractOptions } from '../contracts.factory.ts'
import { entriesOf } from './contributions.factory.ts'
import { findEntries } from './contributions.repository.ts'

let camille: TestSession
const server = await serveTests()

/** A car at 12,000 km a year, with a contribution. */
async function contributed(options: Partial<ContractOptions> = {}) {
  camille = await signInAs(server)
  return buildSigned(server, camille, { contribution: 'renewable_energy', ...options })
}

const add = (id: string, kind: string, cents: number) =>
  sql`insert into contribution_entry (contract_id, kind, cents, kg, partner, certificate, at)
    values (${id}, ${kind}, ${cents}, 1,
      ${kind === 'handed_over' ? 'Forêts de Bretagne' : null}, ${kind === 'handed_over' ? 'C-1' : null}, now())`.execute(
    server.database,
  )

describe('a contribution bought', () => {
  test('has one entry, with its days', async () => {
    const { id, contract } = await contributed({ endingIn: 29 })
    const [entry, ...others] = await findEntries(server.database, [id])
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      kind: 'bought',
      cents: Math.round(contract.compensationAmount * 100),
      option: 'renewable_energy',
      first_day: inDays(0),
      last_day: inDays(29),
    })
    expect(Number(entry?.kg)).toBe(contract.contribution?.kg)
  })

  test('stays with its contract when that is extended; the extension buys none unless asked', async () => {
    const { id, contract, extend } = await contributed({ endingIn: 9 })
    const { data: extension } = await extend(inDays(19))
    expect(extension.compensationAmount).toBe(contract.compensationAmount)
    expect(await entriesOf(server.database, id, extension.contract_id)).toEqual([
      [0, 'bought', Math.round(contract.compensationAmount * 100)],
    ])
    const { data } = await camille.client.contracts.emissions()
    const bought = data.contracts.filter((one) => one.contribution)
    expect(bought.map((one) => one.contract_id)).toEqual([id])
  })

  test('with an extension covers the emissions of the added days', async () => {
    const { id, contract } = await contributed({ endingIn: 9 })
    const wanted = { params: { id } }
    const { data: price } = await camille.client.contractLife.calculateExtension({
      ...wanted,
      body: { new_end_date: inDays(29) },
    })
    const cost = price.contribution?.cost ?? Number.NaN
    // twenty days, compared with ten
    expect(price.contribution?.kg).toBeCloseTo(2 * (contract.contribution?.kg ?? 0), 1)
    expect(price.contribution?.basis).toContain('20\u00a0jours de votre voiture')
    const { data: extension } = await actionsOn(camille, id).extend(inDays(29), {
      contribute: true,
      price: Math.round((price.total_price + cost) * 100) / 100,
    })
    expect(extension.compensationAmount).toBeCloseTo(contract.compensationAmount + cost, 2)
    expect(await entriesOf(server.database, id, extension.contract_id)).toEqual([
      [0, 'bought', Math.round(contract.compensationAmount * 100)],
      [1, 'bought', Math.round(cost * 100)],
    ])
    const { data: again } = await actionsOn(camille, extension.contract_id).extend(inDays(39))
    expect(again.compensationAmount).toBe(extension.compensationAmount)
    expect(await entriesOf(server.database, again.contract_id)).toEqual([])
  })

  test('is bought again by a renewal of the same length, for the same amount', async () => {
    const { id, contract, renew } = await contributed({ startingIn: -11, endingIn: 8 })
    const cents = Math.round(contract.compensationAmount * 100)
    const { data: renewal } = await renew(inDays(9), inDays(28), contract.price)
    expect(renewal.contribution).toEqual(contract.contribution)
    expect(await entriesOf(server.database, id, renewal.contract_id)).toEqual([
      [0, 'bought', cents],
      [1, 'bought', cents],
    ])
  })
})

describe('the contribution refunded', () => {
  test('for a cancelled car contract is that of the remaining days, as the preview says', async () => {
    const { id, contract, preview, cancel } = await contributed({ startingIn: -9, endingIn: 10 })
    const cents = Math.round(contract.compensationAmount * 100)
    const half = Math.round(cents / 2) / 100
    const { data: shown } = await preview()
    expect(shown.refund.lines[0]).toMatchObject({
      climate_contribution: contract.compensationAmount,
      climate_back: half,
    })
    const { data: done } = await cancel('Vente')
    expect(done.refund).toEqual(shown.refund)
    expect(await entriesOf(server.database, id)).toEqual([
      [0, 'bought', cents],
      [0, 'given_back', Math.round(half * 100)],
    ])
    const { data } = await camille.client.contracts.emissions()
    expect(data.contracts[0]?.contribution_events).toMatchObject([
      { kind: 'given_back', amount: half, partner: null },
    ])
  })

  test('for an extended car contract is counted on each part by its own days', async () => {
    const { id } = await contributed({ startingIn: -4, endingIn: 5 })
    const { data: price } = await camille.client.contractLife.calculateExtension({
      params: { id },
      body: { new_end_date: inDays(15) },
    })
    const { data: extension } = await actionsOn(camille, id).extend(inDays(15), {
      contribute: true,
    })
    await actionsOn(camille, extension.contract_id).cancel('Vente')
    const added = Math.round((price.contribution?.cost ?? 0) * 100)
    // five of its ten days are left; none of the added ones has begun
    expect(await entriesOf(server.database, id, extension.contract_id)).toMatchObject([
      [0, 'bought', added],
      [1, 'bought', added],
      [0, 'given_back', Math.round(added / 2)],
      [1, 'given_back', added],
    ])
  })

  test('for a travel contract is the whole before it begins, and nothing afterwards', async () => {
    for (const [startingIn, back] of [
      [3, 1],
      [0, 0],
    ] as const) {
      const { id, contract, cancel } = await contributed({ product: 'travel', startingIn })
      const { data } = await cancel('Projet abandonné')
      expect(data.refund.lines[0]?.climate_back).toBe(contract.compensationAmount * back)
      expect(await entriesOf(server.database, id)).toHaveLength(1 + back)
    }
  })

  test('for a contract withdrawn from is the whole', async () => {
    const { id, contract } = await contributed({ product: 'travel', endingIn: 60 })
    const { data } = await camille.client.contractLife.withdraw({ params: { id } })
    expect(data.refund.lines[0]?.climate_back).toBe(contract.compensationAmount)
    const cents = Math.round(contract.compensationAmount * 100)
    expect(await entriesOf(server.database, id)).toEqual([
      [0, 'bought', cents],
      [0, 'given_back', cents],
    ])
    const { data: emissions } = await camille.client.contracts.emissions()
    expect(emissions.contracts).toMatchObject([
      { lines: [], note: expect.stringMatching('renoncé') },
    ])
    expect(emissions.totals).toEqual([])
  })
})

describe('the database refuses', () => {
  test('a second entry of a kind, a sum beyond what was bought, and a change', async () => {
    const { id, contract } = await contributed()
    const cents = Math.round(contract.compensationAmount * 100)
    await expect(add(id, 'bought', cents)).rejects.toThrow()
    await expect(add(id, 'given_back', cents + 1)).rejects.toThrow(/beyond what is left/)
    await expect(add(id, 'collected', cents - 1)).rejects.toThrow(/is \d+, not/)
    await expect(add(id, 'handed_over', cents)).rejects.toThrow(/before it is collected/)
    await add(id, 'collected', cents)
    await expect(add(id, 'collected', cents)).rejects.toThrow()
    await expect(
      sql`update contribution_entry set cents = 1 where contract_id = ${id}`.execute(
        server.database,
      ),
    ).rejects.toThrow()
    await add(id, 'handed_over', cents)
    await expect(add(id, 'given_back', 1)).rejects.toThrow(/beyond what is left/)
    expect(await entriesOf(server.database, id)).toHaveLength(3)
  })

  test('a second refund of the same cents at the same time', async () => {
    const { id, contract } = await contributed()
    const cents = Math.round(contract.compensationAmount * 100)
    const both = await Promise.allSettled([
      add(id, 'given_back', cents),
      add(id, 'given_back', cents),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('an entry on a contract without a contribution', async () => {
    camille = await signInAs(server)
    const { id } = await buildSigned(server, camille, {})
    await expect(add(id, 'collected', 1)).rejects.toThrow()
    expect(await entriesOf(server.database, id)).toEqual([])
  })
})

test('in any order, no more is handed over than collected, and no more refunded than is left', async () => {
  const step = fc.record({
    kind: fc.constantFrom('collected', 'given_back', 'handed_over'),
    // percentages of what was bought; the database must refuse the impossible ones
    share: fc.constantFrom(30, 50, 70, 100, 100, 100),
  })
  const reached = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const { id, contract } = await contributed()
      const bought = Math.round(contract.compensationAmount * 100)
      for (const { kind, share } of steps)
        await add(id, kind, Math.round((bought * share) / 100)).then(
          () => reached.add(kind),
          () => reached.add(`${kind} refused`),
        )
      const entries = await entriesOf(server.database, id)
      const sum = (wanted: string) =>
        entries.reduce((all, [, kind, cents]) => all + (kind === wanted ? Number(cents) : 0), 0)
      expect(sum('handed_over')).toBeLessThanOrEqual(sum('collected'))
      expect(sum('given_back') + sum('handed_over')).toBeLessThanOrEqual(bought)
    }),
    {
      numRuns: 20,
      examples: [
        [
          [
            { kind: 'collected', share: 100 },
            { kind: 'handed_over', share: 100 },
            { kind: 'given_back', share: 30 },
          ],
        ],
        [
          [
            { kind: 'given_back', share: 30 },
            { kind: 'collected', share: 100 },
            { kind: 'handed_over', share: 100 },
          ],
        ],
      ],
    },
  )
  for (const kind of ['collected', 'given_back', 'handed_over'])
    for (const how of [kind, `${kind} refused`]) expect(reached).toContain(how)
}, 120_000)

test('the refund of an extended contract includes its contribution and is settled to the cent', async () => {
  const { extend } = await contributed({ startingIn: -40, endingIn: 60 })
  const { data: extension } = await extend(inDays(70))
  const { data } = await actionsOn(camille, extension.contract_id).cancel()
  const { settlement, total, lines } = data.refund
  expect(lines.find(({ origin }) => origin === 'original')?.climate_back).toBeGreaterThan(0)
  // nothing was paid: all of it lowers what is owed
  expect(settlement).toMatchObject({ taken_off: total, paid_back: 0, given_up: 0, owed: 0 })
})
