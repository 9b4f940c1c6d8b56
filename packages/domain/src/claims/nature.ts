import type { NatureClock } from './desk/statutory-clocks.ts'
import type { MedicalKind } from './health/health-papers.ts'

/** The document of a checklist that a statement signed here by both drivers replaces. */
export const STATEMENT_DOCUMENT = 'report'

/** Which legal delay a nature has: theft and natural catastrophes have their own (code des assurances, L113-2 and L125-2). */
export type DelayKind = 'usual' | 'theft' | 'natural_catastrophe'

/** A document useful for claims of some nature. None is required to declare. */
export interface NeededDocument {
  readonly key: string
  readonly label: string
  readonly why: string
  /** Whether it contains health data: then it needs express consent and is stored separately. */
  readonly medical?: MedicalKind
  /** The study of the claim can't be completed without it. */
  readonly required?: true
}

/**
 * A question of the declaration. With choices the answer is one of them, otherwise a line of text; none is compulsory.
 */
export interface ClaimQuestion {
  readonly id: string
  readonly text: string
  readonly choices?: readonly string[]
  /** The answer implied by an accident statement that both drivers have signed. */
  readonly signedStatement?: string
}

/** What someone can do besides declaring, or before it. */
export interface Advice {
  readonly title: string
  readonly text: string
  readonly link: { readonly label: string; readonly address: string } | null
  /** The key of the checklist document that it refers to. */
  readonly document?: string
  /** Only for an accident in France without injury. */
  readonly isForUnhurtInFrance?: true
}

export interface Nature {
  /** Stable, and specific to one product: `car.accident`. Stored in the database. */
  readonly id: string
  /** As the specification writes it: shown to people, and sent by the API. */
  readonly label: string
  readonly delay: DelayKind
  /** Brings health data into the claim file: its content stays out of every mail and notification. */
  readonly isHealth?: true
  /** The delays that bind the insurer, by law or by the contract. */
  readonly clocks?: readonly NatureClock[]
  /** Someone is ill away from home: such claims go to the top of the pile. */
  readonly isPressing?: true
  /** An airline may owe compensation, to be claimed before the contract pays. */
  readonly mayAirlineOwe?: true
  /** Someone may be at fault: if it is the insured, their bonus-malus coefficient changes. */
  readonly hasFault?: true
  /** The covers of the tariff that it concerns, by code, the one that usually pays first. */
  readonly covers: readonly string[]
  /** The exclusions of the tariff that it concerns, word for word. */
  readonly exclusions: readonly string[]
  /** The questions, besides the level of cover, whose answers matter for it. */
  readonly concernedBy: readonly string[]
  /** Reserve set when a claim is declared, in cents: the average cost of one, as the insurer calculates it. */
  readonly reserveCents: number
  readonly questions: readonly ClaimQuestion[]
  readonly checklist: readonly NeededDocument[]
  readonly advice?: Advice
}
