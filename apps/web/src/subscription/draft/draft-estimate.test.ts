import { expect, it } from 'vitest'
import { changeDraft, withTravels } from './draft.ts'
import { estimateSubject } from './draft-estimate.ts'

const travels = [{ departure: 'Paris', arrival: 'Lyon', format: 'train' as const }]
const monday = '2026-11-16T09:00:00.000Z'

const period = {
  start: Temporal.PlainDate.from('2026-12-01'),
  end: Temporal.PlainDate.from('2026-12-31'),
}

it('the estimate of a travel contract is about its trips and all its travellers', () => {
  const journey = { kind: 'journey', travels } as const
  expect(estimateSubject('Voyage', { answers: {}, travels }, period)).toEqual({
    ...journey,
    travellers: 1,
  })
  const three = { answer: '3', choosable_answer_id: 'travel.travellers.3' }
  expect(
    estimateSubject('Voyage', { answers: { 'travel.travellers': three }, travels }, period),
  ).toEqual({ ...journey, travellers: 3 })
})

it('the estimate of a car contract is about its days, its kilometres and the car described', () => {
  const answers = {
    'car.annual_kilometres': { answer: 12_000, choosable_answer_id: null },
    'car.body': { answer: 'Berline', choosable_answer_id: 'car.body.sedan' },
    'car.energy': { answer: 'Diesel', choosable_answer_id: 'car.energy.diesel' },
    'car.age': { answer: 'De 3 à 7 ans', choosable_answer_id: 'car.age.3_to_7' },
  }
  expect(estimateSubject('Voiture', { answers, travels: [] }, period)).toMatchObject({
    kind: 'car',
    kilometres: 12_000,
    days: 31,
    ownCar: { vehicle: { fuelType: 'diesel', size: 'medium' } },
  })
  expect(
    estimateSubject('Voiture', { answers: {}, travels: [] }, { start: null, end: null }),
  ).toMatchObject({
    kilometres: 0,
    days: null,
    ownCar: null,
  })
})

it('removing the last trip unticks the contribution, but keeps the chosen option', () => {
  const contribution = { isTicked: true, option: 'tree_planting' } as const
  const draft = changeDraft(null, { travels, contribution }, monday)
  expect(withTravels(draft, [...travels, ...travels])).not.toHaveProperty('contribution')
  expect(withTravels(draft, [])).toEqual({
    travels: [],
    contribution: { isTicked: false, option: 'tree_planting' },
  })
})
