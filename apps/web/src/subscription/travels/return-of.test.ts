import { expect, test } from 'vitest'
import { hasReturn, returnOf } from './return-of.ts'

const out = {
  departure: 'Paris',
  arrival: 'Barcelone',
  format: 'train',
  departure_place_id: 'paris',
} as const

test('the return of a trip leaves where it arrives, by the same means', () => {
  expect(returnOf(out)).toEqual({
    departure: 'Barcelone',
    arrival: 'Paris',
    format: 'train',
    arrival_place_id: 'paris',
  })
  expect(returnOf(returnOf(out))).toEqual(out)
})

test('a list has the return of a trip, whatever its means of transport', () => {
  expect(hasReturn([out], out)).toBe(false)
  expect(hasReturn([out, { ...returnOf(out), format: 'flight' }], out)).toBe(true)
})
