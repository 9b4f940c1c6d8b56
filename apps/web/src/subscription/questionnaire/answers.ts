import { formatNumber } from '@sillage/domain/values/french-number.ts'
import type { ConfigurationQuestion, SavedAnswer } from '@sillage/wire/subscription.ts'
import { withFrenchSpaces } from '../../ui/french-spaces.ts'
import type { AnswerRecord, Answers } from '../draft/draft.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

/** Number of questions per page (specification, section 9). */
const QUESTIONS_PER_PAGE = 2

export type QuestionKind = 'choice' | 'integer' | 'text'

const wholeNumber = (value: number) => formatNumber(value, { most: 0 })

/** A single possible answer named `integer` means a number; no possible answers means free text. */
export function kindOf({ choosableAnswers }: ConfigurationQuestion): QuestionKind {
  if (choosableAnswers.length === 0) return 'text'
  return choosableAnswers.length === 1 && choosableAnswers[0]?.answer === 'integer'
    ? 'integer'
    : 'choice'
}

const WHOLE = /^-?(\d+|\d{1,3}(\s\d{3})+)$/

/** Parses a whole number in base 10, allowing spaces between thousands; null when invalid. */
export function parseInteger(text: string): number | null {
  const typed = text.trim()
  if (!WHOLE.test(typed)) return null
  const number = Number.parseInt(typed.replace(/\s/g, ''), 10)
  // clamped to safe integers, which are out of any range anyway
  return Math.max(Math.min(number, Number.MAX_SAFE_INTEGER), Number.MIN_SAFE_INTEGER)
}

/** The error of an answer, null when valid; a missing answer isn't an error. */
export function answerError(
  question: ConfigurationQuestion,
  record: AnswerRecord | undefined,
): string | null {
  if (!record) return null
  const { min, max, max_length: longest } = question
  if (typeof record.answer === 'string') {
    // text that isn't a number yet is kept as typed
    if (kindOf(question) === 'integer') return SAY.notWhole
    return longest !== undefined && record.answer.trim().length > longest
      ? SAY.tooLong(longest)
      : null
  }
  const isLow = min !== undefined && record.answer < min
  const isHigh = max !== undefined && record.answer > max
  if (!isLow && !isHigh) return null
  if (min !== undefined && max !== undefined) return SAY.between(wholeNumber(min), wholeNumber(max))
  return isLow ? SAY.atLeast(wholeNumber(min)) : SAY.atMost(wholeNumber(max ?? 0))
}

/** Whether a question has a valid answer: an offered choice, a number in range, a non-blank text. */
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

/** The questions of a page; pages are numbered from 1. */
export function questionsOfPage(questions: readonly ConfigurationQuestion[], page: number) {
  return questions.slice((page - 1) * QUESTIONS_PER_PAGE, page * QUESTIONS_PER_PAGE)
}

export function pageCount(questions: readonly ConfigurationQuestion[]): number {
  return Math.ceil(questions.length / QUESTIONS_PER_PAGE)
}

/** The furthest page that may be opened: the first with a missing answer, else the last. */
export function reachablePage(
  questions: readonly ConfigurationQuestion[],
  answers: Answers,
): number {
  const missing = questions.findIndex((question) => !isAnswered(question, answers))
  const index = missing === -1 ? questions.length - 1 : missing
  return Math.max(1, Math.floor(index / QUESTIONS_PER_PAGE) + 1)
}

/** The ids the price depends on, in question order: chosen answers, and answers derived from a number. */
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

/** The id of the answer that a number implies to a question that isn't asked. */
function derivedId({ derives }: ConfigurationQuestion, record: AnswerRecord | undefined) {
  const value = Number(record?.answer)
  return derives?.findLast(({ from }) => from <= value)?.choosable_answer_id
}

/** The answers in the request format: the displayed texts with their ids. Unanswered questions are left out. */
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

/** The display text of an answer: the current wording of a choice, or a number in French format. */
export function answerText(question: ConfigurationQuestion, record: AnswerRecord): string {
  if (typeof record.answer === 'number') {
    const number = wholeNumber(record.answer)
    return question.unit ? `${number}\u00a0${question.unit}` : number
  }
  return withFrenchSpaces(record.answer.trim())
}

/** The help below a question, fit to show. */
export function helpText({ help }: ConfigurationQuestion): string | undefined {
  return help && withFrenchSpaces(help)
}
