import { type Choices, choiceQuestions, chosenAnswer } from './choices.ts'
import type { Cover, Tariff } from './tariff.ts'

/** What a contract covers and what it does not, in French sentences of equal weight. */
export interface CoverLists {
  readonly covered: readonly string[]
  readonly notCovered: readonly string[]
}

/** The level of cover chosen, or the default level of the tariff while none is. Throws RangeError if the tariff has no level. */
export function levelOf(tariff: Tariff, choices: Choices): string {
  const question = choiceQuestions(tariff).find(({ id }) => id === tariff.levelQuestion)
  if (!question)
    throw new RangeError(`Tariff ${tariff.version} has no question ${tariff.levelQuestion}`)
  const level = chosenAnswer(question, choices)?.id ?? question.neutral
  if (level === null) throw new RangeError(`Tariff ${tariff.version} has no default level`)
  return level
}

/** The covers that a level includes, in the order of the tariff. */
export function coversOfLevel(tariff: Tariff, level: string): readonly Cover[] {
  return tariff.covers.filter((cover) => level in cover.premiums)
}

/**
 * What is covered and what is not for these choices: the level's promises, the covers left out, the exclusions, and what
 * the answers add when they concern a cover of the level: the excess of bare third-party liability applies to nothing.
 */
export function coverLists(tariff: Tariff, choices: Choices): CoverLists {
  const level = levelOf(tariff, choices)
  const insured = coversOfLevel(tariff, level).map(({ code }) => code)
  const chosen = choiceQuestions(tariff)
    .filter(({ concerns }) => concerns.some((code) => insured.includes(code)))
    .flatMap((question) => chosenAnswer(question, choices) ?? [])
  return {
    covered: [
      ...tariff.covers.flatMap((cover) => cover.promises[level] ?? []),
      ...chosen.flatMap((answer) => answer.covered ?? []),
    ],
    notCovered: [
      ...tariff.covers.flatMap((cover) => (level in cover.premiums ? [] : cover.absence)),
      ...chosen.flatMap((answer) => answer.notCovered ?? []),
      ...tariff.exclusions,
    ],
  }
}
