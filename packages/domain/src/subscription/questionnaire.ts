import type { Contradiction, Remedy } from '../contracts/contradiction.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { type AnswerValue, readAnswerTo } from './answer-value.ts'
import { askedQuestions, type Choices, choiceQuestions, chosenAnswer } from './choices.ts'
import { isAboutPeople, remedyOf } from './people/given-people.ts'
import { sameText } from './same-text.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from './subscription.messages.ts'
import type { Answer, ChoiceQuestion, Question, Tariff } from './tariff.ts'

/** One line of a filled questionnaire, as sent: always texts, and ids if the sender knows them. */
export interface FilledAnswer extends AnswerValue {
  readonly questionId?: string | null | undefined
  readonly questionValue: string
}

/** One line of the immutable copy stored with a contract: the question and the answer, word for word. */
export interface AnsweredQuestion {
  readonly questionId: string
  readonly questionText: string
  /** The text of the choice, the free text, or the whole number in digits. */
  readonly answerText: string
  /** Null for free text and numbers. */
  readonly answerId: string | null
}

/** A complete questionnaire: every question of its tariff answered, in the order of the tariff. */
export interface Questionnaire {
  readonly tariffVersion: string
  readonly answers: readonly AnsweredQuestion[]
  readonly choices: Choices
}

/**
 * Why a questionnaire is not complete; for contradictory answers, with the answers and the one that would resolve it.
 */
export interface QuestionnaireRefusal extends Refusal {
  /** What else is wrong, question by question; absent for a contradiction. */
  readonly others?: readonly Refusal[]
  readonly remedy?: Remedy | null
  readonly choices?: Choices
}

/**
 * Checks a filled questionnaire and returns its immutable copy. Questions and answers are found by id if there is one,
 * otherwise by text (ignoring the kind of spaces and apostrophes); an id and a text that disagree are refused.
 * All that is wrong is refused together, then all that is missing, each naming its question: `questionnaire.unknown_question`, `.question_mismatch`, `.answered_twice`,
 * `.unanswered`, `.unknown_answer`, `.answer_mismatch`, `.not_integer`, `.out_of_range`, `.too_long`, `.contradiction`
 * for a derived answer that was sent with another value, with the data needed to price a remedy; for a text with a
 * format, those of the format. Questions about people may wait until the signature.
 */
export function readQuestionnaire(
  tariff: Tariff,
  filled: readonly FilledAnswer[],
  today: Temporal.PlainDate,
): Result<Questionnaire, QuestionnaireRefusal> {
  const answered = new Map<string, AnsweredQuestion>()
  const wrong: Refusal[] = []
  for (const [index, line] of filled.entries()) {
    const result = readLine(tariff, { line, today })
    if (!result.ok)
      wrong.push({ ...result.error, path: `[${index}].${result.error.path ?? 'answerValue'}` })
    else if (answered.has(result.value.questionId))
      wrong.push({
        code: 'questionnaire.answered_twice',
        message: SAY.answeredTwice(result.value.questionText),
        path: `[${index}]`,
      })
    else answered.set(result.value.questionId, result.value)
  }
  const missing = askedQuestions(tariff)
    .filter((question) => !isAboutPeople(question) && !answered.has(question.id))
    .map(({ id, text }) => ({
      code: 'questionnaire.unanswered',
      message: SAY.unanswered(text),
      path: id,
    }))
  // a wrong answer is none: its question would be named twice
  const [first, ...others] = wrong.length > 0 ? wrong : missing
  if (first) return refused({ ...first, others })
  const choices = choicesAmong([...answered.values()])
  const derived = derivedChoices(tariff, { choices, answers: [...answered.values()] })
  const [contradiction] = derived.contradictions
  if (contradiction) return refused({ ...contradiction, choices })
  for (const question of choiceQuestions(tariff)) {
    const answer = question.derived && chosenAnswer(question, derived.choices)
    if (answer)
      answered.set(question.id, {
        questionId: question.id,
        questionText: question.text,
        answerText: answer.text,
        answerId: answer.id,
      })
  }
  const answers = tariff.questions.flatMap((question) => answered.get(question.id) ?? [])
  return ok({ tariffVersion: tariff.version, answers, choices: choicesAmong(answers) })
}

/** The choices among some answers, as the pricing functions take them. */
export function choicesAmong(answers: readonly AnsweredQuestion[]): Choices {
  return Object.fromEntries(
    answers.flatMap(({ questionId, answerId }) =>
      answerId === null ? [] : [[questionId, answerId]],
    ),
  )
}

/**
 * Adds the choices derived from a number where none was sent; and reports those sent that differ, with the right one as
 * remedy. Refusal: `questionnaire.contradiction`.
 */
export function derivedChoices(
  tariff: Tariff,
  {
    choices,
    answers,
  }: { readonly choices: Choices; readonly answers: readonly AnsweredQuestion[] },
): { readonly choices: Choices; readonly contradictions: readonly Contradiction[] } {
  const derived: Record<string, string> = {}
  const contradictions: Contradiction[] = []
  for (const question of choiceQuestions(tariff)) {
    const source = answers.find(({ questionId }) => questionId === question.derived?.from)
    const right = source && derivedAnswer(question, source)
    if (!source || !right) continue
    const sent = chosenAnswer(question, choices)
    if (!sent) derived[question.id] = right.id
    else if (sent.id !== right.id)
      contradictions.push({
        code: 'questionnaire.contradiction',
        message: SAY.contradiction({
          given: source.answerText,
          question: source.questionText,
          sent: sent.text,
          right: right.text,
        }),
        path: question.id,
        remedy: remedyOf(question.id, right),
      })
  }
  return { choices: { ...choices, ...derived }, contradictions }
}

/** The answer for the range that a number is in. */
function derivedAnswer(
  { derived, answers }: ChoiceQuestion,
  { answerText }: AnsweredQuestion,
): Answer | undefined {
  const band = derived?.bands.findLast(({ from }) => from <= Number(answerText))
  return answers.find(({ id }) => id === band?.answer)
}

function readLine(
  tariff: Tariff,
  { line, today }: { readonly line: FilledAnswer; readonly today: Temporal.PlainDate },
): Result<AnsweredQuestion, Refusal> {
  const found = findQuestion(tariff, line)
  if (!found.ok) return found
  const question = found.value
  const answer = readAnswerTo(question, line, today)
  if (!answer.ok) return answer
  return ok({ questionId: question.id, questionText: question.text, ...answer.value })
}

function findQuestion(tariff: Tariff, line: FilledAnswer): Result<Question, Refusal> {
  const asked = line.questionValue.slice(0, 200)
  const question = tariff.questions.find(({ id, text }) =>
    line.questionId ? id === line.questionId : sameText(text, line.questionValue),
  )
  if (!question)
    return refused({
      code: 'questionnaire.unknown_question',
      message: SAY.unknownQuestion(asked),
      path: 'questionValue',
    })
  if (!sameText(question.text, line.questionValue))
    return refused({
      code: 'questionnaire.question_mismatch',
      message: SAY.questionMismatch(asked),
      path: 'questionValue',
    })
  return ok(question)
}
