/** What a clause does: it promises, limits, excludes, takes away a right after a breach, or voids the contract. */
export type ClauseKind = 'cover' | 'limit' | 'exclusion' | 'forfeiture' | 'nullity'

/** A clause as data: what it applies to and its legal basis, with its text. */
export interface Clause {
  readonly kind: ClauseKind
  /** The covers it applies to, by their codes in the tariff; empty when it applies to the whole contract. */
  readonly covers: readonly string[]
  /**
   * Its legal basis, such as `L113-1`: an article of the code des assurances unless another code is named; `contrat`
   * without one.
   */
  readonly basis: string
  /** The limit it sets, when it is used to calculate claims and not every version of the terms has it. */
  readonly bound?: 'declared_value'
  /** May contain the marks of `inlineParts`. */
  readonly text: string
}

/** Kinds that the law requires in very apparent characters (code des assurances, L112-4): printed in a box. */
const APPARENT: readonly ClauseKind[] = ['exclusion', 'forfeiture', 'nullity']

/** Whether a clause of this kind is printed in very apparent characters. */
export function isApparent(kind: ClauseKind): boolean {
  return APPARENT.includes(kind)
}

/** The legal basis of a clause, as printed after it: « article L113-1 »; empty when it rests only on the contract. */
export function basisText(basis: string): string {
  return basis === 'contrat' ? '' : `article\u00a0${basis}`
}

/**
 * Groups announced lists: the clauses after one that announces a list (« … pour l’une de ces causes : ») go into its
 * `announced`, up to the one that ends the list.
 */
export function withAnnounced(
  clauses: readonly Clause[],
): readonly (Clause & { readonly announced: readonly Clause[] })[] {
  const outer: (Clause & { announced: Clause[] })[] = []
  let open: Clause[] | null = null
  for (const clause of clauses) {
    if (open) {
      open.push(clause)
      if (!clause.text.endsWith(';')) open = null
    } else {
      const announced: Clause[] = []
      outer.push({ ...clause, announced })
      if (clause.text.endsWith(':')) open = announced
    }
  }
  return outer
}

/**
 * The only articles by which compulsory motor liability may exclude something: the closed list of R211-10 and R211-11,
 * the exclusions of the compulsory insurance itself (R211-8), and intentional fault (L113-1).
 */
export const LIABILITY_EXCLUSIONS: readonly string[] = [
  'R211-8, 1°',
  'R211-8, 3°',
  'R211-8, 4°',
  'R211-8, 5°',
  'L113-1',
  'R211-10, 1°',
  'R211-10, 2°',
  'R211-11, 1°',
  'R211-11, 3°',
  'R211-11, 4°',
]
