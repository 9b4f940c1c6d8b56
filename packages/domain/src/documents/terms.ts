import type { Article } from './article.ts'
import type { Information } from './information-parts.ts'

/** One version of a product's texts. A version that contracts were signed on is never edited. */
export interface Terms {
  /** Year and month of the version, printed on the texts and stored with the contract. */
  readonly version: string
  readonly conditions: readonly Article[]
  readonly information: Information
}

/** The version of contracts signed before versions were stored. */
const BEFORE_VERSIONS = '2026-01'

/**
 * The texts of a product: those in force when no version is given, the first ones for null, which means a contract
 * signed before versions were stored. Throws RangeError for a version that the product never had.
 */
export function termsOf(
  { id, terms }: { readonly id: string; readonly terms: readonly Terms[] },
  version?: string | null,
): Terms {
  const wanted = version === null ? BEFORE_VERSIONS : version
  const found =
    wanted === undefined ? terms.at(-1) : terms.find((candidate) => candidate.version === wanted)
  if (!found) throw new RangeError(`No terms ${wanted} of ${id}`)
  return found
}
