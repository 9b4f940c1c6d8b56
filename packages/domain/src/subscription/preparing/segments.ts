import { Field } from '../../values/json-field.ts'
import { type Choices, choiceQuestions } from '../choices.ts'
import type { ChoiceQuestion, Tariff } from '../tariff.ts'
import { PREPARING_MESSAGES as SAY } from './preparing.messages.ts'

/** The inputs of a price in the portfolio. */
export interface Insured {
  readonly choices: Choices
  readonly days: number
  readonly leadDays: number
}

/** A way to divide a portfolio into segments, and the segment of a contract. */
export interface Segmentation {
  readonly title: string
  readonly parts: readonly string[]
  /** Index of its segment; -1 when it is in none. */
  readonly partOf: (insured: Insured) => number
}

/** Upper bounds of the ranges of the coefficient, in hundredths, and of lengths, in days; the last range is open. */
const COEFFICIENTS = [50, 99, 100] as const
const LENGTHS = [30, 180, 366] as const

/**
 * The segments of a portfolio that a tariff distinguishes: by each rating answer, by the zones of each map instead of a
 * hundred departments, by four ranges of the coefficient, and by length.
 */
export function segmentations(tariff: Tariff): readonly Segmentation[] {
  const questions = choiceQuestions(tariff)
  const level = questions.filter(({ id }) => id === tariff.levelQuestion)
  const others = questions.filter(({ id }) => id !== tariff.levelQuestion)
  return [
    ...[...level, ...others].flatMap((question) => {
      if (question.isCoefficient) return [byCoefficient(question)]
      const maps = byZones(tariff, question)
      return maps.length > 0 ? maps : [byAnswer(question)]
    }),
    {
      title: SAY.duration,
      parts: SAY.lengths,
      partOf: ({ days }) => bandOf(days, LENGTHS),
    },
  ]
}

function byAnswer({ id, topic, answers }: ChoiceQuestion): Segmentation {
  const parts = new Map(answers.map((answer, index) => [answer.id, index]))
  return {
    title: topic,
    parts: answers.map(({ text }) => text),
    partOf: ({ choices }) => parts.get(choices[id] ?? '') ?? -1,
  }
}

function byCoefficient({ id, topic, answers }: ChoiceQuestion): Segmentation {
  const hundredths = new Map(
    answers.map((answer) => [
      answer.id,
      Math.round(100 * Math.max(...Object.values(answer.relativities))),
    ]),
  )
  return {
    title: topic,
    parts: SAY.coefficients,
    partOf: ({ choices }) => {
      const value = hundredths.get(choices[id] ?? '')
      return value === undefined ? -1 : bandOf(value, COEFFICIENTS)
    },
  }
}

function byZones(tariff: Tariff, { id, topic }: ChoiceQuestion): readonly Segmentation[] {
  const written = new Field(tariff.file, tariff.version)
    .at('questions')
    .list((field) => field)
    .find((field) => field.at('id').value === id)
  const maps = written?.at('zones').optional((tables) => tables.map((zones) => zones.map(() => 0)))
  if (!written || !maps) return []
  const answers = written.at('answers').list((answer) => ({
    id: answer.at('id').text(),
    zones: answer.at('zones').optional((zones) => zones.map((zone) => zone.number())) ?? {},
  }))
  return Object.entries(maps).map(([name, zones]) => {
    const ids = Object.keys(zones)
    const parts = new Map(
      answers.map((answer) => [answer.id, ids.indexOf(String(answer.zones[name]))]),
    )
    return {
      title: `${topic}, ${SAY.map(name)}`,
      parts: ids.map(SAY.zone),
      partOf: ({ choices }) => parts.get(choices[id] ?? '') ?? -1,
    }
  })
}

function bandOf(value: number, lasts: readonly number[]): number {
  const at = lasts.findIndex((last) => value <= last)
  return at === -1 ? lasts.length : at
}
