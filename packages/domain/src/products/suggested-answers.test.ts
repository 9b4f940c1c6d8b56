import { expect, test } from 'vitest'
import { readLine } from '../subscription/people/line.ts'
import { tariffByVersion } from '../subscription/tariffs.ts'
import { MAKES, modelsOf } from './car/makes.ts'
import { suggestedAnswers } from './suggested-answers.ts'

const saying = (make: string) => (id: string) => (id === 'car.make' ? make : null)

test('makes are offered, then the models of the one that was answered', () => {
  expect(suggestedAnswers('car.make', () => null)).toContain('Renault')
  expect(suggestedAnswers('car.model', saying('renault'))).toContain('Clio')
  expect(suggestedAnswers('car.model', saying('CITROEN'))).toContain('C3')
  expect(suggestedAnswers('car.model', saying('Facel Vega'))).toEqual([])
  expect(suggestedAnswers('car.model', () => null)).toEqual([])
  expect(suggestedAnswers('policyholder.name', () => null)).toEqual([])
})

test('whatever is offered may be answered', () => {
  const tariff = tariffByVersion('car', 'car-2027-1')
  const longest = (id: string) => {
    const question = tariff?.questions.find((one) => one.id === id)
    return question?.kind === 'text' ? question.maxLength : 0
  }
  for (const make of MAKES) {
    expect(make.length).toBeLessThanOrEqual(longest('car.make'))
    for (const offered of [make, ...modelsOf(make)])
      expect(readLine(offered)).toEqual({ ok: true, value: offered })
    for (const model of modelsOf(make))
      expect(model.length).toBeLessThanOrEqual(longest('car.model'))
  }
})

test('nothing is offered twice', () => {
  for (const list of [MAKES, ...MAKES.map(modelsOf)]) expect(new Set(list).size).toBe(list.length)
})
