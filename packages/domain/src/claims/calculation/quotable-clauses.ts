import type { Proposal } from './proposal.ts'

/**
 * The clauses of a proposal that are word for word those of the conditions signed: only these may be quoted. What a
 * person types, and what the level or the days of a cover are, is told without quotation marks.
 */
export function quotableClauses({ rights, exclusions }: Proposal): readonly string[] {
  return [rights.in_force.clause, rights.suspension.clause, ...exclusions].filter(
    (clause) => clause !== '',
  )
}
