import { passagesOf } from './article.ts'
import { conditionsOf, conditionsVersion } from './conditions.ts'

/** Where the general conditions of a contract contain a clause. */
export interface ClauseSource {
  readonly version: string
  /** The number of the article. */
  readonly article: number
}

/**
 * The article of a version that contains a clause, found by its text without marks or final full stop; null when no
 * passage has this text, as when someone typed it. A refusal cites the place of its clause (code des assurances,
 * L113-1).
 */
export function clauseSource(
  product: string,
  version: string | null,
  words: string,
): ClauseSource | null {
  const at = conditionsOf(product, version).findIndex((article) =>
    passagesOf(article).some((text) => withoutStop(text) === withoutStop(words)),
  )
  return at === -1 ? null : { version: conditionsVersion(product, version), article: at + 1 }
}

/** All spaces count as the same: those of a clause kept with an old decision may be narrower or breaking. */
const withoutStop = (text: string) => text.replaceAll(/\s/gu, ' ').replace(/\.$|\s;$/, '')
