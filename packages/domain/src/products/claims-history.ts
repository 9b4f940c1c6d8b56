import type { Decision } from '../claims/outcome.ts'
import type { ClaimStatus } from '../claims/status.ts'
import type { Choices } from '../subscription/choices.ts'
import type { Period } from '../values/period.ts'
import type { AnswerTo } from './advice.ts'

/** A contract of a chain, for the days it covered: until its last day, or the day before it was ended. */
export interface CoveredContract extends Period {
  /** Whether a company signed it: the person whom it names then signs for that company. */
  readonly isCompany: boolean
  readonly answerTo: AnswerTo
  readonly choices: Choices
}

/**
 * Whose fault an accident was, under ordinary law: none of the insured’s, shared in any proportion, or entirely theirs.
 * Agreements between insurers don't apply here (code des assurances, annex to A121-1, articles 5 and 6).
 */
export const FAULTS = ['none', 'half', 'whole'] as const
export type Fault = (typeof FAULTS)[number]

const FAULT_LABELS = {
  none: 'Non responsable',
  half: 'Responsabilité partagée',
  whole: 'Responsabilité entière',
} as const satisfies Record<Fault, string>

/** The French name of a fault: « Responsabilité partagée ». */
export function faultLabel(fault: Fault): string {
  return FAULT_LABELS[fault]
}

/** A claim on a contract of the chain. */
export interface KnownClaim {
  readonly occurredOn: Temporal.PlainDate
  readonly declaredOn: Temporal.PlainDate
  readonly natureId: string
  readonly nature: string
  readonly isBodily: boolean
  readonly status: ClaimStatus
  /** The decision in force; null when there is none. */
  readonly decision: Decision | null
  /** As last established; null until then. */
  readonly fault: Fault | null
}

/** The facts of a chain of contracts from which its history is stated, earliest contract first; at least one. */
export interface KnownChain {
  readonly contracts: readonly [CoveredContract, ...CoveredContract[]]
  readonly claims: readonly KnownClaim[]
  readonly asOf: Temporal.PlainDate
}

export interface StatedClaim {
  readonly occurredOn: Temporal.PlainDate
  readonly declaredOn: Temporal.PlainDate
  readonly nature: string
  readonly kind: string
  readonly standing: string
  readonly responsibility: string
}

/**
 * The answer of the next contract that states a coefficient, and in `before` the answer of the last contract: « 0,76 »,
 * « De 0,51 à 0,79 ».
 */
export interface CoefficientAnswer {
  readonly questionId: string
  readonly answerId: string
  readonly answerText: string
  readonly before: string
}

/**
 * A question that only the policyholder can answer: which of the coefficients possible for the chain is theirs. At
 * least two answers.
 */
export interface CoefficientQuestion {
  readonly text: string
  readonly help: string
  readonly answers: readonly CoefficientAnswer[]
}

/** The contents of a « relevé d’information » for a chain of contracts; texts are French. */
export interface ClaimsHistory {
  readonly vehicle: {
    readonly plate: string
    readonly model: string | null
    readonly usage: string
  }
  readonly driver: readonly { readonly label: string; readonly value: string }[]
  /** Claims of the last five years, latest first. */
  readonly claims: readonly StatedClaim[]
  readonly coefficient: {
    /** The answer when the chain began. */
    readonly declared: string
    readonly declaredOn: Temporal.PlainDate
    /** In hundredths; null while only a range is known. */
    readonly current: number | null
    /** From the first day of the chain, at each due date. */
    readonly course: readonly { readonly on: Temporal.PlainDate; readonly hundredths: number }[]
    readonly notes: readonly string[]
    /** The answer of the next contract, when it differs from the last one's; otherwise null. */
    readonly answer: CoefficientAnswer | null
    /** The question to ask before the next contract, when the undeclared past decides; otherwise null. */
    readonly question: CoefficientQuestion | null
  }
}

export type ClaimsHistoryOf = (known: KnownChain) => ClaimsHistory

/** Formats a coefficient: 95 hundredths are « 0,95 ». */
export function formatCoefficient(hundredths: number): string {
  return `${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')}`
}
