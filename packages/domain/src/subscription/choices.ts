import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from './subscription.messages.ts'
import type { Answer, ChoiceQuestion, Question, Tariff } from './tariff.ts'

/** The chosen answers: question id to answer id. A question without an entry is not answered yet. */
export type Choices = Readonly<Record<string, string>>

interface Indexed {
  readonly questions: readonly ChoiceQuestion[]
  /** By the id of an answer: ids are unique across questions. */
  readonly byAnswer: ReadonlyMap<string, ChoiceQuestion>
}

/** By id; a question may have a hundred answers, and one price looks up each of them several times. */
const ANSWERS = new WeakMap<ChoiceQuestion, ReadonlyMap<string, Answer>>()

/** An answer of a question by its id. */
export function answerById(question: ChoiceQuestion, id: string): Answer | undefined {
  const known = ANSWERS.get(question)
  if (known) return known.get(id)
  const answers = new Map(question.answers.map((answer) => [answer.id, answer]))
  ANSWERS.set(question, answers)
  return answers.get(id)
}

/** Cached, because one price needs it hundreds of times. */
const INDEXED = new WeakMap<Tariff, Indexed>()

function indexOf(tariff: Tariff): Indexed {
  const known = INDEXED.get(tariff)
  if (known) return known
  const questions = tariff.questions.filter((question) => question.kind === 'choice')
  const byAnswer = new Map(
    questions.flatMap((question) => question.answers.map(({ id }) => [id, question])),
  )
  const indexed = { questions, byAnswer }
  INDEXED.set(tariff, indexed)
  return indexed
}

/** The choice questions of a tariff, in order: only these affect the price. */
export function choiceQuestions(tariff: Tariff): readonly ChoiceQuestion[] {
  return indexOf(tariff).questions
}

/** The questions shown to people; the answers to the others are derived. */
export function askedQuestions({ questions }: Tariff): readonly Question[] {
  return questions.filter((question) => question.kind !== 'choice' || !question.derived)
}

/** The answer chosen to a question, or undefined while there is none. */
export function chosenAnswer(question: ChoiceQuestion, choices: Choices): Answer | undefined {
  const id = choices[question.id]
  return id === undefined ? undefined : answerById(question, id)
}

/**
 * Turns the ids of chosen answers, in any order, into choices. The same id twice counts once.
 * Refusals: `price.unknown_answer` for an unknown id, `price.two_answers` naming a question with two answers.
 */
export function readChoices(tariff: Tariff, ids: readonly string[]): Result<Choices, Refusal> {
  const { byAnswer } = indexOf(tariff)
  const choices: Record<string, string> = {}
  for (const [index, id] of ids.entries()) {
    const question = byAnswer.get(id)
    if (!question)
      return refused({
        code: 'price.unknown_answer',
        message: SAY.unknownAnswer(id.slice(0, 60)),
        path: `answers[${index}]`,
      })
    if ((choices[question.id] ?? id) !== id)
      return refused({
        code: 'price.two_answers',
        message: SAY.twoAnswers(question.text),
        path: `answers[${index}]`,
      })
    choices[question.id] = id
  }
  return ok(choices)
}
