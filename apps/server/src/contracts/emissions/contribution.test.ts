import { describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, rowCounts, signInAs } from '../../testing/test-session.ts'
import { buildSignedRequest } from '../signing/signed-request.factory.ts'

const server = await serveTests()

const PARIS_BARCELONA = [
  { departure: 'Paris (75), France', arrival: 'Barcelone, Espagne', format: 'flight' },
] as const

async function offered(client: Awaited<ReturnType<typeof signInAs>>['client'], passengers = 1) {
  return client.carbon.journey({
    body: {
      journey_name: 'Compensation CO2',
      total_passengers: passengers,
      trips: [
        {
          origin: 'Paris (75), France',
          destination: 'Barcelone, Espagne',
          transport_mode: 'flight',
        },
      ],
    },
  })
}

describe('a contract with a contribution', () => {
  test('stores kg, option, cost and factors, and charges the amount that the calculator offers', async () => {
    const { client } = await signInAs(server)
    const { offset_options, emissions_summary, factor_set } = await offered(client)
    const cost = offset_options.tree_planting.cost_usd
    const request = await buildSignedRequest(client, { product: 'travel' })
    const { data: contract } = await client.contracts.create({
      body: {
        ...request,
        travels: [...PARIS_BARCELONA],
        compensationAmount: cost,
        offsetOption: 'tree_planting',
        price: Math.round((request.contractPrice + cost) * 100) / 100,
      },
    })
    expect(contract.compensationAmount).toBe(cost)
    expect(contract.contribution).toEqual({
      kg: emissions_summary.total_emissions_kg,
      option: 'tree_planting',
      cost,
      factor_set,
      basis: '1\u00a0trajet, 1\u00a0voyageur',
    })
  })

  test('for another amount is refused with the right figures, and nothing is stored', async () => {
    const { client } = await signInAs(server)
    const { offset_options } = await offered(client)
    const request = await buildSignedRequest(client, { product: 'travel' })
    const before = await rowCounts(server.database)
    const refusal = await refusalOf(
      client.contracts.create({
        body: {
          ...request,
          travels: [...PARIS_BARCELONA],
          compensationAmount: 0.01,
          price: request.contractPrice + 0.01,
        },
      }),
    )
    expect(refusal).toMatchObject({ status: 409, problem: { code: 'price.changed' } })
    expect(refusal.problem?.price?.compensationAmount).toBe(
      offset_options.renewable_energy.cost_usd,
    )
    expect(await rowCounts(server.database)).toEqual(before)
  })

  test('for an impossible trip is refused with an error on that trip', async () => {
    const { client } = await signInAs(server)
    const request = await buildSignedRequest(client, { product: 'travel' })
    const refusal = await refusalOf(
      client.contracts.create({
        body: {
          ...request,
          travels: [
            { departure: 'Paris (75), France', arrival: 'New York, États-Unis', format: 'car' },
          ],
          compensationAmount: 1,
          price: request.contractPrice + 1,
        },
      }),
    )
    expect(refusal.status).toBe(422)
    expect(refusal.problem?.errors?.[0]?.path).toMatch(/^travels/)
  })

  test('of a car is that of the car described, over the days of the contract, and says so', async () => {
    const { client } = await signInAs(server)
    const request = await buildSignedRequest(client, {
      product: 'car',
      answerIds: ['car.body.city', 'car.energy.electric', 'car.age.under_3'],
    })
    const days =
      Temporal.PlainDate.from(request.start_date).until(request.end_date, { largestUnit: 'day' })
        .days + 1
    const year = Temporal.Now.plainDateISO('Europe/Paris').year - 1
    const { emissions_summary, offset_options } = await client.carbon.annualVehicle({
      body: {
        annual_kilometers: 12_000,
        vehicle_details: { type: 'car', fuel_type: 'electric', size: 'small', year },
        days,
      },
    })
    const cost = offset_options.renewable_energy.cost_usd
    const { data: contract } = await client.contracts.create({
      body: {
        ...request,
        compensationAmount: cost,
        price: Math.round((request.contractPrice + cost) * 100) / 100,
      },
    })
    expect(contract.contribution?.kg).toBe(emissions_summary.total_emissions_kg)
    expect(contract.contribution?.kg).toBeLessThan(20)
    expect(contract.contribution?.basis?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
      `${days} jours de votre voiture (électrique, petite taille), à 12 000 km par an`,
    )
  })

  test('of a travel counts each traveller', async () => {
    const { client } = await signInAs(server)
    const { offset_options } = await offered(client, 3)
    const cost = offset_options.renewable_energy.cost_usd
    const request = await buildSignedRequest(client, {
      product: 'travel',
      answerIds: ['travel.travellers.3'],
    })
    const { data: contract } = await client.contracts.create({
      body: {
        ...request,
        travels: [...PARIS_BARCELONA],
        compensationAmount: cost,
        price: Math.round((request.contractPrice + cost) * 100) / 100,
      },
    })
    const alone = await offered(client)
    expect(contract.contribution?.kg).toBeCloseTo(3 * alone.emissions_summary.total_emissions_kg, 1)
    expect(contract.contribution?.basis).toBe('1\u00a0trajet, 3\u00a0voyageurs')
    const { data } = await client.contracts.emissions()
    expect(data.contracts[0]?.lines).toMatchObject([
      { travellers: 3, kg: contract.contribution?.kg },
    ])
  })
})
