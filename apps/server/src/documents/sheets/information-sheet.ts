import { inlineParts } from '@sillage/domain/documents/article.ts'
import {
  absentSentences,
  type CoverSentence,
  coveredSentences,
  levelsOf,
  optionSentences,
} from '@sillage/domain/documents/cover-sentences.ts'
import { INFORMATION_TITLES, informationOf } from '@sillage/domain/documents/information.ts'
import { isOutside } from '@sillage/domain/documents/information-parts.ts'
import { insurer } from '@sillage/domain/documents/insurer.ts'
import { coversOfLevel } from '@sillage/domain/subscription/covers.ts'
import type { InformationDocument } from './document-data.ts'

export function informationSheet({ tariff, level, terms }: InformationDocument) {
  const chosen = levelsOf(tariff).find(({ id }) => id === level)
  const covers = chosen ? coversOfLevel(tariff, chosen.id).map(({ code }) => code) : null
  const { leaving, where, ...information } = informationOf(tariff.product, terms, covers)
  const ofLevel = sentencesOf(chosen?.text ?? null)
  return {
    ...information,
    titles: INFORMATION_TITLES,
    level: chosen?.text ?? '',
    insurer,
    tariffVersion: tariff.version,
    issuedOn: tariff.validFrom.toString(),
    leaving: leaving.map((text) =>
      inlineParts(text)
        .map((part) => part.text)
        .join(''),
    ),
    covered: ofLevel(coveredSentences(tariff)).map(printed),
    options: optionSentences(tariff).map(printed),
    where: where.filter((text) => !isOutside(text)),
    outside: where.filter(isOutside),
    notCovered: [
      ...tariff.exclusions.map((text) => ({ text, levels: [] })),
      ...ofLevel(absentSentences(tariff)),
    ].map(printed),
  }
}

/** The sentences that apply to a level, without naming it; all of them when there is no level. */
const sentencesOf = (level: string | null) => (sentences: readonly CoverSentence[]) =>
  level === null
    ? sentences
    : sentences
        .filter(({ levels }) => levels.length === 0 || levels.includes(level))
        .map(({ text }) => ({ text, levels: [] }))

const printed = ({ text, levels }: CoverSentence) => ({ text, levels: levels.join(', ') })
