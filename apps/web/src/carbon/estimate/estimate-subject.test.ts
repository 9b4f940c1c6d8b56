import { describe, expect, it } from 'vitest'
import { calculationOf, missingFor } from './estimate-subject.ts'

const trip = { departure: 'Paris', arrival: 'Barcelone', format: 'flight' } as const

describe('the estimate of a trip', () => {
  it('is for all travellers, with the id of each city that has one', () => {
    const travels = [{ ...trip, arrival_place_id: '3128760' }]
    expect(calculationOf({ kind: 'journey', travels, travellers: 3 })).toEqual({
      kind: 'journey',
      body: {
        journey_name: 'Compensation CO2',
        total_passengers: 3,
        trips: [
          {
            origin: 'Paris',
            destination: 'Barcelone',
            transport_mode: 'flight',
            destination_place_id: '3128760',
          },
        ],
      },
    })
  })

  it('needs at least one trip', () => {
    expect(missingFor({ kind: 'journey', travels: [], travellers: 1 })).toBe('travel')
    expect(calculationOf({ kind: 'journey', travels: [], travellers: 1 })).toBeNull()
  })
})

describe('the estimate of a car', () => {
  const vehicle = { fuelType: 'electric', size: 'small', year: 2024 } as const
  const ownCar = { vehicle, years: { from: 2023, to: 2025 } }

  it('uses the car described by the answers, for the days of the contract', () => {
    expect(calculationOf({ kind: 'car', kilometres: 12_000, days: 31, ownCar })).toEqual({
      kind: 'car',
      body: {
        annual_kilometers: 12_000,
        vehicle_details: { type: 'car', fuel_type: 'electric', size: 'small', year: 2024 },
        days: 31,
      },
    })
  })

  it('uses the specification’s car until one is described, and a year until the dates are known', () => {
    expect(calculationOf({ kind: 'car', kilometres: 12_000, days: null, ownCar: null })).toEqual({
      kind: 'car',
      body: {
        annual_kilometers: 12_000,
        vehicle_details: { type: 'car', fuel_type: 'petrol', size: 'medium', year: 2005 },
      },
    })
  })

  it('needs a number of kilometres', () => {
    expect(missingFor({ kind: 'car', kilometres: 0, days: 31, ownCar: null })).toBe('kilometres')
    expect(calculationOf({ kind: 'car', kilometres: 0, days: 31, ownCar: null })).toBeNull()
  })
})
