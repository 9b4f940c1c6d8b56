import { CONTRACT_MESSAGES as SAY } from '@sillage/domain/contracts/contracts.messages.ts'
import { expect, test } from 'vitest'
import { tripErrors } from './trip-errors.ts'

const trip = { departure: 'Paris', arrival: 'Barcelone', format: 'train' }

test('a valid trip has no errors', () => {
  expect(tripErrors(trip)).toEqual({})
})

test('each missing part has an error', () => {
  expect(tripErrors({ departure: ' ', arrival: '', format: '' })).toEqual({
    departure: SAY.departureMissing,
    arrival: SAY.arrivalMissing,
    format: SAY.formatUnknown,
  })
})

test('two identical cities give an error at the arrival, with those of missing parts', () => {
  expect(tripErrors({ departure: 'Paris', arrival: 'paris', format: '' })).toEqual({
    arrival: SAY.sameCity,
    format: SAY.formatUnknown,
  })
})
