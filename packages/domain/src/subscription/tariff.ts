import type { Cents } from '../values/money.ts'
import type { Refusal } from '../values/result.ts'
import type { AnswerFormat, Subject } from './people/answer-formats.ts'

/** One of the answers a choice question offers. */
export interface Answer {
  readonly id: string
  readonly text: string
  readonly help?: string | undefined
  /** What the premium of each cover is multiplied by, by its code; a cover that is not named keeps its premium. */
  readonly relativities: Readonly<Record<string, number>>
  /** How many people the sum insured counts for. */
  readonly heads?: number | undefined
  /** For one person: what the covers priced on it pay at most. */
  readonly sumInsured?: Cents | undefined
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
  /** The answer that counts while none is given; null when none then counts. */
  readonly neutral: string | null
  /** Codes of the covers on whose premium the answers bear. */
  readonly concerns: readonly string[]
  /** The coefficient that the law names: a line of its own, after the factors, from 1.00 on. */
  readonly isCoefficient: boolean
  /** Nobody is asked: the answer follows from that to another question. */
  readonly derived?: Derived | undefined
}

/** Where the answer to a question comes from: each band begins at a number, which is the answer to an integer question. */
export interface Derived {
  readonly from: string
  readonly bands: readonly { readonly from: number; readonly answer: string }[]
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
  /** Whom or what it is about; undefined for a question of the trip or the car that anyone may read. */
  readonly subject?: Subject | undefined
  /** How the answer is written; any text without. */
  readonly format?: AnswerFormat | undefined
  /** An answer that is valid. */
  readonly example?: string | undefined
  /** Whether a contract does without the answer. */
  readonly isOptional?: boolean | undefined
}

/** A question of a questionnaire: a choice, a whole number, or free text. Only choices bear on the price. */
export type Question = ChoiceQuestion | IntegerQuestion | TextQuestion

/** Which tax of law a cover bears. */
export type TaxClass = 'motor_liability' | 'motor_other' | 'travel' | 'general'

/** How much of a cover is used up on a day: as its scale says, or for a departure, by waiting for it or at it. */
export type Earning = 'by_scale' | 'until_start' | 'at_start'

/** One guarantee. Premiums and promises are keyed by the answer id of the level. */
export interface Cover {
  readonly code: string
  readonly label: string
  readonly taxClass: TaxClass
  /** Theft and fire of a vehicle: base of the natural-disaster surcharge. */
  readonly theftOrFire: boolean
  /** Insures goods located in France: the terrorism-fund contribution is due. */
  readonly propertyDamage: boolean
  /** Before loading: cents where the scale is 1, or a share of the sum insured. */
  readonly premiums: Readonly<Record<string, number>>
  readonly basis: 'scale' | 'sum_insured'
  readonly earned: Earning
  readonly promises: Readonly<Record<string, string>>
  /** How the list of what is not covered names it when the level leaves it out. */
  readonly absence: string
}

/** Answers of different questions that contradict each other, one of each list, and the sentence that says so. */
export interface Conflict {
  readonly answers: readonly (readonly string[])[]
  readonly refusal: Refusal
}

/** What a number of days weighs: linear between its knots, and after the last one as between the last two. */
export interface Scale {
  readonly knots: readonly (readonly [days: number, weight: number])[]
}

/** What every contract costs besides its covers, raised so that it comes to the floor with the covers that the floor names. */
export interface ContractFee {
  readonly cents: Cents
  readonly taxClass: TaxClass
  readonly floor: { readonly cents: Cents; readonly covers: readonly string[] }
}

/** A factor for the days between the signature and the first day; each band begins at a number of days. */
export interface LeadTime {
  readonly covers: readonly string[]
  readonly bands: readonly { readonly from: number; readonly factor: number }[]
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
  readonly scale: Scale
  /** The share of a net premium that pays for handling, commission and margin. */
  readonly loading: number
  readonly fee: ContractFee | null
  readonly leadTime: LeadTime | null
  /** The greatest sum insured of a contract, for all its heads; null where no cover is priced on one. */
  readonly sumInsuredCap: Cents | null
  /** How an end gives money back: by the days left, or by what of each cover is not used up. The contract says which. */
  readonly endings: 'by_days' | 'by_cover'
  /** Never covered, whatever the answers. */
  readonly exclusions: readonly string[]
  /** The JSON that it was read from: what the next one is prepared from. */
  readonly file: unknown
}
