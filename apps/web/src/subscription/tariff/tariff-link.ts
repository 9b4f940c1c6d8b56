import type { PartialPeriod } from '@sillage/domain/contracts/period.ts'
import { parseDay } from '@sillage/domain/values/day.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import type { ChosenCity } from '../../carbon/city-field.tsx'
import type { AnswerRecord, Answers } from '../draft/draft.ts'
import { isAnswered, kindOf } from '../questionnaire/answers.ts'

export interface TariffState {
  readonly answers: Answers
  readonly period: PartialPeriod
  /** The destinations of a trip; those of a link have no country before the search finds them again. */
  readonly places: readonly ChosenCity[]
}

const MOST_PLACES = 8
/** An id and a name, as the search takes them. */
const PLACE = /^(\S{1,40}) (.{3,100})$/s

/**
 * The answers, days and cities as a URL fragment, which no server receives. Holds ids of choices, numbers and cities
 * chosen in the list, never typed text.
 */
export function writeTariffLink({ answers, period, places }: TariffState): string {
  const parts = new URLSearchParams()
  if (period.start) parts.set('du', period.start.toString())
  if (period.end) parts.set('au', period.end.toString())
  for (const [question, { answer, choosable_answer_id: chosen }] of Object.entries(answers)) {
    if (chosen !== null) parts.append('r', chosen)
    else if (typeof answer === 'number') parts.set(question, String(answer))
  }
  for (const { name, placeId } of places) if (placeId) parts.append('ou', `${placeId} ${name}`)
  return parts.toString()
}

/** Parses a link, limited to what current questions accept: anyone may have written it. */
export function readTariffLink(
  fragment: string,
  questions: readonly ConfigurationQuestion[],
): TariffState {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''))
  const chosen = parts.getAll('r')
  const answers = Object.fromEntries(
    questions.flatMap((question) => {
      const { configuration_question_id: id } = question
      const record = recordOf(question, { chosen, number: parts.get(id) })
      return record && isAnswered(question, { [id]: record }) ? [[id, record]] : []
    }),
  )
  const places = parts
    .getAll('ou')
    .slice(0, MOST_PLACES)
    .flatMap((text) => {
      const [, placeId, name] = PLACE.exec(text) ?? []
      return placeId && name ? [{ name, placeId }] : []
    })
  const period = { start: dayOf(parts.get('du')), end: dayOf(parts.get('au')) }
  return { answers, period, places }
}

function recordOf(
  question: ConfigurationQuestion,
  { chosen, number }: { chosen: readonly string[]; number: string | null },
): AnswerRecord | undefined {
  switch (kindOf(question)) {
    case 'choice': {
      const choice = question.choosableAnswers.find(({ choosable_answer_id }) =>
        chosen.includes(choosable_answer_id),
      )
      return choice && { answer: choice.answer, choosable_answer_id: choice.choosable_answer_id }
    }
    case 'integer':
      return number && /^\d{1,9}$/.test(number)
        ? { answer: Number(number), choosable_answer_id: null }
        : undefined
    case 'text':
      return undefined
  }
}

function dayOf(text: string | null): Temporal.PlainDate | null {
  return text ? parseDay(text) : null
}
