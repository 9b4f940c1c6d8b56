import type { Decision } from '../claims/outcome.ts'
import type { ClaimStatus } from '../claims/status.ts'
import type { Choices } from '../subscription/choices.ts'
import type { Period } from '../values/period.ts'
import type { AnswerTo } from './advice.ts'

/** A contract of a line as it covered: until its last day, or the one before its end. */
export interface CoveredContract extends Period {
  readonly answerTo: AnswerTo
  readonly choices: Choices
}

/**
 * Whose fault an accident was, by common law: none of the insured’s, shared whatever the parts, all of it. An agreement
 * between insurers binds nobody here (code des assurances, annex to A121-1, articles 5 and 6).
 */
export const FAULTS = ['none', 'half', 'whole'] as const
export type Fault = (typeof FAULTS)[number]

const FAULT_LABELS = {
  none: 'Non responsable',
  half: 'Responsabilité partagée',
  whole: 'Responsabilité entière',
} as const satisfies Record<Fault, string>

/** A fault in French: « Responsabilité partagée ». */
export function faultLabel(fault: Fault): string {
  return FAULT_LABELS[fault]
}

/** A claim on a contract of the line. */
export interface KnownClaim {
  readonly occurredOn: Temporal.PlainDate
  readonly declaredOn: Temporal.PlainDate
  readonly natureId: string
  readonly nature: string
  readonly isBodily: boolean
  readonly status: ClaimStatus
  /** The decision that stands; null without one. */
  readonly decision: Decision | null
  /** As it was established last; null before. */
  readonly fault: Fault | null
}

/** What is known of a line of contracts when its past is stated, the earliest first; at least one. */
export interface KnownLine {
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

/** An answer of the next contract that says a coefficient, and what the last contract said: « 0,76 », « De 0,51 à 0,79 ». */
export interface CoefficientAnswer {
  readonly questionId: string
  readonly answerId: string
  readonly answerText: string
  readonly before: string
}

/** What only the policyholder knows: which of the coefficients that the line allows is theirs. At least two answers. */
export interface CoefficientQuestion {
  readonly text: string
  readonly help: string
  readonly answers: readonly CoefficientAnswer[]
}

/** What a « relevé d’information » says of a line of contracts; texts are French. */
export interface ClaimsHistory {
  readonly vehicle: {
    readonly plate: string
    readonly model: string | null
    readonly usage: string
  }
  readonly driver: readonly { readonly label: string; readonly value: string }[]
  /** Of the last five years, the latest first. */
  readonly claims: readonly StatedClaim[]
  readonly coefficient: {
    /** As it was answered when the line began. */
    readonly declared: string
    readonly declaredOn: Temporal.PlainDate
    /** In hundredths; null while only a band of it is known. */
    readonly current: number | null
    /** From the first day of the line, at each due date. */
    readonly course: readonly { readonly on: Temporal.PlainDate; readonly hundredths: number }[]
    readonly notes: readonly string[]
    /** What the next contract of the line answers where that is no more what the last one did; null otherwise. */
    readonly answer: CoefficientAnswer | null
    /** What is asked before the next contract where the declared past decides; null otherwise. */
    readonly question: CoefficientQuestion | null
  }
}

export type ClaimsHistoryOf = (known: KnownLine) => ClaimsHistory

/** A coefficient as it is written: 95 hundredths are « 0,95 ». */
export function formatCoefficient(hundredths: number): string {
  return `${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')}`
}
