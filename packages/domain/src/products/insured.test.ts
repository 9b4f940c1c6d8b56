import { describe, expect, test } from 'vitest'
import { traitsOf } from './traits.ts'

const answers = (given: Readonly<Record<string, string>>) => (id: string) => given[id] ?? null

describe('the name of what is insured', () => {
  test.each([
    [
      { 'car.make': 'Renault', 'car.model': 'Clio', 'car.plate': 'AB-123-CD' },
      'Renault Clio AB-123-CD',
    ],
    // the first tariff did not ask for make and model
    [{ 'car.plate': 'AB-123-CD' }, 'AB-123-CD'],
    [{}, ''],
  ])('is, for a car with %o, « %s »', (given, name) => {
    expect(traitsOf('car').insured(answers(given), [])).toBe(name)
  })

  test('is, for a trip, its departure and its destination', () => {
    const there = { departure: 'Paris', arrival: 'Barcelone', format: 'train' } as const
    const back = { departure: 'Barcelone', arrival: 'Paris', format: 'train' } as const
    expect(traitsOf('travel').insured(answers({}), [there, back])).toBe('Paris – Barcelone')
    expect(traitsOf('travel').insured(answers({}), [])).toBe('')
  })
})
