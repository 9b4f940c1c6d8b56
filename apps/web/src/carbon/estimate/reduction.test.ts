import { expect, it } from 'vitest'
import { reductionOf } from './reduction.ts'
import { groupTrips } from './trip-groups.ts'
import { buildTrip, PARIS } from './trip-result.factory.ts'

const reduction = (...trips: readonly Parameters<typeof buildTrip>[0][]) =>
  reductionOf(groupTrips(trips.map(buildTrip)))

it('suggests the train instead of a flight, and carpooling where there is a road', () => {
  expect(
    reduction({ ways: { train: 3.5, carpool: 73, flight: 204 }, transport_mode: 'flight' }),
  ).toEqual({ from: 'Paris', to: 'Barcelone', way: 'train', kg: 3.5, canCarpool: true })
})

it('suggests carpooling where there is no train', () => {
  expect(reduction({ ways: { carpool: 20, car: 60 }, transport_mode: 'car' })).toMatchObject({
    way: 'carpool',
    kg: 20,
  })
})

it('suggests nothing for a trip already by train, or possible only by plane', () => {
  expect(reduction({ ways: { train: 3.5, car: 220 }, transport_mode: 'train' })).toBeNull()
  expect(reduction({ ways: { flight: 960 }, transport_mode: 'flight' })).toBeNull()
  expect(reductionOf([])).toBeNull()
})

it('suggests the trip where the most can be saved', () => {
  const near = { ...PARIS, place_id: '9', name: 'Lyon' }
  expect(
    reduction(
      { ways: { train: 1, car: 90 }, transport_mode: 'car', destination: near },
      { ways: { train: 3.5, flight: 204 }, transport_mode: 'flight' },
    ),
  ).toMatchObject({ to: 'Barcelone' })
})
