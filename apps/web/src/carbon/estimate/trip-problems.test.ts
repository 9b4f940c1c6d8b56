import { ApiError } from '@sillage/wire/http/client.ts'
import { expect, it } from 'vitest'
import { tripProblems } from './trip-problems.ts'

const refusal = (errors: { path: string; message: string }[]) =>
  new ApiError({
    status: 422,
    message: 'Non',
    retryAfter: null,
    problem: {
      type: 'about:blank',
      title: 'Refus',
      status: 422,
      code: 'trip.no_railway',
      message: 'Non',
      errors,
    },
  })

it('an error path is assigned to its trip', () => {
  const errors = [
    { path: 'trips[12].destination', message: 'Ville introuvable' },
    { path: 'journey_name', message: 'Trop long' },
  ]
  expect([...tripProblems(refusal(errors))]).toEqual([[12, 'Ville introuvable']])
})

it('any other failure gives no trip problem', () => {
  expect(tripProblems(null).size).toBe(0)
  expect(tripProblems(new Error('panne')).size).toBe(0)
})
