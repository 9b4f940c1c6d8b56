import type { ProductId } from '../products/names.ts'
import { inlineParts } from './article.ts'
import { conditionsOf, conditionsVersion } from './conditions.ts'

/** Where the general conditions of a contract contain a clause. */
export interface ClauseSource {
  readonly version: string
  /** The number of the article. */
  readonly article: number
}

/**
 * The article of a version that contains a clause, found by its text without marks; null when no clause has this text,
 * as when someone typed it. A refusal cites the place of its clause (code des assurances, L113-1).
 */
export function clauseSource(
  product: ProductId,
  version: string | null,
  words: string,
): ClauseSource | null {
  const at = conditionsOf(product, version).findIndex(({ blocks }) =>
    blocks.some(
      (block) =>
        block.kind === 'clauses' && block.clauses.some(({ text }) => wordsOf(text) === words),
    ),
  )
  return at === -1 ? null : { version: conditionsVersion(product, version), article: at + 1 }
}

const wordsOf = (text: string) =>
  inlineParts(text)
    .map((part) => part.text)
    .join('')
