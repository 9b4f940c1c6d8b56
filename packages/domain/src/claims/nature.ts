import type { NatureClock } from './desk/statutory-clocks.ts'
import type { MedicalKind } from './health/health-papers.ts'

/** Which legal delay a nature has: theft and natural catastrophes have their own (code des assurances, L113-2 and L125-2). */
export type DelayKind = 'usual' | 'theft' | 'natural_catastrophe'

/** A document that helps a claim of some nature along. Useful ones hurry it; none is a condition to declare. */
export interface NeededDocument {
  readonly key: string
  readonly label: string
  readonly why: string
  /** Whether it tells of somebody’s health: then it is taken with an express consent, and kept apart. */
  readonly medical?: MedicalKind
  /** The file is not studied to its end without it. */
  readonly required?: true
}

/** A question of the declaration. With choices the answer is one of them, else a line of text; none is compulsory. */
export interface ClaimQuestion {
  readonly id: string
  readonly text: string
  readonly choices?: readonly string[]
}

/** What somebody can do besides declaring, or before it. */
export interface Advice {
  readonly title: string
  readonly text: string
  readonly link: { readonly label: string; readonly address: string } | null
  /** The key of the document of the checklist that it speaks of. */
  readonly document?: string
  /** Serves only where nobody is hurt, in France. */
  readonly isForUnhurtInFrance?: true
}

/** All that is known of one nature of claim. */
export interface Nature {
  /** Stable, and of one product: `car.accident`. It is what the database keeps. */
  readonly id: string
  /** As the specification writes it: what people read, and what the wire carries. */
  readonly label: string
  readonly delay: DelayKind
  /** Brings health data into the file: its content stays out of every mail and notification. */
  readonly isHealth?: true
  /** The delays that run against the insurer, by law or by the contract. */
  readonly clocks?: readonly NatureClock[]
  /** Somebody is ill away from home: its claims go to the top of the pile. */
  readonly isPressing?: true
  /** An airline may owe an indemnity, to be asked for before the contract pays. */
  readonly mayAirlineOwe?: true
  /** Somebody was at fault: whoever is insured may be, and then a coefficient moves. */
  readonly hasFault?: true
  /** The covers of the tariff that it touches, by code: the one that usually pays first. */
  readonly covers: readonly string[]
  /** The exclusions of the tariff that it touches, to the letter. */
  readonly exclusions: readonly string[]
  /** The questions, besides the level of cover, whose answers bear on it. */
  readonly concernedBy: readonly string[]
  /** What is put aside for a claim when it is declared, in cents: what one costs on average, as the house calculates it. */
  readonly reserveCents: number
  readonly questions: readonly ClaimQuestion[]
  readonly checklist: readonly NeededDocument[]
  readonly advice?: Advice
}
