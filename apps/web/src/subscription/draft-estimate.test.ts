import { expect, it } from 'vitest'
import { changeDraft, withTravels } from './draft.ts'
import { estimateSubject } from './draft-estimate.ts'

const travels = [{ departure: 'Paris', arrival: 'Lyon', format: 'train' as const }]
const monday = '2026-11-16T09:00:00.000Z'

it('is about the trips of a travel', () => {
  expect(estimateSubject('Voyage', { answers: {}, travels })).toEqual({ kind: 'journey', travels })
})

it('is about the kilometres and the choices of a car', () => {
  const answers = {
    'car.annual_kilometres': { answer: 12_000, choosable_answer_id: null },
    'car.energy': { answer: 'Diesel', choosable_answer_id: 'car.energy.diesel' },
  }
  expect(estimateSubject('Voiture', { answers, travels: [] })).toEqual({
    kind: 'car',
    kilometres: 12_000,
    choices: { 'car.energy': 'car.energy.diesel' },
  })
  expect(estimateSubject('Voiture', { answers: {}, travels: [] })).toMatchObject({ kilometres: 0 })
})

it('unticks the contribution with the last travel, and keeps what it would finance', () => {
  const contribution = { isTicked: true, option: 'tree_planting' } as const
  const draft = changeDraft(null, { travels, contribution }, monday)
  expect(withTravels(draft, [...travels, ...travels])).not.toHaveProperty('contribution')
  expect(withTravels(draft, [])).toEqual({
    travels: [],
    contribution: { isTicked: false, option: 'tree_planting' },
  })
})
