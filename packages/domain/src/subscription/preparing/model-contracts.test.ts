import { expect, test } from 'vitest'
import { choiceQuestions } from '../choices.ts'
import { readTariff } from '../tariff-file.ts'
import { tariffByVersion } from '../tariffs.ts'
import { modelContracts } from './model-contracts.ts'
import { ratingNumbers, withNumbers } from './rating-numbers.ts'
import { answersFit, startSimulation } from './simulation.ts'

const known = (product: 'car' | 'travel', version: string) => {
  const tariff = tariffByVersion(product, version)
  if (!tariff) throw new Error('no tariff')
  return tariff
}
const car = known('car', 'car-2027-1')

test.each([car, known('travel', 'travel-2027-1')])(
  'the model contracts of a tariff give each answer that rates, one at a time, and three lengths',
  (tariff) => {
    const models = modelContracts(tariff)
    expect(models.every((model) => answersFit(tariff, model))).toBe(true)
    const given = new Set(models.flatMap(({ choices }) => Object.values(choices)))
    for (const { answers } of choiceQuestions(tariff))
      for (const { id } of answers) expect(given.has(id), id).toBe(true)
    // one ordinary contract, one for every other answer, and the ordinary one for two more lengths
    const others = choiceQuestions(tariff).reduce((sum, { answers }) => sum + answers.length - 1, 0)
    expect(models).toHaveLength(1 + others + 2)
    const [ordinary] = models
    for (const { choices } of models)
      expect(
        Object.entries(choices).filter(([id, answer]) => ordinary?.choices[id] !== answer).length,
      ).toBeLessThanOrEqual(1)
    expect(new Set(models.map(({ days }) => days))).toEqual(new Set([30, 180, 365]))
  },
)

test('a factor that changes for one answer changes the price of the one model that gives it', () => {
  const number = ratingNumbers(car).find(
    ({ row, column }) => row === 'Citadine' && column === 'Responsabilité civile',
  )
  const after = readTariff(withNumbers(car.file, { [number?.path ?? '']: 0.9 }), 'after')
  const simulating = startSimulation(car, after)
  for (const model of modelContracts(car)) simulating.add(model)
  const { cheaper, dearer, left } = simulating.result()
  expect([cheaper, dearer, left]).toEqual([1, 0, 0])
})
