import { factorSetInForce } from '@sillage/domain/carbon/factor-sets.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { buildContract } from '../contracts.factory.ts'
import { emissionsOf } from './emissions.service.ts'

const server = await serveTests()

const today = dayInParis(Temporal.Now.instant())
const month = today.toPlainYearMonth().toString()

describe('the emissions of a travel', () => {
  test('are those of the calculator for each trip, in the month when it begins', async () => {
    const { account, client } = await signInAs(server)
    await buildContract(server.database, { accountId: account.id, product: 'travel' })
    const { data } = await client.contracts.emissions()
    const { trips, factor_set } = await client.carbon.journey({
      body: {
        journey_name: 'Compensation CO2',
        total_passengers: 1,
        trips: [
          { origin: 'Paris', destination: 'Barcelone', transport_mode: 'flight' },
          { origin: 'Barcelone', destination: 'Paris', transport_mode: 'train' },
        ],
      },
    })
    expect(data.contracts[0]?.lines).toMatchObject([
      {
        kind: 'trip',
        month,
        mode: 'flight',
        departure: 'Paris',
        kg: trips[0]?.total,
        factor_set,
        ends: { from: { name: 'Paris' }, to: { name: 'Barcelone' } },
      },
      { kind: 'trip', month, mode: 'train', arrival: 'Paris', kg: trips[1]?.total, factor_set },
    ])
    expect(data.totals).toEqual([
      { month, mode: 'flight', kg: trips[0]?.total },
      { month, mode: 'train', kg: trips[1]?.total },
    ])
  })

  test('show why a trip can’t be calculated, and count the others', async () => {
    const { account, client } = await signInAs(server)
    await buildContract(server.database, {
      accountId: account.id,
      product: 'travel',
      olderTravels: [
        { departure: 'Paris', arrival: 'Ajaccio', format: 'train' },
        { departure: 'Paris', arrival: 'Zzyzx-sur-Rien', format: 'train' },
        { departure: 'Paris', arrival: 'Lyon', format: 'train' },
      ],
    })
    const { data } = await client.contracts.emissions()
    const [island, unknown, lyon] = data.contracts[0]?.lines ?? []
    expect(island).toMatchObject({ kg: null, problem: expect.stringContaining('voie ferrée') })
    expect(unknown).toMatchObject({ kg: null, problem: expect.stringContaining('Zzyzx-sur-Rien') })
    expect(lyon?.kg).toBeGreaterThan(0)
    expect(data.totals).toEqual([{ month, mode: 'train', kg: lyon?.kg }])
  })
})

describe('the emissions of a car', () => {
  test('are the yearly emissions of the car described, for the days covered up to today', async () => {
    const { account, client } = await signInAs(server)
    await buildContract(server.database, {
      accountId: account.id,
      startingIn: 0,
      answerIds: ['car.body.suv', 'car.energy.diesel', 'car.age.3_to_7'],
    })
    const year = await client.carbon.annualVehicle({
      body: {
        annual_kilometers: 12_000,
        vehicle_details: { type: 'car', fuel_type: 'diesel', size: 'suv', year: today.year - 5 },
      },
    })
    const { data } = await client.contracts.emissions()
    const [line] = data.contracts[0]?.lines ?? []
    expect(line).toMatchObject({ kind: 'car', month, days: 1, is_own_car: true })
    expect(line?.kg).toBeCloseTo(year.breakdown.usage / today.daysInYear, 1)
  })

  test('stop on the day of a cancellation', async () => {
    const { account, client } = await signInAs(server)
    await buildContract(server.database, {
      accountId: account.id,
      startingIn: -20,
      endingIn: 20,
      status: 'cancelled',
      cancellation: { daysAgo: 10, reason: 'Vente' },
    })
    const { data } = await client.contracts.emissions()
    const [contract] = data.contracts
    const days = contract?.lines.map((line) => (line.kind === 'car' ? line.days : 0)) ?? []
    expect(days.reduce((sum, count) => sum + count, 0)).toBe(11)
    expect(contract?.note).toContain('Contrat résilié')
  })

  test('are none before its first day, and a note says so', async () => {
    const { account, client } = await signInAs(server)
    await buildContract(server.database, { accountId: account.id, startingIn: 5 })
    const { data } = await client.contracts.emissions()
    expect(data).toMatchObject({ contracts: [{ lines: [] }], totals: [] })
    expect(data.contracts[0]?.note).toContain('à venir')
  })

  test('show what is missing when the yearly kilometres are unknown', async () => {
    const { account, client } = await signInAs(server)
    const { id } = await buildContract(server.database, { accountId: account.id })
    await sql`update contract set answers = '[]' where id = ${id}`.execute(server.database)
    const { data } = await client.contracts.emissions()
    expect(data.contracts[0]?.lines).toMatchObject([
      { kg: null, problem: 'Veuillez renseigner le nombre de kilomètres parcourus par an.' },
    ])
  })
})

test('a travel cancelled before its first day has no emissions', async () => {
  const { account, client } = await signInAs(server)
  await buildContract(server.database, {
    accountId: account.id,
    product: 'travel',
    startingIn: 10,
    status: 'cancelled',
    cancellation: { daysAgo: 0, reason: 'Projet abandonné' },
  })
  const { data } = await client.contracts.emissions()
  expect(data.contracts).toMatchObject([{ lines: [], months: [] }])
  expect(data.totals).toEqual([])
})

test('nobody else’s emissions are shown, as JSON or as CSV, even to an admin or a root', async () => {
  const owner = await signInAs(server)
  await buildContract(server.database, { accountId: owner.account.id, product: 'travel' })
  for (const role of ['user', 'admin', 'root'] as const) {
    const { client } = await signInAs(server, role)
    expect((await client.contracts.emissions()).data).toEqual({ contracts: [], totals: [] })
    expect(linesIn(await client.contracts.emissionsCsv())).toHaveLength(1)
  }
})

test('two queries read the emissions, however many contracts there are', async () => {
  const { account } = await signInAs(server)
  for (const product of ['car', 'travel', 'travel'] as const)
    await buildContract(server.database, { accountId: account.id, product })
  let queries = 0
  const database = server.database.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const { contracts } = await emissionsOf({ database, now: Temporal.Now.instant() }, account.id)
  expect(contracts).toHaveLength(3)
  expect(queries).toBe(2)
})

describe('the CSV of the emissions', () => {
  test('opens in a French spreadsheet, with the figures of the JSON', async () => {
    const { account, client, token } = await signInAs(server)
    const { id } = await buildContract(server.database, {
      accountId: account.id,
      product: 'travel',
    })
    await sql`update contract set compensation_cents = 186, contribution = ${JSON.stringify({ kg: 186.04, cents: 186, uncertaintyPct: 35, factorSet: '2026-11', option: 'renewable_energy' })}
      where id = ${id}`.execute(server.database)
    const answer = await fetch(`${server.address}/backend/contracts/emissions.csv`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.headers.get('content-type')).toBe('text/csv')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="emissions_${today.toString()}.csv"`,
    )
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    const [heads, flight, train, contribution] = linesIn(bytes).map((line) => line.split(';'))
    expect(heads).toHaveLength(10)
    const { data } = await client.contracts.emissions()
    const [first, second] = data.contracts[0]?.lines ?? []
    expect(flight).toEqual([
      id,
      'Voyage',
      month,
      'Trajet',
      'Paris – Barcelone',
      'Avion',
      decimal(first?.kg),
      factorSetInForce(Temporal.Now.plainDateISO('Europe/Paris')).version,
      '',
      '',
    ])
    expect(train?.[6]).toBe(decimal(second?.kg))
    expect(contribution?.slice(3)).toEqual([
      'Contribution',
      'Énergie renouvelable',
      '',
      '',
      '2026-11',
      '1,86',
      'Pour une estimation de 186,04 kg CO2e',
    ])
  })

  test.each([
    ['=1+1', "'=1+1 – Paris"],
    ['+33', "'+33 – Paris"],
    ['-1', "'-1 – Paris"],
    ['@SUM(A1)', "'@SUM(A1) – Paris"],
    ['=A;"b"', `"'=A;""b"" – Paris"`],
    ['＝1+1', "'＝1+1 – Paris"],
    ['＋33', "'＋33 – Paris"],
    ['－1', "'－1 – Paris"],
    ['＠SUM(A1)', "'＠SUM(A1) – Paris"],
    ['−1', "'−1 – Paris"],
  ])('keeps the city %s as text instead of a formula', async (departure, cell) => {
    const { account, client } = await signInAs(server)
    await buildContract(server.database, {
      accountId: account.id,
      product: 'travel',
      olderTravels: [{ departure, arrival: 'Paris', format: 'train' }],
    })
    const [, line = ''] = linesIn(await client.contracts.emissionsCsv())
    expect(line).toContain(`;Trajet;${cell};Train;`)
  })

  test('keeps a tab and a line break from an older contract inside their cell', async () => {
    const { account, client } = await signInAs(server)
    const { id } = await buildContract(server.database, {
      accountId: account.id,
      product: 'travel',
    })
    const travels = [{ departure: '\t=1\r\n+1', arrival: 'Paris', format: 'train' }]
    await sql`update contract set travels = ${JSON.stringify(travels)} where id = ${id}`.execute(
      server.database,
    )
    const text = new TextDecoder().decode(await client.contracts.emissionsCsv())
    expect(text).toContain(`;"'\t=1\r\n+1 – Paris";`)
  })

  test('lists the contracts without figures too, with their reason', async () => {
    const { account, client } = await signInAs(server)
    await buildContract(server.database, { accountId: account.id, startingIn: 5 })
    const [, line = ''] = linesIn(await client.contracts.emissionsCsv())
    expect(line).toMatch(/;Voiture;.*à venir/)
  })
})

function decimal(number: number | null | undefined): string | undefined {
  return number?.toFixed(2).replace('.', ',')
}

function linesIn(bytes: Uint8Array): string[] {
  return new TextDecoder().decode(bytes).trimEnd().split('\r\n')
}
