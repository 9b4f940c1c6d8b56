import type { Proposal } from './proposal.ts'

/**
 * The clauses of a proposal that are word for word those of the conditions signed: only these may be quoted. What a
 * person typed, and the level or the days of a cover, are given without quotation marks.
 */
export function quotableClauses({ rights, exclusions }: Proposal): readonly string[] {
  return [rights.in_force.clause, rights.suspension.clause, ...exclusions].filter(
    (clause) => clause !== '',
  )
}
