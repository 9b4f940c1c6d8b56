import { expect, test } from 'vitest'
import { readLine } from '../subscription/people/line.ts'
import { tariffByVersion } from '../subscription/tariffs.ts'
import { MAKES, modelsOf } from './car/suggested.ts'
import { answerByAddress, answerByDays, suggestedAnswers } from './suggested-answers.ts'

const saying = (make: string) => (id: string) => (id === 'car.make' ? make : null)

test('car makes are suggested, then the models of the make that was answered', () => {
  expect(suggestedAnswers('car.make', () => null)).toContain('Renault')
  expect(suggestedAnswers('car.model', saying('renault'))).toContain('Clio')
  expect(suggestedAnswers('car.model', saying('CITROEN'))).toContain('C3')
  expect(suggestedAnswers('car.model', saying('Facel Vega'))).toEqual([])
  expect(suggestedAnswers('car.model', () => null)).toEqual([])
  expect(suggestedAnswers('policyholder.name', () => null)).toEqual([])
})

test('every suggestion is a valid answer', () => {
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

test('no suggestion appears twice', () => {
  for (const list of [MAKES, ...MAKES.map(modelsOf)]) expect(new Set(list).size).toBe(list.length)
})

const home = { line1: '12, rue des Halles', line2: null, city: 'Nantes', country: 'France' }

test.each([
  ['44000', 'car.department', '44 Loire-Atlantique'],
  ['01000', 'car.department', '01 Ain'],
  ['20000', 'car.department', '2A Corse-du-Sud'],
  ['20200', 'car.department', '2B Haute-Corse'],
  ['97411', 'car.department', '974 La Réunion'],
  ['75011', 'car.department', '75 Paris'],
  ['44000', 'car.parking', undefined],
])('someone living in %s is suggested, for %s: %s', (postalCode, id, expected) => {
  const question = tariffByVersion('car', 'car-2027-1')?.questions.find((one) => one.id === id)
  if (question?.kind !== 'choice') throw new Error(`no choice ${id}`)
  expect(answerByAddress(question, { ...home, postalCode })?.text).toBe(expected)
})

test('someone living abroad or without an address gets no suggestion', () => {
  const answers = [{ id: 'car.department.44', text: '44 Loire-Atlantique' }]
  const question = { id: 'car.department', answers }
  expect(answerByAddress(question, null)).toBeNull()
  const abroad = { ...home, postalCode: '4400', country: 'Belgique' }
  expect(answerByAddress(question, abroad)).toBeNull()
})

const day = (text: string) => Temporal.PlainDate.from(text)

test('the nights of a trip follow from its days', () => {
  const period = { start: day('2026-12-10'), end: day('2026-12-20') }
  expect(answerByDays('travel.nights', period)).toBe(10)
  const long = { start: day('2026-12-10'), end: day('2027-02-01') }
  expect(answerByDays('travel.nights', long)).toBe(53)
  expect(answerByDays('travel.travellers', period)).toBeNull()
})
