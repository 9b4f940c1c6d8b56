import type { Cents } from '../../values/money.ts'

/** The conditions checked before any amount, in order; checking stops at the first that fails. */
export const RIGHTS = ['in_force', 'suspension', 'cover', 'period', 'person', 'exclusion'] as const
export type Right = (typeof RIGHTS)[number]

/** The steps applied to the loss, in order. */
export const AMOUNTS = [
  'ceiling',
  'depreciation',
  'value',
  'declared_value',
  'share',
  'excess',
  'other',
] as const
export type Amount = (typeof AMOUNTS)[number]

/** What the contract says about one right. */
export interface ProposedRight {
  /** Null when the contract can't tell: a person must judge. */
  readonly holds: boolean | null
  /** The fact, and where to find it. */
  readonly fact: string
  /**
   * The clause that denies the right; empty when a person has to cite it. Word for word when it comes from the
   * conditions (see `quotableClauses`); the level or the days of a cover are paraphrased.
   */
  readonly clause: string
}

/** What the contract says about an amount: cents, or hundredths for the share. */
export interface ProposedAmount {
  /** Null for no limit. */
  readonly amount: number | null
  readonly fact: string
}

/** A decision by the contract alone, before anyone has examined the claim. */
export interface Proposal {
  readonly rights: Readonly<Record<Right, ProposedRight>>
  readonly amounts: Readonly<Record<Amount, ProposedAmount>>
  /** The exclusion clauses, word for word: a refusal by exclusion cites one of them. */
  readonly exclusions: readonly string[]
}

/** A person's judgement on a right. */
export interface SaidRight {
  readonly holds: boolean
  /** The supporting fact; required to deny the right or to differ from the contract. */
  readonly fact: string
  /** The clause cited to deny the right. */
  readonly clause: string
}

/** A corrected amount, and why. */
export interface SaidAmount {
  readonly amount: number | null
  readonly reason: string
}

/** A person's assessment of a claim: the loss, what they know, and what they correct. */
export interface Assessment {
  readonly lossCents: Cents
  /** The evidence of the loss: an invoice, a report. */
  readonly lossSource: string
  readonly rights: Readonly<Partial<Record<Right, SaidRight>>>
  readonly amounts: Readonly<Partial<Record<Amount, SaidAmount>>>
}
