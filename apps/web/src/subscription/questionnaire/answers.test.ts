import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { describe, expect, it } from 'vitest'
import {
  answerError,
  answerText,
  chosenIds,
  helpText,
  isAnswered,
  kindOf,
  pageCount,
  parseInteger,
  questionsOfPage,
  reachablePage,
  savedAnswers,
} from './answers.ts'

const usage: ConfigurationQuestion = {
  configuration_question_id: 'usage',
  question: 'Quelle utilisation ?',
  choosableAnswers: [
    { choosable_answer_id: 'usage.leisure', answer: 'Loisirs' },
    { choosable_answer_id: 'usage.work', answer: 'Travail' },
  ],
}
const plate: ConfigurationQuestion = {
  configuration_question_id: 'plate',
  question: 'Quelle immatriculation ?',
  choosableAnswers: [],
  max_length: 9,
}
const km: ConfigurationQuestion = {
  configuration_question_id: 'km',
  question: 'Combien de kilomètres parcourez-vous par an ?',
  choosableAnswers: [{ choosable_answer_id: 'km.integer', answer: 'integer' }],
  min: 100,
  max: 200_000,
}
const questions = [usage, plate, km]
const leisure = { answer: 'Loisirs', choosable_answer_id: 'usage.leisure' }
const typed = (answer: string | number) => ({ answer, choosable_answer_id: null })

describe('the kind of a question', () => {
  it('is a choice, an integer when its only answer is « integer », or a text without answers', () => {
    expect(questions.map(kindOf)).toEqual(['choice', 'text', 'integer'])
  })
})

describe('a typed number', () => {
  it.each([
    ['12000', 12_000],
    ['12 000', 12_000],
    ['12\u202f000', 12_000],
    ['007', 7],
    ['-3', -3],
    [' 1 200 000 ', 1_200_000],
    ['99999999999999999999', Number.MAX_SAFE_INTEGER],
  ])('%j is read as %i', (text, number) => {
    expect(parseInteger(text)).toBe(number)
  })

  it.each(['', '-', '12.9', '12000,5', '1e3', '12.345,67', '12000 5', '12 00', 'douze'])(
    '%j is not a whole number',
    (text) => {
      expect(parseInteger(text)).toBeNull()
    },
  )

  it('is refused with a sentence while it is not a whole number', () => {
    expect(answerError(km, typed('12000,5'))).toBe('Entrez un nombre entier, sans virgule.')
    expect(isAnswered(km, { km: typed('12000,5') })).toBe(false)
    expect(savedAnswers([km], { km: typed('12000,5') })).toEqual([])
  })
})

describe('an answer', () => {
  it('must be one of the answers offered', () => {
    expect(isAnswered(usage, { usage: leisure })).toBe(true)
    expect(isAnswered(usage, { usage: { answer: 'Loisirs', choosable_answer_id: 'gone' } })).toBe(
      false,
    )
    expect(isAnswered(usage, {})).toBe(false)
  })

  it('must not be blank', () => {
    expect(isAnswered(plate, { plate: typed('AB-123-CD') })).toBe(true)
    expect(isAnswered(plate, { plate: typed('   ') })).toBe(false)
  })

  it('must be short enough', () => {
    expect(answerError(plate, typed('AB-123-CDE'))).toBe('9 caractères au plus.')
  })

  it('must be a number within the range', () => {
    expect(isAnswered(km, { km: typed(12_000) })).toBe(true)
    expect(isAnswered(km, { km: typed('12000') })).toBe(false)
    expect(answerError(km, typed(0))).toBe('Indiquez un nombre entre 100 et 200\u202f000.')
    expect(answerError(km, undefined)).toBeNull()
  })

  it('is refused with the single limit, when the question has only one', () => {
    const { max: _, ...from } = km
    const { min: __, ...upTo } = km
    expect(answerError(from, typed(1))).toBe('Indiquez un nombre d’au moins 100.')
    expect(answerError(upTo, typed(300_000))).toBe('Indiquez un nombre d’au plus 200\u202f000.')
  })

  it('is shown in French format', () => {
    expect(answerText(km, typed(12_000))).toBe('12\u202f000')
    expect(answerText({ ...km, unit: 'km' }, typed(12_000))).toBe('12\u202f000\u00a0km')
    expect(answerText(plate, typed(' AB-123-CD '))).toBe('AB-123-CD')
    expect(answerText(plate, typed('Moins de 5 000 km'))).toBe('Moins de 5\u202f000\u00a0km')
    expect(helpText({ ...km, help: 'En moyenne 12 000 km par an.' })).toBe(
      'En moyenne 12\u202f000\u00a0km par an.',
    )
    expect(helpText(km)).toBeUndefined()
  })
})

describe('the pages of the questionnaire', () => {
  it('hold two questions each', () => {
    expect(pageCount(questions)).toBe(2)
    expect(questionsOfPage(questions, 1)).toEqual([usage, plate])
    expect(questionsOfPage(questions, 2)).toEqual([km])
  })

  it('can be opened up to the first missing answer', () => {
    expect(reachablePage(questions, {})).toBe(1)
    expect(reachablePage(questions, { usage: leisure })).toBe(1)
    expect(reachablePage(questions, { usage: leisure, plate: typed('A') })).toBe(2)
    expect(reachablePage(questions, { usage: leisure, plate: typed('A'), km: typed(12_000) })).toBe(
      2,
    )
  })
})

describe('the answers that are sent', () => {
  it('include only the chosen answers for the price', () => {
    expect(chosenIds(questions, { usage: leisure, plate: typed('A'), km: typed(12_000) })).toEqual([
      'usage.leisure',
    ])
  })

  it('keep the words as read, with their ids, and leave out missing answers', () => {
    expect(savedAnswers(questions, { usage: leisure, km: typed(12_000) })).toEqual([
      {
        questionValue: 'Quelle utilisation ?',
        answerValue: 'Loisirs',
        question_id: 'usage',
        choosable_answer_id: 'usage.leisure',
      },
      {
        questionValue: 'Combien de kilomètres parcourez-vous par an ?',
        answerValue: 12_000,
        question_id: 'km',
        choosable_answer_id: null,
      },
    ])
  })
})
