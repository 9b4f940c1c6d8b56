import type { CarProfile } from '../carbon/own-car.ts'
import type { Nature } from '../claims/nature.ts'
import type { StatementSide } from '../claims/statement/statement.ts'
import type { Contradiction } from '../contracts/contradiction.ts'
import type { Terms } from '../documents/terms.ts'
import type { Choices } from '../subscription/choices.ts'
import type { GivenPeople } from '../subscription/people/given-people.ts'
import type { Tariff } from '../subscription/tariff.ts'
import type { Period } from '../values/period.ts'
import type { AnswerTo } from './advice.ts'
import type { ClaimsHandling } from './claims-handling.ts'
import type { ClaimsHistoryOf } from './claims-history.ts'
import type { EndingGround } from './ending-grounds.ts'
import type { Papers } from './papers.ts'

/** The source of a product's emissions: its trips, the yearly driving of a car, or none that is estimated. */
export type Emissions = Travelling | Driving | { readonly of: 'nothing' }

export interface Travelling {
  readonly of: 'trips'
  /** How many people make the trips; 1 until answered. */
  readonly travellers: (choices: Choices) => number
}

export interface Driving {
  readonly of: 'driving'
  /** The question about the kilometres driven in a year. */
  readonly kilometresQuestion: string
  /** The car described by the answers; null while they don't describe one. */
  readonly describedCar: (choices: Choices, today: Temporal.PlainDate) => CarProfile | null
}

/** The countries that the ministry of foreign affairs formally advises against, in full, as of a day. */
export interface AdvisedAgainst {
  /** `2026-11-25`. */
  readonly asOf: string
  /** ISO 3166-1 codes. */
  readonly countries: readonly string[]
}

/** Zones, each of which includes those before it. */
export interface TripZones {
  /** The question that has the zones as answers. */
  readonly question: string
  /** The question about the destination, answered in free text. */
  readonly destination: string
  /** Ids of the answers, nearest zone first. */
  readonly ranked: readonly string[]
  /** The nearest zone that includes a country, by its ISO 3166-1 code. */
  readonly zoneOf: (country: string) => string
  /** The countries that no zone includes, as of this version; an operator may supply a newer list. */
  readonly advisedAgainst: AdvisedAgainst
}

/** Why the law gives no right of withdrawal for a contract (code des assurances, L112-2-1). */
export interface NoWithdrawal {
  readonly because: string
  /** Shown on screen. */
  readonly message: string
  /** Printed in the contract. */
  readonly term: string
}

/**
 * A motor vehicle, whose insurance is compulsory (code des assurances, L211-1): its cover is reported to the file of
 * insured vehicles (L451-2), and its insurer states its claims history (R113-12).
 */
export interface Motor {
  /** The question about its registration. */
  readonly plateQuestion: string
  /** Its registration from the answers; empty when it was not asked. */
  readonly plate: (answerTo: AnswerTo) => string
  /** What someone may still do after a refusal by one of our rules, by the code of the refusal. */
  readonly afterRefusal: Readonly<Record<string, string>>
  /** Prefills the insured's side of an accident statement from the answers. */
  readonly statement: (answerTo: AnswerTo) => StatementSide['texts']
}

/** A sentence to read before cancelling. */
export interface Warning {
  readonly code: string
  readonly message: string
}

/**
 * What is known of a product, except its tariffs and texts: small enough for a web page. Code that depends on the
 * product reads its traits; only this folder asks which product it is.
 */
export interface Traits<Id extends string = string, Label extends string = string> {
  /** Used in data and API addresses. Stored in the database, so it never changes. */
  readonly id: Id
  /** Used in paths and on screens. */
  readonly label: Label
  /** What it insures, in one sentence. */
  readonly promise: string
  /** Rating questions whose neutral answer is that of most people: a first price doesn't need them. */
  readonly asksLast: readonly string[]
  /** Whether a contract has trips; if so, at least one. */
  readonly trips: boolean
  /** The zones that trips must fit in; null when none is asked for. */
  readonly zones: TripZones | null
  readonly emissions: Emissions
  /** Null for anything but a motor vehicle. */
  readonly motor: Motor | null
  /** Contradictions between the answers about people and the choices. */
  readonly people: (given: GivenPeople) => readonly Contradiction[]
  /**
   * Codes of the covers that run from the signature until the first day: they insure against not being able to leave.
   */
  readonly coversUntilDeparture: readonly string[]
  /** What those covers still bring to someone who signs on the first day; null when there are none. */
  readonly departingToday: string | null
  /** Null when a contract of this period can be withdrawn from within 14 days. */
  readonly noWithdrawal: (period: Period) => NoWithdrawal | null
  /** Legal grounds to end a contract early, offered besides the policyholder's own reason. */
  readonly endingGrounds: readonly EndingGround[]
  /** Warnings besides the one that covers end at once. */
  readonly cancellationWarnings: readonly Warning[]
  /**
   * What people call the insured thing: « Renault Clio AB-123-CD », « Paris – Barcelone ». Empty when no answer
   * provides a name.
   */
  readonly insured: (
    answerTo: AnswerTo,
    trips: readonly { departure: string; arrival: string }[],
  ) => string
  /** The insured thing, masked, as shown when a document is verified. Empty when no answer provides a name. */
  readonly maskedInsured: (answerTo: AnswerTo) => string
}

/** Rules that every tariff of a product must follow, whoever sets its numbers. */
export interface RatingRules {
  /** By question, its answers by increasing risk: none may be cheaper than the one before. */
  readonly ordered: Readonly<Record<string, readonly string[]>>
  /** Lengths whose weight is printed in the general conditions: it can't change without them. */
  readonly printedDays: readonly number[]
  /** The most that the answers to some questions may multiply a cover by, all together, and the law that says so. */
  readonly capped: readonly {
    readonly cover: string
    readonly questions: readonly string[]
    readonly most: number
    readonly law: string
  }[]
}

/** What only the claims of a product need. */
export interface ProductNatures<Id extends string = string> {
  readonly id: Id
  /** When to call assistance, before declaring anything. */
  readonly assistance: string
  /** The natures of claim, in the order offered. */
  readonly natures: readonly Nature[]
}

/** Suggested answers to the questions of a product. */
export interface Suggestions {
  /** For a free-text question, suggestions from the other answers; anything else may be typed. */
  readonly texts: Readonly<Record<string, (answerTo: AnswerTo) => readonly string[]>>
  /** The question whose answers begin with the department of a home address. */
  readonly homeDepartment: string | null
  /** The question on the nights away, which the days of the contract give. */
  readonly nights: string | null
}

/** Everything about one product. */
export interface Product extends Traits {
  /** Every tariff ever in force. A tariff used for a contract is never edited: a new version is added. */
  readonly tariffs: readonly Tariff[]
  readonly rating: RatingRules
  /** General conditions and information document, latest last: versions are added, never edited. */
  readonly terms: readonly Terms[]
  readonly papers: Papers
  /** The « relevé d’information »; null for anything but a motor vehicle. */
  readonly claimsHistory: ClaimsHistoryOf | null
  readonly claimsHandling: ClaimsHandling
}
