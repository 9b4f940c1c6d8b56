import type { ProductId } from '../products/names.ts'
import { inlineParts } from './article.ts'
import { conditionsOf, conditionsVersion } from './conditions.ts'

/** Where the general conditions of a contract say a clause. */
export interface ClauseSource {
  readonly version: string
  /** The number of the article. */
  readonly article: number
}

/**
 * The article of a version that holds a clause, by its words without their marks; null for words that are not a clause of
 * it, such as those that somebody typed. A refusal says where its clause stands (code des assurances, L113-1).
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
