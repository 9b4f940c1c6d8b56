import type { Cents } from '../values/money.ts'
import type { Refusal } from '../values/result.ts'
import type { AnswerFormat, Subject } from './people/answer-formats.ts'

/** One of the answers a choice question offers. */
export interface Answer {
  readonly id: string
  readonly text: string
  readonly help?: string | undefined
  /** The factor of each cover's premium, by cover code; a cover that is not named keeps its premium. */
  readonly relativities: Readonly<Record<string, number>>
  /** How many people the sum insured is multiplied by. */
  readonly heads?: number | undefined
  /** Per person: the most that the covers priced on it pay. */
  readonly sumInsured?: Cents | undefined
  /** Why nobody with this answer can subscribe. */
  readonly refusal?: Refusal | undefined
  /** Sentences that this answer adds to the lists of what is covered and what is not. */
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
  /** The answer that counts while none is given; null when nothing counts then. */
  readonly neutral: string | null
  /** Codes of the covers whose premium the answers affect. */
  readonly concerns: readonly string[]
  /** The statutory bonus-malus coefficient: shown on a line of its own, after the factors, starting from 1.00. */
  readonly isCoefficient: boolean
  /** Not asked: the answer is derived from the answer to another question. */
  readonly derived?: Derived | undefined
}

/** The question that an answer is derived from: each range begins at a number, compared with its integer answer. */
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
  /** What it is about; undefined for a question about the trip or the car that is not personal. */
  readonly subject?: Subject | undefined
  /** The format of the answer; any text without one. */
  readonly format?: AnswerFormat | undefined
  /** An example of a valid answer. */
  readonly example?: string | undefined
  /** Whether a contract can be signed without the answer. */
  readonly isOptional?: boolean | undefined
}

/** A question of a questionnaire: a choice, a whole number, or free text. Only choices affect the price. */
export type Question = ChoiceQuestion | IntegerQuestion | TextQuestion

/** The kind of insurance tax that applies to a cover. */
export type TaxClass = 'motor_liability' | 'motor_other' | 'travel' | 'general'

/**
 * How a cover is used up over time: along the scale, or for covers tied to a departure, while waiting for it or at once
 * on it.
 */
export type Earning = 'by_scale' | 'until_start' | 'at_start'

/** One guarantee. Premiums and promises are keyed by the answer id of the level. */
export interface Cover {
  readonly code: string
  readonly label: string
  readonly taxClass: TaxClass
  /** Theft and fire of a vehicle: the base of the natural-disaster surcharge. */
  readonly theftOrFire: boolean
  /** Insures goods located in France: the terrorism-fund contribution is due. */
  readonly propertyDamage: boolean
  /** Before loading: cents at weight 1, or a share of the sum insured. */
  readonly premiums: Readonly<Record<string, number>>
  readonly basis: 'scale' | 'sum_insured'
  readonly earned: Earning
  readonly promises: Readonly<Record<string, string>>
  /** The sentence in the list of what is not covered, when the level leaves it out. */
  readonly absence: string
}

/** Contradictory answers to different questions, one from each list, and the sentence for the refusal. */
export interface Conflict {
  readonly answers: readonly (readonly string[])[]
  readonly refusal: Refusal
}

/** The weight of a number of days: linear between knots, and extrapolated after the last one from the last two. */
export interface Scale {
  readonly knots: readonly (readonly [days: number, weight: number])[]
}

/**
 * The cost of every contract besides its covers, raised so that together with the covers that the floor names it
 * reaches the floor.
 */
export interface ContractFee {
  readonly cents: Cents
  readonly taxClass: TaxClass
  readonly floor: { readonly cents: Cents; readonly covers: readonly string[] }
}

/** A factor for the days between the signature and the first day; each range begins at a number of days. */
export interface LeadTime {
  readonly covers: readonly string[]
  readonly bands: readonly { readonly from: number; readonly factor: number }[]
}

/**
 * Questions, answers and prices of one product for one period of validity. Data, never code: a contract stores its
 * version.
 */
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
  /** The largest sum insured of a contract, for all its people; null when no cover is priced on one. */
  readonly sumInsuredCap: Cents | null
  /**
   * How a contract that ends early is refunded: by the days left, or cover by cover for what is not used up. The
   * contract says which.
   */
  readonly endings: 'by_days' | 'by_cover'
  /** Never covered, whatever the answers. */
  readonly exclusions: readonly string[]
  /** The JSON that it was read from, used to prepare the next tariff. */
  readonly file: unknown
}
