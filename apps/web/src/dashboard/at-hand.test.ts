import { expect, test } from 'vitest'
import { sampleContract } from '../contracts/sample-contract.ts'
import { contractsAtHand, isTripUnderWay } from './at-hand.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const trip = [{ departure: 'Paris', arrival: 'Barcelone', format: 'train' as const }]
const of = (contract_id: string, start_date: string, end_date: string, about = {}) =>
  sampleContract({ contract_id, start_date, end_date, ...about })

test('the current trip comes first, then current cover, then future cover; ended contracts are left out', () => {
  const contracts = [
    of('later', '2026-12-01', '2026-12-08', { travels: trip }),
    of('car', '2026-01-01', '2026-12-31'),
    of('renewed', '2026-01-15', '2026-12-15', { status: 'renewed' }),
    of('over', '2026-10-01', '2026-11-30', { status: 'cancelled', travels: trip }),
    of('trip', '2026-11-20', '2027-02-01', { travels: trip }),
  ]
  expect(contractsAtHand(contracts, today).map(({ contract_id: id }) => id)).toEqual([
    'trip',
    'renewed',
    'car',
    'later',
  ])
})

test('at most four contracts are shown', () => {
  const five = ['1', '2', '3', '4', '5'].map((id) => of(id, '2026-01-01', '2026-12-31'))
  expect(contractsAtHand(five, today)).toHaveLength(4)
})

test.each([
  ['2026-11-21', '2026-11-21', true],
  ['2026-11-22', '2026-11-30', false],
  ['2026-11-01', '2026-11-20', false],
])('a trip from %s to %s is under way on 21 November: %s', (start, end, isUnderWay) => {
  expect(isTripUnderWay(of('trip', start, end, { travels: trip }), today)).toBe(isUnderWay)
  expect(isTripUnderWay(of('car', start, end), today)).toBe(false)
})
