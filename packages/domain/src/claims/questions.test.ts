import { expect, test } from 'vitest'
import { everyNature, natureCalled } from './nature.factory.ts'
import { readAnswers } from './questions.ts'

const glass = natureCalled('Bris de glace')

test('every nature of claim asks two to four questions, each once', () => {
  for (const { questions } of everyNature()) {
    const ids = questions.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(2)
    expect(ids.length).toBeLessThanOrEqual(4)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('answers are kept with the question as it was asked', () => {
  expect(readAnswers(glass, [{ question_id: 'glass', answer: 'Pare-brise' }])).toEqual({
    ok: true,
    value: [{ questionId: 'glass', question: expect.any(String), answer: 'Pare-brise' }],
  })
  expect(readAnswers(glass, [])).toEqual({ ok: true, value: [] })
})

test.each([
  [[{ question_id: 'flight', answer: 'AF 1234' }], 'claim.question_of_other'],
  [[{ question_id: 'glass', answer: 'Le hublot' }], 'claim.answer_unknown'],
  [
    [
      { question_id: 'glass', answer: 'Optique' },
      { question_id: 'glass', answer: 'Pare-brise' },
    ],
    'claim.answered_twice',
  ],
])('the answers %o are refused: %s', (answers, code) => {
  expect(readAnswers(glass, answers)).toMatchObject({ ok: false, error: { code } })
})
