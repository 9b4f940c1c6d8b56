import type { ConfigurationQuestion, SavedAnswer } from '@sillage/wire/subscription.ts'
import type { AnswerRecord, Answers } from '../draft/draft.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

/** How many questions stand on a page (specification, section 9). */
export const QUESTIONS_PER_PAGE = 2

export type QuestionKind = 'choice' | 'integer' | 'text'

const wholeNumber = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })

/** A single choosable answer named `integer` asks for a number, none at all for a free text. */
export function kindOf({ choosableAnswers }: ConfigurationQuestion): QuestionKind {
  if (choosableAnswers.length === 0) return 'text'
  return choosableAnswers.length === 1 && choosableAnswers[0]?.answer === 'integer'
    ? 'integer'
    : 'choice'
}

const WHOLE = /^-?(\d+|\d{1,3}(\s\d{3})+)$/

/** The whole number of a typed text, in base 10; spaces may part the thousands. Null when it is none. */
export function parseInteger(text: string): number | null {
  const typed = text.trim()
  if (!WHOLE.test(typed)) return null
  const number = Number.parseInt(typed.replace(/\s/g, ''), 10)
  // beyond what a number holds it is out of any range all the same
  return Math.max(Math.min(number, Number.MAX_SAFE_INTEGER), Number.MIN_SAFE_INTEGER)
}

/** What is wrong with an answer to a question, null when it stands; an absent answer is not wrong, only missing. */
export function answerError(
  question: ConfigurationQuestion,
  record: AnswerRecord | undefined,
): string | null {
  if (!record) return null
  const { min, max, max_length: longest } = question
  if (typeof record.answer === 'string') {
    // what was typed is kept until it is a number
    if (kindOf(question) === 'integer') return SAY.notWhole
    return longest !== undefined && record.answer.trim().length > longest
      ? SAY.tooLong(longest)
      : null
  }
  const isLow = min !== undefined && record.answer < min
  const isHigh = max !== undefined && record.answer > max
  if (!isLow && !isHigh) return null
  if (min !== undefined && max !== undefined)
    return SAY.between(wholeNumber.format(min), wholeNumber.format(max))
  return isLow ? SAY.atLeast(wholeNumber.format(min)) : SAY.atMost(wholeNumber.format(max ?? 0))
}

/** Whether an answer is given and fits its question: a choice it offers, a number in range, a text that is not blank. */
export function isAnswered(question: ConfigurationQuestion, answers: Answers): boolean {
  const record = answers[question.configuration_question_id]
  if (!record || answerError(question, record)) return false
  switch (kindOf(question)) {
    case 'choice':
      return question.choosableAnswers.some(
        ({ choosable_answer_id }) => choosable_answer_id === record.choosable_answer_id,
      )
    case 'integer':
      return typeof record.answer === 'number'
    case 'text':
      return typeof record.answer === 'string' && record.answer.trim() !== ''
  }
}

/** The questions of a page; pages count from 1. */
export function questionsOfPage(questions: readonly ConfigurationQuestion[], page: number) {
  return questions.slice((page - 1) * QUESTIONS_PER_PAGE, page * QUESTIONS_PER_PAGE)
}

export function pageCount(questions: readonly ConfigurationQuestion[]): number {
  return Math.ceil(questions.length / QUESTIONS_PER_PAGE)
}

/** The furthest page that may be opened: the first one with a missing answer, else the last. */
export function reachablePage(
  questions: readonly ConfigurationQuestion[],
  answers: Answers,
): number {
  const missing = questions.findIndex((question) => !isAnswered(question, answers))
  const index = missing === -1 ? questions.length - 1 : missing
  return Math.max(1, Math.floor(index / QUESTIONS_PER_PAGE) + 1)
}

/** The chosen answer ids and those that follow from a number, in the order of the questions: all that the price depends on. */
export function chosenIds(
  questions: readonly ConfigurationQuestion[],
  answers: Answers,
): readonly string[] {
  return questions
    .filter((question) => isAnswered(question, answers))
    .flatMap((question) => {
      const record = answers[question.configuration_question_id]
      if (kindOf(question) === 'choice') return record?.choosable_answer_id ?? []
      return derivedId(question, record) ?? []
    })
}

/** The answer, to a question that is not asked, that follows from a number. */
function derivedId({ derives }: ConfigurationQuestion, record: AnswerRecord | undefined) {
  const value = Number(record?.answer)
  return derives?.findLast(({ from }) => from <= value)?.choosable_answer_id
}

/** The answers as they are sent: the words that were read, with their ids. Unanswered questions are left out. */
export function savedAnswers(
  questions: readonly ConfigurationQuestion[],
  answers: Answers,
): SavedAnswer[] {
  return questions.flatMap((question) => {
    const record = answers[question.configuration_question_id]
    if (!record || !isAnswered(question, answers)) return []
    return [
      {
        questionValue: question.question,
        answerValue: typeof record.answer === 'string' ? record.answer.trim() : record.answer,
        question_id: question.configuration_question_id,
        choosable_answer_id: kindOf(question) === 'choice' ? record.choosable_answer_id : null,
      },
    ]
  })
}

/** An answer as it is shown: the words of the choice as they stand today, a number the French way. */
export function answerText(question: ConfigurationQuestion, record: AnswerRecord): string {
  if (typeof record.answer === 'number') {
    const number = wholeNumber.format(record.answer)
    return question.unit ? `${number}\u00a0${question.unit}` : number
  }
  return record.answer.trim()
}
