import type { Cents } from '../../values/money.ts'

/** What is looked at before any amount, in this order; the first that does not hold ends it. */
export const RIGHTS = ['in_force', 'suspension', 'cover', 'period', 'person', 'exclusion'] as const
export type Right = (typeof RIGHTS)[number]

/** What the loss goes through, in this order. */
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

/** What the contract says of one right. */
export interface ProposedRight {
  /** Null where no contract tells: a person says. */
  readonly holds: boolean | null
  /** The fact and where it stands. */
  readonly fact: string
  /** What takes the right away, to the letter; empty where a person has to cite it. */
  readonly clause: string
}

/** What the contract says of an amount: cents, or hundredths for the share. */
export interface ProposedAmount {
  /** Null: without a bound. */
  readonly amount: number | null
  readonly fact: string
}

/** A decision as the contract would have it, before anybody has looked at the claim. */
export interface Proposal {
  readonly rights: Readonly<Record<Right, ProposedRight>>
  readonly amounts: Readonly<Record<Amount, ProposedAmount>>
  /** The clauses that exclude something, to the letter: a refusal cites one of them. */
  readonly exclusions: readonly string[]
}

/** What somebody says of a right. */
export interface SaidRight {
  readonly holds: boolean
  /** The fact that shows it; needed where it takes the right away, or differs from the contract. */
  readonly fact: string
  /** What is cited, of what takes the right away. */
  readonly clause: string
}

/** What somebody puts in the place of an amount, and why. */
export interface SaidAmount {
  readonly amount: number | null
  readonly reason: string
}

/** What a person says of a claim: the loss, what they know, and what they correct. */
export interface Assessment {
  readonly lossCents: Cents
  /** The invoice, the report: what the loss rests on. */
  readonly lossSource: string
  readonly rights: Readonly<Partial<Record<Right, SaidRight>>>
  readonly amounts: Readonly<Partial<Record<Amount, SaidAmount>>>
}
