import { describe, expect, test } from 'vitest'
import { contractName } from './contract-name.ts'

const start = Temporal.PlainDate.from('2027-03-03')
const end = Temporal.PlainDate.from('2027-03-12')

describe('a contract is called', () => {
  test('by its vehicle', () => {
    const answers = [
      { questionId: 'car.plate', answerText: 'AB-123-CD' },
      { questionId: 'car.make', answerText: 'Renault' },
      { questionId: 'car.model', answerText: 'Clio' },
    ]
    expect(contractName({ product: 'car', answers, travels: [], start, end })).toBe(
      'Renault Clio AB-123-CD',
    )
  })

  test('by its trip and its days', () => {
    const travels = [{ departure: 'Paris', arrival: 'Barcelone' }]
    expect(contractName({ product: 'travel', answers: [], travels, start, end })).toBe(
      'Paris – Barcelone, 3\u00a0au\u00a012\u00a0mars',
    )
  })

  test('nothing where nothing tells', () => {
    expect(contractName({ product: 'car', answers: [], travels: [], start, end })).toBe('')
    expect(contractName({ product: 'travel', answers: [], travels: [], start, end })).toBe('')
  })
})
