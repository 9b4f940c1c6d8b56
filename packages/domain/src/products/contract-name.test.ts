import { describe, expect, test } from 'vitest'
import { contractName } from './contract-name.ts'

const start = Temporal.PlainDate.from('2027-03-03')
const end = Temporal.PlainDate.from('2027-03-12')

describe('the name of a contract', () => {
  test('is the vehicle for a car', () => {
    const answers = [
      { questionId: 'car.plate', answerText: 'AB-123-CD' },
      { questionId: 'car.make', answerText: 'Renault' },
      { questionId: 'car.model', answerText: 'Clio' },
    ]
    expect(contractName({ product: 'car', answers, travels: [], start, end })).toBe(
      'Renault Clio AB-123-CD',
    )
  })

  test('is the trip and its dates for a travel contract', () => {
    const travels = [{ departure: 'Paris', arrival: 'Barcelone' }]
    expect(contractName({ product: 'travel', answers: [], travels, start, end })).toBe(
      'Paris – Barcelone, 3\u00a0au\u00a012\u00a0mars',
    )
  })

  test('is empty when nothing is known', () => {
    expect(contractName({ product: 'car', answers: [], travels: [], start, end })).toBe('')
    expect(contractName({ product: 'travel', answers: [], travels: [], start, end })).toBe('')
  })
})
