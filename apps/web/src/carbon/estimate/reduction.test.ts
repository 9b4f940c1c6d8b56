import { expect, it } from 'vitest'
import { reductionOf } from './reduction.ts'
import { groupTrips } from './trip-groups.ts'
import { buildTrip, PARIS } from './trip-result.factory.ts'

const reduction = (...trips: readonly Parameters<typeof buildTrip>[0][]) =>
  reductionOf(groupTrips(trips.map(buildTrip)))

it('advises the train instead of a flight, and sharing a car where a road leads', () => {
  expect(
    reduction({ ways: { train: 3.5, carpool: 73, flight: 204 }, transport_mode: 'flight' }),
  ).toEqual({ from: 'Paris', to: 'Barcelone', way: 'train', kg: 3.5, canCarpool: true })
})

it('advises to share the car where no train goes', () => {
  expect(reduction({ ways: { carpool: 20, car: 60 }, transport_mode: 'car' })).toMatchObject({
    way: 'carpool',
    kg: 20,
  })
})

it('advises nothing to who takes the train already, nor where only a plane goes', () => {
  expect(reduction({ ways: { train: 3.5, car: 220 }, transport_mode: 'train' })).toBeNull()
  expect(reduction({ ways: { flight: 960 }, transport_mode: 'flight' })).toBeNull()
  expect(reductionOf([])).toBeNull()
})

it('chooses the trip where most is spared', () => {
  const near = { ...PARIS, place_id: '9', name: 'Lyon' }
  expect(
    reduction(
      { ways: { train: 1, car: 90 }, transport_mode: 'car', destination: near },
      { ways: { train: 3.5, flight: 204 }, transport_mode: 'flight' },
    ),
  ).toMatchObject({ to: 'Barcelone' })
})
