import type { Cents } from '../values/money.ts'
import type { Refusal } from '../values/result.ts'

/** One of the answers a choice question offers. `factor` multiplies the covers that its question concerns. */
export interface Answer {
  readonly id: string
  readonly text: string
  readonly help?: string | undefined
  readonly factor: number
  /** Why nobody who gives this answer can subscribe. */
  readonly refusal?: Refusal | undefined
  /** What this answer adds to the lists of what is covered and what is not. */
  readonly covered?: string | undefined
  readonly notCovered?: string | undefined
}

interface Asked {
  readonly id: string
  readonly text: string
  /** The subject in one or two words, for the breakdown of the price. */
  readonly topic: string
  readonly help?: string | undefined
}

export interface ChoiceQuestion extends Asked {
  readonly kind: 'choice'
  readonly answers: readonly Answer[]
  /** The answer that counts while none is given: factor 1, or the default level. */
  readonly neutral: string
  /** Codes of the covers whose premium the answer multiplies. */
  readonly concerns: readonly string[]
}

export interface IntegerQuestion extends Asked {
  readonly kind: 'integer'
  readonly answers: readonly []
  readonly min: number
  readonly max: number
}

export interface TextQuestion extends Asked {
  readonly kind: 'text'
  readonly answers: readonly []
  readonly maxLength: number
}

/** A question of a questionnaire: a choice, a whole number, or free text. Only choices bear on the price. */
export type Question = ChoiceQuestion | IntegerQuestion | TextQuestion

/** Which tax of law a cover bears. */
export type TaxClass = 'motor_liability' | 'motor_other' | 'travel' | 'general'

/** One guarantee. Premiums (net, cents for 365 days) and promises are keyed by the answer id of the level. */
export interface Cover {
  readonly code: string
  readonly label: string
  readonly taxClass: TaxClass
  /** Theft and fire of a vehicle: base of the natural-disaster surcharge. */
  readonly theftOrFire: boolean
  /** Insures goods located in France: the terrorism-fund contribution is due. */
  readonly propertyDamage: boolean
  readonly premiums: Readonly<Record<string, Cents>>
  readonly promises: Readonly<Record<string, string>>
  /** How the list of what is not covered names it when the level leaves it out. */
  readonly absence: string
}

/** Two answers of different questions that contradict each other, and the sentence that says so. */
export interface Conflict {
  readonly answers: readonly string[]
  readonly refusal: Refusal
}

/** Questions, answers and prices of one product during one validity. Data, never code: a contract keeps its version. */
export interface Tariff {
  readonly version: string
  /** The id of its product. */
  readonly product: string
  readonly validFrom: Temporal.PlainDate
  readonly validTo: Temporal.PlainDate | null
  /** The question whose answer is the level of cover. */
  readonly levelQuestion: string
  readonly questions: readonly Question[]
  /** Answers that can't both be true. */
  readonly conflicts: readonly Conflict[]
  readonly covers: readonly Cover[]
  /** Never covered, whatever the answers. */
  readonly exclusions: readonly string[]
}
