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

/** What a product emits: its trips; the yearly driving of a car; or nothing that is estimated. */
export type Emissions = Travelling | Driving | { readonly of: 'nothing' }

export interface Travelling {
  readonly of: 'trips'
  /** How many people make the trips; 1 while it is not answered. */
  readonly travellers: (choices: Choices) => number
}

export interface Driving {
  readonly of: 'driving'
  /** The question answered by the kilometres of a year. */
  readonly kilometresQuestion: string
  /** The car that the answers describe; null while they don't. */
  readonly describedCar: (choices: Choices, today: Temporal.PlainDate) => CarProfile | null
}

/** The countries that the ministry of foreign affairs formally advises against, all of each, on a day. */
export interface AdvisedAgainst {
  /** `2026-11-25`. */
  readonly asOf: string
  /** Codes of ISO 3166-1. */
  readonly countries: readonly string[]
}

/** Zones of which each holds those before it. */
export interface TripZones {
  /** The question whose answers they are. */
  readonly question: string
  /** The question that is answered by the places themselves, in free words. */
  readonly destination: string
  /** Ids of the answers, the nearest first. */
  readonly ranked: readonly string[]
  /** The first that holds a country, by its code of ISO 3166-1. */
  readonly zoneOf: (country: string) => string
  /** The countries that no zone holds, as last known here; an operator gives a newer list. */
  readonly advisedAgainst: AdvisedAgainst
}

/** Why the law leaves a contract without the right of withdrawal (code des assurances, L112-2-1). */
export interface NoWithdrawal {
  readonly because: string
  /** What a screen says. */
  readonly message: string
  /** What the contract says. */
  readonly term: string
}

/**
 * A motor vehicle, whose insurance is compulsory (code des assurances, L211-1): the file of insured vehicles receives its
 * cover (L451-2), and its insurer states what happened in it (R113-12).
 */
export interface Motor {
  /** The question that is answered by its registration. */
  readonly plateQuestion: string
  /** Its registration as it was answered; empty when it was not asked. */
  readonly plate: (answerTo: AnswerTo) => string
  /** What remains to who is refused by a rule of ours, by the code of the refusal. */
  readonly afterRefusal: Readonly<Record<string, string>>
  /** What an accident statement asks of the insured and is answered already. */
  readonly statement: (answerTo: AnswerTo) => StatementSide['texts']
}

/** A sentence that whoever cancels reads first. */
export interface Warning {
  readonly code: string
  readonly message: string
}

/**
 * What is known of one product without its tariffs and its texts: little enough for a page of the web. Whoever needs to
 * know something of a contract asks its product what it has; nobody outside this folder asks which product it is.
 */
export interface Traits<Id extends string = string, Label extends string = string> {
  /** As data and addresses of the API write it. It never changes: rows keep it. */
  readonly id: Id
  /** As paths and screens write it. */
  readonly label: Label
  /** What it insures, in one sentence. */
  readonly promise: string
  /** Rating questions whose average answer is that of most people: a first price does without them. */
  readonly asksLast: readonly string[]
  /** Whether a contract carries trips; at least one, then. */
  readonly trips: boolean
  /** The zones between which the trips choose; null where none is asked. */
  readonly zones: TripZones | null
  readonly emissions: Emissions
  /** Null for what is no motor vehicle. */
  readonly motor: Motor | null
  /** What is answered of people has against what was chosen. */
  readonly people: (given: GivenPeople) => readonly Contradiction[]
  /** Codes of the covers that run from the signature until the first day: what keeps one from leaving is insured. */
  readonly coversUntilDeparture: readonly string[]
  /** What those covers still bring to whoever signs on the first day; null without any. */
  readonly departingToday: string | null
  /** Null where a contract of this period can be renounced within 14 days. */
  readonly noWithdrawal: (period: Period) => NoWithdrawal | null
  /** Why the law lets someone leave early; what they answer beside their own reason. */
  readonly endingGrounds: readonly EndingGround[]
  /** Besides that covers end at once. */
  readonly cancellationWarnings: readonly Warning[]
  /** What people call what is insured: « Renault Clio AB-123-CD », « Paris – Barcelone ». Empty when nothing tells. */
  readonly insured: (
    answerTo: AnswerTo,
    trips: readonly { departure: string; arrival: string }[],
  ) => string
  /** What is insured, masked: what the verification of a paper shows. Empty when nothing tells. */
  readonly maskedInsured: (answerTo: AnswerTo) => string
}

/** What every tariff of a product keeps to, whoever sets its numbers. */
export interface RatingRules {
  /** By question, answers from the least to the greatest risk: none is cheaper than the one before. */
  readonly ordered: Readonly<Record<string, readonly string[]>>
  /** Lengths whose weight the general conditions print: they change with them. */
  readonly printedDays: readonly number[]
  /** What the answers to some questions may multiply a cover by at most, all together, and the law that says so. */
  readonly capped: readonly {
    readonly cover: string
    readonly questions: readonly string[]
    readonly most: number
    readonly law: string
  }[]
}

/** What of a product only its claims ask for. */
export interface ProductNatures<Id extends string = string> {
  readonly id: Id
  /** When to call the assistance, before anything is declared. */
  readonly assistance: string
  /** The natures of a claim, in the order in which they are offered. */
  readonly natures: readonly Nature[]
}

/** What a product offers to whoever answers its questions. */
export interface Suggestions {
  /** To a question that is answered in free words, by what the others say; anything else may be written. */
  readonly texts: Readonly<Record<string, (answerTo: AnswerTo) => readonly string[]>>
  /** The question whose answers begin with the department of a home. */
  readonly homeDepartment: string
}

/** All that is known of one product. */
export interface Product extends Traits {
  /** Every tariff ever in force. A tariff that made a contract is never edited: a new version is added. */
  readonly tariffs: readonly Tariff[]
  readonly rating: RatingRules
  /** General conditions and information document, the latest last: a version is added, none is edited. */
  readonly terms: readonly Terms[]
  readonly papers: Papers
  /** The « relevé d’information »; null for what is no motor vehicle. */
  readonly claimsHistory: ClaimsHistoryOf | null
  readonly claimsHandling: ClaimsHandling
}
