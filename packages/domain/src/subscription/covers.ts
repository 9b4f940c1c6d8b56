import { NATURAL_DISASTER_EXCESS_TEXT } from '../law/natural-disaster.ts'
import { type Choices, choiceQuestions, chosenAnswer } from './choices.ts'
import type { Answer, ChoiceQuestion, Cover, Tariff } from './tariff.ts'

/** What a contract covers and what it doesn't, in French sentences of equal prominence. */
export interface CoverLists {
  readonly covered: readonly string[]
  readonly notCovered: readonly string[]
}

/** The chosen level of cover, or the default level of the tariff. Throws RangeError if the tariff has no level. */
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
 * What is covered and what isn't for these choices: the promises of the level, the covers it leaves out, the
 * exclusions, the excess of the law, and the sentences of answers that concern a cover of the level: with third-party
 * liability only, an excess applies to nothing.
 */
export function coverLists(tariff: Tariff, choices: Choices): CoverLists {
  const level = levelOf(tariff, choices)
  const insured = coversOfLevel(tariff, level)
  const codes = insured.map(({ code }) => code)
  const chosen = choiceQuestions(tariff)
    .filter(({ concerns }) => concerns.some((code) => codes.includes(code)))
    .flatMap((question) => {
      const answer = chosenAnswer(question, choices)
      return answer ? [ofItsCovers(answer, question, insured)] : []
    })
  return {
    covered: [
      ...tariff.covers.flatMap((cover) => cover.promises[level] ?? []),
      ...chosen.flatMap((answer) => answer.covered ?? []),
    ],
    notCovered: [
      ...tariff.covers.flatMap((cover) => (level in cover.premiums ? [] : cover.absence)),
      ...chosen.flatMap((answer) => answer.notCovered ?? []),
      ...(insured.some(({ theftOrFire }) => theftOrFire) ? [LEGAL_EXCESS] : []),
      ...tariff.exclusions,
    ],
  }
}

/** A vehicle insured against theft and fire is also insured against natural disasters (L125-1), with this excess. */
const LEGAL_EXCESS = `Catastrophe naturelle\u00a0: la franchise de la loi, ${NATURAL_DISASTER_EXCESS_TEXT} (usage professionnel\u00a0: celle du contrat si elle est plus élevée)`

/**
 * Adds to the sentence of an excess the covers it applies to, when the level has others too: an excess applies to the
 * covers whose premium it changes.
 *
 * Example: of 300 €, « Les 300 premiers euros de chaque sinistre : bris de glace, vol et incendie ».
 */
function ofItsCovers(answer: Answer, { id, concerns }: ChoiceQuestion, insured: readonly Cover[]) {
  const borne = insured.filter(({ code }) => concerns.includes(code))
  if (!answer.notCovered || !id.endsWith('.excess') || borne.length === insured.length)
    return answer
  const labels = borne.map(({ label }) => label.toLowerCase()).join(', ')
  return { ...answer, notCovered: `${answer.notCovered} : ${labels}` }
}
