import { formatNumber } from '../values/french-number.ts'
import { readPrinted } from '../values/printable.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { readFormatted } from './people/answer-formats.ts'
import { sameText } from './same-text.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from './subscription.messages.ts'
import type { ChoiceQuestion, IntegerQuestion, Question, TextQuestion } from './tariff.ts'

/** An answer as sent: its text or number, and for a choice the id of the answer if the sender knows it. */
export interface AnswerValue {
  readonly answerValue: string | number
  readonly choosableAnswerId?: string | null | undefined
}

/** An answer as stored: its text, and the id of the choice or null. */
export interface ReadAnswer {
  readonly answerText: string
  readonly answerId: string | null
}

const INTEGER = /^-?\d{1,12}$/

const wholeNumber = (value: number) => formatNumber(value, { most: 0 })

/**
 * Checks an answer against its question: one of those offered, a whole number in range, or a text that is neither empty
 * nor too long, and printed as it is typed.
 */
export function readAnswerTo(
  question: Question,
  sent: AnswerValue,
  today: Temporal.PlainDate,
): Result<ReadAnswer, Refusal> {
  if (question.kind === 'choice') return readChoice(question, sent)
  if (sent.choosableAnswerId)
    return refused({
      code: 'questionnaire.unknown_answer',
      message: SAY.notOffered(question.text),
      path: 'choosableAnswerId',
    })
  return question.kind === 'integer'
    ? readInteger(question, sent)
    : readText(question, { sent, today })
}

function readChoice(
  question: ChoiceQuestion,
  { answerValue, choosableAnswerId }: AnswerValue,
): Result<ReadAnswer, Refusal> {
  const text = String(answerValue)
  const answer = question.answers.find((offered) =>
    choosableAnswerId ? offered.id === choosableAnswerId : sameText(offered.text, text),
  )
  if (!answer)
    return refused({ code: 'questionnaire.unknown_answer', message: SAY.notOffered(question.text) })
  if (!sameText(answer.text, text))
    return refused({
      code: 'questionnaire.answer_mismatch',
      message: SAY.answerMismatch(question.text),
    })
  return ok({ answerText: answer.text, answerId: answer.id })
}

function readInteger(
  question: IntegerQuestion,
  { answerValue }: AnswerValue,
): Result<ReadAnswer, Refusal> {
  const text = String(answerValue).trim()
  if (!INTEGER.test(text))
    return refused({ code: 'questionnaire.not_integer', message: SAY.notInteger(question.text) })
  const value = Number(text)
  if (value < question.min || value > question.max) {
    const [min, max] = [wholeNumber(question.min), wholeNumber(question.max)]
    return refused({
      code: 'questionnaire.out_of_range',
      message: SAY.outOfRange({ question: question.text, min, max }),
    })
  }
  return ok({ answerText: String(value), answerId: null })
}

function readText(
  question: TextQuestion,
  { sent: { answerValue }, today }: { sent: AnswerValue; today: Temporal.PlainDate },
): Result<ReadAnswer, Refusal> {
  const printed = readPrinted(String(answerValue))
  if (!printed.ok) return printed
  const text = printed.value
  if (text === '')
    return refused({ code: 'questionnaire.unanswered', message: SAY.unanswered(question.text) })
  if (text.length > question.maxLength) {
    const { maxLength } = question
    return refused({
      code: 'questionnaire.too_long',
      message: SAY.tooLong({ question: question.text, maxLength }),
    })
  }
  if (!question.format) return ok({ answerText: text, answerId: null })
  const read = readFormatted(question.format, text, today)
  return read.ok ? ok({ answerText: read.value, answerId: null }) : read
}
