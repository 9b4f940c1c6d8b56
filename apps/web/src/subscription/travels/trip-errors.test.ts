import { CONTRACT_MESSAGES as SAY } from '@sillage/domain/contracts/contracts.messages.ts'
import { expect, test } from 'vitest'
import { tripErrors } from './trip-errors.ts'

const trip = { departure: 'Paris', arrival: 'Barcelone', format: 'train' }

test('a trip that stands has no errors', () => {
  expect(tripErrors(trip)).toEqual({})
})

test('each part that is missing is told', () => {
  expect(tripErrors({ departure: ' ', arrival: '', format: '' })).toEqual({
    departure: SAY.departureMissing,
    arrival: SAY.arrivalMissing,
    format: SAY.formatUnknown,
  })
})

test('two cities alike are told at the arrival, beside what else is missing', () => {
  expect(tripErrors({ departure: 'Paris', arrival: 'paris', format: '' })).toEqual({
    arrival: SAY.sameCity,
    format: SAY.formatUnknown,
  })
})
