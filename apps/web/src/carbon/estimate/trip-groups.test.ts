import { expect, it } from 'vitest'
import { groupTrips } from './trip-groups.ts'
import { BARCELONA, buildTrip, PARIS } from './trip-result.factory.ts'

const ways = { train: 3.5, coach: 38, carpool: 73, flight: 204, car: 220 }
const back = { origin: BARCELONA, destination: PARIS }

it('keeps the order of the calculator, and marks the chosen mode', () => {
  const [group] = groupTrips([buildTrip({ ways, transport_mode: 'flight' })])
  expect(group).toMatchObject({ from: 'Paris', to: 'Barcelone', isBothWays: false })
  expect(group?.ways.map(({ way }) => way)).toEqual(['train', 'coach', 'carpool', 'flight', 'car'])
  expect(group?.ways.filter(({ isChosen }) => isChosen).map(({ way }) => way)).toEqual(['flight'])
})

it('groups a return trip with the way out, marking both chosen modes', () => {
  const groups = groupTrips([
    buildTrip({ ways, transport_mode: 'flight' }),
    buildTrip({ ways, transport_mode: 'train', ...back }),
  ])
  expect(groups).toHaveLength(1)
  expect(groups[0]?.isBothWays).toBe(true)
  expect(groups[0]?.ways.filter(({ isChosen }) => isChosen).map(({ way }) => way)).toEqual([
    'train',
    'flight',
  ])
})

it('keeps trips between different places apart', () => {
  const elsewhere = { ...PARIS, place_id: '3', name: 'Paris (Texas)' }
  expect(
    groupTrips([buildTrip({ ways }), buildTrip({ ways, destination: elsewhere })]),
  ).toHaveLength(2)
})

it('shows a chosen mode missing from the suggestions, at its rank', () => {
  const [group] = groupTrips([
    buildTrip({ ways: { train: 1, car: 45 }, transport_mode: 'flight', kg: 40 }),
  ])
  expect(group?.ways.map(({ way, total }) => [way, total])).toEqual([
    ['train', 1],
    ['flight', 40],
    ['car', 45],
  ])
})
