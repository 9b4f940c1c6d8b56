import { choiceQuestions } from '../choices.ts'
import type { Tariff } from '../tariff.ts'
import type { Insured } from './segments.ts'

/** Lengths in days, one for each range of a simulation; the first is that of the ordinary contract. */
const LENGTHS = [30, 180, 365] as const

/**
 * Contracts that nobody signed, for a tariff whose questions no contract in force answers: an ordinary one, whose
 * answers change no price, then one for each other answer, all else the same, and the ordinary one for longer.
 *
 * Example: of two questions with three and two answers: 1 + 2 + 1 + 2 contracts.
 */
export function modelContracts(tariff: Tariff): readonly Insured[] {
  const questions = choiceQuestions(tariff)
  const ordinary = Object.fromEntries(
    questions.map(({ id, neutral, answers }) => [id, neutral ?? answers[0]?.id ?? '']),
  )
  const [usual, ...longer] = LENGTHS
  const changed = questions.flatMap(({ id, answers }) =>
    answers.flatMap((answer) =>
      answer.id === ordinary[id] ? [] : [{ ...ordinary, [id]: answer.id }],
    ),
  )
  return [
    ...[ordinary, ...changed].map((choices) => ({ choices, days: usual, leadDays: 0 })),
    ...longer.map((days) => ({ choices: ordinary, days, leadDays: 0 })),
  ]
}
