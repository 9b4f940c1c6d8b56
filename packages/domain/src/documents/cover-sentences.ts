import { choiceQuestions } from '../subscription/choices.ts'
import type { Tariff } from '../subscription/tariff.ts'

/**
 * One promise or one absence, and the levels of cover it applies to; an empty list means every level. An option gets no
 * mark (Regulation (EU) 2017/1469, article 6).
 */
export type CoverSentence = { text: string; levels: readonly string[]; isOption?: true }

type Level = { id: string; text: string }

/** The levels of cover of a tariff, in order. */
export function levelsOf(tariff: Tariff): readonly Level[] {
  return choiceQuestions(tariff).find(({ id }) => id === tariff.levelQuestion)?.answers ?? []
}

/** What the product insures: a promise shared by several levels appears once. */
export function coveredSentences(tariff: Tariff): readonly CoverSentence[] {
  const levels = levelsOf(tariff)
  return tariff.covers.flatMap(({ promises }) => {
    const byText = Map.groupBy(
      levels.filter(({ id }) => promises[id]),
      ({ id }) => promises[id] ?? '',
    )
    return [...byText].map(([text, held]) => ({ text, levels: namesUnlessAll(held, levels) }))
  })
}

/** What each level leaves out. */
export function absentSentences(tariff: Tariff): readonly CoverSentence[] {
  const levels = levelsOf(tariff)
  return tariff.covers.flatMap(({ absence, premiums }) => {
    const without = levels.filter(({ id }) => !(id in premiums))
    return without.length === 0 ? [] : [{ text: absence, levels: namesUnlessAll(without, levels) }]
  })
}

/** What answers other than the level add to the covers. */
export function optionSentences(tariff: Tariff): readonly CoverSentence[] {
  return choiceQuestions(tariff).flatMap(({ answers }) =>
    answers.flatMap(({ covered }) =>
      covered === undefined
        ? []
        : [{ text: covered, levels: ['en option'], isOption: true as const }],
    ),
  )
}

function namesUnlessAll(held: readonly Level[], all: readonly Level[]): readonly string[] {
  return held.length === all.length ? [] : held.map(({ text }) => text)
}
