import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { expect, test } from 'vitest'
import { readTariffLink, writeTariffLink } from './tariff-link.ts'

const questions: ConfigurationQuestion[] = [
  {
    configuration_question_id: 'usage',
    question: 'Quel usage ?',
    choosableAnswers: [
      { choosable_answer_id: 'usage.leisure', answer: 'Loisirs' },
      { choosable_answer_id: 'usage.work', answer: 'Travail' },
    ],
  },
  {
    configuration_question_id: 'km',
    question: 'Combien ?',
    choosableAnswers: [{ choosable_answer_id: 'km.integer', answer: 'integer' }],
    min: 0,
    max: 90_000,
  },
  { configuration_question_id: 'plate', question: 'Quelle plaque ?', choosableAnswers: [] },
]
const period = {
  start: Temporal.PlainDate.from('2026-12-01'),
  end: Temporal.PlainDate.from('2027-12-01'),
}
const answers = {
  usage: { answer: 'Travail', choosable_answer_id: 'usage.work' },
  km: { answer: 12_000, choosable_answer_id: null },
}

const barcelona = { name: 'Barcelone', placeId: '3128760' }

test('a tariff link restores choices, numbers, dates and chosen cities, and contains no typed text', () => {
  const plate = { answer: 'AB-123-CD', choosable_answer_id: null }
  const places = [
    { ...barcelona, country: 'ES' },
    { name: 'Chez ma sœur', placeId: undefined },
  ]
  const link = writeTariffLink({ answers: { ...answers, plate }, period, places })
  expect(link).toBe('du=2026-12-01&au=2027-12-01&r=usage.work&km=12000&ou=3128760+Barcelone')
  expect(readTariffLink(`#${link}`, questions)).toEqual({ answers, period, places: [barcelona] })
})

test.each([
  '',
  '#',
  '#r=usage.none&km=12e3&plate=AB&du=2026-02-30',
  '#km=90001&km=-1',
  '#ou=3128760&ou=+Barcelone&ou=',
])('the link %j restores nothing', (fragment) => {
  expect(readTariffLink(fragment, questions)).toEqual({
    answers: {},
    period: { start: null, end: null },
    places: [],
  })
})
