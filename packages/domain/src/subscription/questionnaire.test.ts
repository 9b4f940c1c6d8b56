import { describe, expect, test } from 'vitest'
import { buildFilled } from './filled.factory.ts'
import { type FilledAnswer, readQuestionnaire } from './questionnaire.ts'
import { tariffInForce } from './tariffs.ts'

const car = tariffInForce('car', Temporal.PlainDate.from('2026-11-21'))
const today = Temporal.PlainDate.from('2026-11-21')
const KILOMETRES = 'Combien de kilomètres parcourez-vous par an ?'

/** The complete questionnaire with one answer changed. */
const withAnswer = (questionId: string, change: Partial<FilledAnswer>) =>
  buildFilled(car).map((line) => (line.questionId === questionId ? { ...line, ...change } : line))

test('a complete questionnaire becomes the copy kept by the contract', () => {
  const read = readQuestionnaire(car, buildFilled(car, ['car.body.city']), today)
  if (!read.ok) throw new Error(read.error.message)
  expect(read.value.tariffVersion).toBe('car-2026-2')
  expect(read.value.answers).toHaveLength(16)
  expect(read.value.answers[0]).toEqual({
    questionId: 'car.body',
    questionText: 'Quel type de voiture assurez-vous\u202f?',
    answerText: 'Citadine',
    answerId: 'car.body.city',
  })
  expect(
    read.value.answers.find(({ questionId }) => questionId === 'car.annual_kilometres'),
  ).toEqual({
    questionId: 'car.annual_kilometres',
    questionText: KILOMETRES,
    answerText: '12000',
    answerId: null,
  })
  expect(read.value.choices).toMatchObject({
    'car.body': 'car.body.city',
    'car.energy': 'car.energy.petrol',
  })
  expect(Object.keys(read.value.choices)).toHaveLength(12)
})

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")

test('texts without ids are enough, in any order, with plain spaces and apostrophes', () => {
  const texts = buildFilled(car, ['car.licence.none'])
    .map(({ questionValue, answerValue }) => ({
      questionValue: plain(questionValue),
      answerValue: plain(String(answerValue)),
    }))
    .toReversed()
  expect(readQuestionnaire(car, texts, today)).toEqual(
    readQuestionnaire(car, buildFilled(car, ['car.licence.none']), today),
  )
})

test('every question that is missing is named, and every answer that is wrong', () => {
  const pathsOf = (filled: readonly FilledAnswer[]) => {
    const read = readQuestionnaire(car, filled, today)
    if (read.ok) return []
    return [read.error, ...(read.error.others ?? [])].map(({ path }) => path)
  }
  expect(pathsOf(buildFilled(car).slice(2))).toEqual(['car.body', 'car.energy'])
  const wrong = buildFilled(car)
    .slice(1)
    .map((line) =>
      ['car.energy', 'car.annual_kilometres'].includes(line.questionId ?? '')
        ? { ...line, choosableAnswerId: 'car.wings' }
        : line,
    )
  expect(pathsOf(wrong)).toHaveLength(2)
})

describe('a questionnaire is refused, and the question is named, for', () => {
  test.each<[string, readonly FilledAnswer[], string, string]>([
    ['a question left out', buildFilled(car).slice(1), 'unanswered', 'Quel type de voiture'],
    ['no question at all', [], 'unanswered', 'Quel type de voiture'],
    [
      'a question answered twice',
      [...buildFilled(car), ...buildFilled(car).slice(0, 1)],
      'answered_twice',
      'Quel type de voiture',
    ],
    [
      'a question of another product',
      [{ questionValue: 'Où partez-vous ?', answerValue: 'France' }],
      'unknown_question',
      'Où partez-vous ?',
    ],
    [
      'an unknown question id',
      withAnswer('car.body', { questionId: 'car.wings' }),
      'unknown_question',
      'Quel type',
    ],
    [
      'an id and a text of two questions',
      withAnswer('car.body', { questionId: 'car.age' }),
      'question_mismatch',
      'Quel type',
    ],
    [
      'an answer that is not offered',
      withAnswer('car.body', { answerValue: 'Fusée', choosableAnswerId: null }),
      'unknown_answer',
      'Quel type',
    ],
    [
      'an answer id of another question',
      withAnswer('car.body', { choosableAnswerId: 'car.energy.petrol' }),
      'unknown_answer',
      'Quel type',
    ],
    [
      'an answer id and a text that disagree',
      withAnswer('car.body', { choosableAnswerId: 'car.body.city' }),
      'answer_mismatch',
      'Quel type',
    ],
    [
      'an answer id where a number is asked',
      withAnswer('car.annual_kilometres', { choosableAnswerId: 'car.body.city' }),
      'unknown_answer',
      KILOMETRES,
    ],
    [
      'a blank text',
      withAnswer('car.plate', { answerValue: ' \u00a0 ' }),
      'unanswered',
      'immatriculation',
    ],
    [
      'a text too long',
      withAnswer('car.plate', { answerValue: 'A'.repeat(21) }),
      'too_long',
      'immatriculation',
    ],
    [
      'a make left out',
      buildFilled(car).filter(({ questionId }) => questionId !== 'car.make'),
      'unanswered',
      'la marque de votre voiture',
    ],
    [
      'a model too long',
      withAnswer('car.model', { answerValue: 'C'.repeat(61) }),
      'too_long',
      'modèle',
    ],
  ])('%s', (_, filled, code, question) => {
    const read = readQuestionnaire(car, filled, today)
    expect(read).toMatchObject({ ok: false, error: { code: `questionnaire.${code}` } })
    expect(!read.ok && read.error.message).toContain(question)
  })

  test.each(['', 'douze', '12.5', '1e3', '0x10', '--5', Number.NaN, 12.5, '9'.repeat(400)])(
    'the number %s',
    (answerValue) => {
      expect(
        readQuestionnaire(car, withAnswer('car.annual_kilometres', { answerValue }), today),
      ).toMatchObject({
        ok: false,
        error: { code: 'questionnaire.not_integer', path: '[9].answerValue' },
      })
    },
  )

  test.each([-1, '-1', 200_001, 999_999_999_999])('the number %s, out of range', (answerValue) => {
    expect(
      readQuestionnaire(car, withAnswer('car.annual_kilometres', { answerValue }), today),
    ).toMatchObject({
      ok: false,
      error: {
        code: 'questionnaire.out_of_range',
        message: expect.stringContaining('entre 0 et 200\u202f000'),
      },
    })
  })
})

test.each([0, '0', 200_000, ' 012000 '])('the number %s is in range', (answerValue) => {
  expect(
    readQuestionnaire(car, withAnswer('car.annual_kilometres', { answerValue }), today).ok,
  ).toBe(true)
})
