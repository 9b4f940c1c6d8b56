import { expect, test } from 'vitest'
import { checkJourneySize } from './journey-size.ts'

test('a journey may have 1 to 1,000 passengers and 1 to 50 trips', () => {
  expect(checkJourneySize({ passengers: 1, trips: 1 }).ok).toBe(true)
  expect(checkJourneySize({ passengers: 1000, trips: 50 }).ok).toBe(true)
})

test.each([
  [0, 1, ['journey.passengers']],
  [3.5, 1, ['journey.passengers']],
  [-1, 1, ['journey.passengers']],
  [1e9, 1, ['journey.passengers']],
  [Number.NaN, 1, ['journey.passengers']],
  [Number.POSITIVE_INFINITY, 1, ['journey.passengers']],
  [1, 0, ['journey.no_trip']],
  [1, 10_000, ['journey.too_many_trips']],
  [0, 0, ['journey.passengers', 'journey.no_trip']],
])('%d passengers on %d trips give the errors %j', (passengers, trips, codes) => {
  const size = checkJourneySize({ passengers, trips })
  expect(size.ok ? [] : size.error.map(({ code }) => code)).toEqual(codes)
})
