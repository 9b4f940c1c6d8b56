import type { Article } from '@sillage/domain/documents/article.ts'
import { productById } from '@sillage/domain/products/registry.ts'
import type { ChoiceQuestion, Tariff } from '@sillage/domain/subscription/tariff.ts'
import { euros, table } from './markdown.ts'

/** What each level promises for each cover, in its words. */
export function promiseTable({ questions, levelQuestion, covers }: Tariff): string {
  const levels = questions.find(({ id }) => id === levelQuestion)?.answers ?? []
  return table(
    ['cover', ...levels.map(({ text }) => text)],
    covers.map(({ code, promises }) => [
      `\`${code}\``,
      ...levels.map(({ id }) => promises[id] ?? '·'),
    ]),
  )
}

/** For a question about a declared value, the limit that each answer sets for the covers. */
export function declaredValues(
  { product }: Tariff,
  { id, answers }: ChoiceQuestion,
): readonly string[] {
  const { claimsHandling, terms } = productById(product)
  const bounds = answers.flatMap((answer) => {
    const cents = claimsHandling.declaredValue({ [id]: answer.id })
    return cents === null ? [] : [[answer.text, euros(cents)]]
  })
  const bounding = terms.flatMap(({ version, conditions }) => {
    const covers = boundedCovers(conditions)
    return covers.length === 0 ? [] : [{ version, covers }]
  })
  const [first] = bounding
  if (bounds.length === 0 || !first) return []
  return [
    `By general conditions of version ${first.version} and later it is also the ceiling of ${first.covers.join(', ')}: they pay the value on the day of the claim, and never more than`,
    table(['answer', 'at most'], bounds),
  ]
}

/** The covers limited by a declared value, according to some conditions. */
function boundedCovers(conditions: readonly Article[]): readonly string[] {
  const clauses = conditions.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'clauses' ? block.clauses : [])),
  )
  const codes = clauses.flatMap(({ bound, covers }) => (bound === 'declared_value' ? covers : []))
  return [...new Set(codes)].map((code) => `\`${code}\``)
}
