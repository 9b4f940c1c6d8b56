import type { Body } from '@sillage/wire/http/route.ts'
import type { SavedAnswer, subscription } from '@sillage/wire/subscription.ts'
import { describe, expect, test } from 'vitest'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, rowCounts, signInAs } from '../testing/test-session.ts'
import { buildAnswers } from './subscription.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

// a variable, because the call's type doesn't accept a body that may also be a bare list
const save = (body: Body<typeof subscription.saveQuestionnaire>) => {
  const input = { body, idempotencyKey: undefined }
  return camille.client.subscription.saveQuestionnaire(input)
}
const kept = (id: string) =>
  server.database
    .selectFrom('questionnaire')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const withoutIds = (answers: readonly SavedAnswer[]) =>
  answers.map(({ questionValue, answerValue }) => ({ questionValue, answerValue }))

describe('a questionnaire', () => {
  test.each(['car', 'travel'] as const)(
    'for a %s is stored the same, whichever form it is sent in',
    async (product) => {
      const questions = buildAnswers({ product })
      const sent = [
        { contract_type: product, questions },
        { questions },
        questions,
        withoutIds(questions),
        withoutIds(questions).toReversed(),
      ]
      for (const body of sent) {
        const { contract_questionnary_id: id } = await save(body)
        const row = await kept(id)
        expect(row).toMatchObject({ product, account_id: camille.account.id })
        expect(
          row.answers
            // the kilometre band is derived from the number
            .filter(({ questionId }) => questionId !== 'car.mileage')
            .map(({ questionText, answerText }) => [questionText, answerText]),
        ).toEqual(
          questions.map(({ questionValue, answerValue }) => [questionValue, String(answerValue)]),
        )
      }
    },
  )

  const car = buildAnswers({ product: 'car' })
  const replaced = (id: string, changes: Partial<SavedAnswer>) =>
    car.map((answer) => (answer.question_id === id ? { ...answer, ...changes } : answer))

  test.each([
    ['a missing answer', car.slice(1), 'questionnaire.unanswered'],
    ['two answers to one question', [...car, ...car.slice(0, 1)], 'questionnaire.answered_twice'],
    [
      'an unknown question',
      replaced('car.body', { question_id: 'car.colour' }),
      'questionnaire.unknown_question',
    ],
    [
      'a question whose text was changed',
      replaced('car.body', { questionValue: 'Votre couleur ?' }),
      'questionnaire.question_mismatch',
    ],
    [
      'an answer whose text was changed',
      replaced('car.body', { answerValue: 'Bateau' }),
      'questionnaire.answer_mismatch',
    ],
    [
      'an unknown answer',
      replaced('car.body', { choosable_answer_id: 'car.body.boat' }),
      'questionnaire.unknown_answer',
    ],
    [
      'an answer of another question',
      replaced('car.body', { choosable_answer_id: 'car.energy.diesel' }),
      'questionnaire.unknown_answer',
    ],
    [
      'a number below its range',
      replaced('car.annual_kilometres', { answerValue: -1 }),
      'questionnaire.out_of_range',
    ],
    [
      'a number above its range',
      replaced('car.annual_kilometres', { answerValue: 200_001 }),
      'questionnaire.out_of_range',
    ],
    [
      'words instead of a number',
      replaced('car.annual_kilometres', { answerValue: 'beaucoup' }),
      'questionnaire.not_integer',
    ],
    [
      'a decimal number sent as text',
      replaced('car.annual_kilometres', { answerValue: '12.5' }),
      'questionnaire.not_integer',
    ],
    [
      'a text that is too long',
      replaced('car.make', { answerValue: 'A'.repeat(41) }),
      'questionnaire.too_long',
    ],
  ])('with %s is refused, and nothing is stored', async (_, questions, code) => {
    const before = await rowCounts(server.database)
    const refusal = await refusalOf(save({ contract_type: 'car', questions }))
    expect(refusal).toMatchObject({ status: 422, problem: { code } })
    expect(refusal.problem?.errors?.[0]?.path).toMatch(/^questions/)
    expect(await rowCounts(server.database)).toEqual(before)
  })

  test('without two of its answers names both', async () => {
    const refusal = await refusalOf(save({ contract_type: 'car', questions: car.slice(2) }))
    expect(refusal.problem?.errors?.map(({ path }) => path)).toEqual(
      car.slice(0, 2).map(({ question_id }) => `questions.${question_id}`),
    )
  })

  test('stores a number sent as text, and removes invisible characters from a text', async () => {
    const questions = replaced('car.annual_kilometres', { answerValue: ' 15000 ' }).map((answer) =>
      answer.question_id === 'car.make' ? { ...answer, answerValue: ' Re\u202enault ' } : answer,
    )
    const { contract_questionnary_id: id } = await save({ questions })
    const answers = new Map((await kept(id)).answers.map((one) => [one.questionId, one.answerText]))
    expect(answers.get('car.annual_kilometres')).toBe('15000')
    expect(answers.get('car.make')).toBe('Re nault')
  })

  test('with more than sixty answers is refused by its schema', async () => {
    const many = Array.from({ length: 61 }, () => ({ questionValue: 'a', answerValue: 'b' }))
    expect((await refusalOf(save(many))).status).toBe(400)
  })

  test('with an unknown question names that question in the refusal', async () => {
    const refusal = await refusalOf(
      save([{ questionValue: 'Votre couleur ?', answerValue: 'Bleu' }]),
    )
    expect(refusal.message).toContain('Votre couleur ?')
  })
})
