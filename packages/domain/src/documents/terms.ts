import type { Article } from './article.ts'
import type { Information } from './information-parts.ts'

/** The texts of a product as they were at one time. Those that a contract was signed on are never edited. */
export interface Terms {
  /** The year and month in which they came, printed on them and kept with the contract. */
  readonly version: string
  readonly conditions: readonly Article[]
  readonly information: Information
}

/** Contracts signed before the version was kept were signed on this one. */
const BEFORE_VERSIONS = '2026-01'

/**
 * The texts of a product: those in force without a version, those of the first one for null, which contracts hold that
 * were signed before it was kept. Throws RangeError for a version that the product never had.
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
