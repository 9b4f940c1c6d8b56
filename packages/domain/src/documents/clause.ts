/** What a clause does: it promises, limits, excludes, takes a right away after a breach, or annuls the contract. */
export type ClauseKind = 'cover' | 'limit' | 'exclusion' | 'forfeiture' | 'nullity'

/** One clause as data: what it bears on and what founds it, beside its words. */
export interface Clause {
  readonly kind: ClauseKind
  /** The covers that it bears on, by their codes in the tariff; none when it bears on the whole contract. */
  readonly covers: readonly string[]
  /** The article that founds it, such as `L113-1`: without a code named, of the code des assurances. */
  readonly basis: string
  /** Which limit it sets, where a claim is calculated by it and not every version of the terms sets it. */
  readonly bound?: 'declared_value'
  /** With the marks of `inlineParts`. */
  readonly text: string
}

/** Kinds that the law wants in very apparent letters (code des assurances, L112-4): printed in a box. */
const APPARENT: readonly ClauseKind[] = ['exclusion', 'forfeiture', 'nullity']

/** Whether a clause of this kind is printed in very apparent letters. */
export function isApparent(kind: ClauseKind): boolean {
  return APPARENT.includes(kind)
}

/** What founds a clause, as it is printed behind it: « article L113-1 »; empty for what the parties agree by themselves. */
export function basisText(basis: string): string {
  return basis === 'contrat' ? '' : `article\u00a0${basis}`
}

/** The clauses after one that announces a list (« … pour l’une de ces causes : ») are that list, up to the one that ends it. */
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
 * The only articles on which compulsory motor liability may exclude something: the closed list of R211-10 and R211-11,
 * what the compulsory insurance leaves out (R211-8), and the intentional fault (L113-1).
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
