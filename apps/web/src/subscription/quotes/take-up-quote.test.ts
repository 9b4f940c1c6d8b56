import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { expect, test } from 'vitest'
import { buildQuote } from './quote.factory.ts'
import { draftOfQuote, wouldLose } from './take-up-quote.ts'

const today = Temporal.PlainDate.from('2026-12-01')
const QUESTIONS: ConfigurationQuestion[] = [
  {
    configuration_question_id: 'travel.level',
    question: 'Quel niveau de garantie ?',
    choosableAnswers: [
      { choosable_answer_id: 'travel.level.comfort', answer: 'Confort' },
      { choosable_answer_id: 'travel.level.premium', answer: 'Premium' },
    ],
  },
  {
    configuration_question_id: 'travel.nights',
    question: 'Combien de nuits passerez-vous sur place ?',
    choosableAnswers: [{ choosable_answer_id: 'travel.nights.integer', answer: 'integer' }],
  },
  { configuration_question_id: 'travel.new', question: 'Nouvelle ?', choosableAnswers: [] },
]

test('the quote’s answers become those of the draft, and a new question stays open', () => {
  const draft = draftOfQuote(buildQuote(), { questions: QUESTIONS, today })
  expect(draft.answers).toEqual({
    'travel.level': { answer: 'Confort', choosable_answer_id: 'travel.level.comfort' },
    'travel.nights': { answer: 12, choosable_answer_id: null },
  })
  expect(draft).toMatchObject({
    period: { start: '2026-12-12', end: '2027-01-03' },
    travels: [{ departure: 'Paris' }],
    contribution: { isTicked: false, option: 'renewable_energy' },
    documentsOpened: [],
    quote: { price: 63.74, isPeriodMoved: false },
  })
})

test('a period already begun is moved to today, and marked as moved', () => {
  const quote = buildQuote({ start_date: '2026-11-22', end_date: '2026-12-02' })
  expect(draftOfQuote(quote, { questions: QUESTIONS, today })).toMatchObject({
    period: { start: '2026-12-01', end: '2026-12-11' },
    quote: { isPeriodMoved: true },
  })
})

test('the quote’s contribution is ticked again in the draft', () => {
  const contribution = {
    kg: 3,
    option: 'tree_planting',
    cost: 3,
    factor_set: '2026-11',
    basis: null,
  } as const
  const draft = draftOfQuote(buildQuote({ contribution }), { questions: QUESTIONS, today })
  expect(draft.contribution).toEqual({ isTicked: true, option: 'tree_planting' })
})

test('a draft whose answers are not in the quote would lose them', () => {
  const { answers = {} } = draftOfQuote(buildQuote(), { questions: QUESTIONS, today })
  expect(wouldLose(undefined, answers)).toBe(false)
  expect(wouldLose(answers, answers)).toBe(false)
  const premium = { answer: 'Premium', choosable_answer_id: 'travel.level.premium' }
  expect(wouldLose({ ...answers, 'travel.level': premium }, answers)).toBe(true)
  expect(wouldLose({ other: premium }, answers)).toBe(true)
})
