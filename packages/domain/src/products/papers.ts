import type { AboutCovers } from '../documents/about-covers.ts'
import type { Choices } from '../subscription/choices.ts'
import type { Tariff } from '../subscription/tariff.ts'
import { formatDay } from '../values/day.ts'
import type { Period } from '../values/period.ts'
import type { Advice, AnswerTo, Known } from './advice.ts'

/** The facts of a contract that its certificate may state. */
export interface Certified {
  readonly contractId: string
  readonly insurer: { readonly name: string; readonly address: string; readonly assistance: string }
  /** `address` is empty for a contract signed before it was asked for. */
  readonly policyholder: { readonly name: string; readonly address: string }
  readonly period: Period
  /** The day and time from which it covers, in French; null for a contract that did not record them. */
  readonly begins: string | null
  readonly issuedOn: Temporal.PlainDate
  readonly answerTo: AnswerTo
  /** When the file of insured vehicles accepted it; null before, and for anything but a motor vehicle. */
  readonly registeredOn: Temporal.PlainDate | null
  readonly tariff: Tariff
  readonly choices: Choices
}

/** These texts include words typed by people, so strong ones are marked by structure and not by `**`. */
export type Words = readonly (string | { readonly strong: string })[]

/** One fact stated on a certificate. */
export interface Fact {
  readonly label: string
  readonly value: Words
}

/** A certificate of insurance, to show to others. */
export interface Certificate {
  readonly title: string
  /** The large heading, split at its line breaks. */
  readonly heading: (known: Certified) => readonly string[]
  readonly facts: (known: Certified) => readonly Fact[]
  /** May contain the marks of `inlineParts`. */
  readonly notes: (known: Certified) => readonly string[]
}

/** What the effects of a decision depend on. */
export interface DecidedClaim {
  readonly natureId: string
  /** Those of the contract that it was declared on. */
  readonly choices: Choices
  readonly isRefused: boolean
  /** Whether a person established a share of the fault, under a contract in force. */
  readonly isFaultShared: boolean
}

/** The texts specific to the documents of one product. They may contain the marks of `inlineParts`. */
export interface Papers {
  readonly certificate: Certificate
  /** What a quote and a contract say about the stated needs and how it meets them. */
  readonly advice: (known: Known) => Advice
  /** The contract's instructions for a claim. Delays: code des assurances, L113-2 and L125-2. */
  readonly claimTerms: {
    readonly delays: readonly (AboutCovers & { readonly event: string; readonly delay: string })[]
    readonly steps: readonly (AboutCovers & { readonly text: string })[]
    readonly afterwards: { readonly title: string; readonly text: string }
  }
  /** What claim letters say in addition to the data of the claim. */
  readonly claimLetters: {
    /** In the acknowledgement: what the law requires to be said at the first contact. */
    readonly rights: readonly string[]
    /** In the decision: its effects other than the indemnity. */
    readonly effects: (decided: DecidedClaim) => readonly string[]
  }
  /** What it says about cancellation, besides what every contract says. */
  readonly cancellationTerms: {
    readonly warning: string | null
    /** The events that end only a contract of this product (code des assurances, L121-11). */
    readonly changes: string | null
  }
  /** A reminder after a contract has ended. */
  readonly endingNote: string | null
}

const ADDRESS_UNKNOWN = 'adresse non renseignée à la signature'

/** Facts stated on every certificate. */
export const USUAL_FACTS = {
  insurer: ({ insurer }: Certified): Fact => ({
    label: 'Assureur',
    value: [{ strong: insurer.name }, `, ${insurer.address}`],
  }),
  policyholder: ({ policyholder }: Certified): Fact => ({
    label: 'Souscripteur',
    value: [{ strong: policyholder.name }, `, ${policyholder.address || ADDRESS_UNKNOWN}`],
  }),
  contract: ({ contractId }: Certified): Fact => ({
    label: 'Numéro du contrat',
    value: [contractId],
  }),
  issued: ({ issuedOn }: Certified): Fact => ({
    label: 'Date d’établissement',
    value: [formatDay(issuedOn)],
  }),
  period: ({ period, begins }: Certified): Fact => ({
    label: 'Période',
    value: [
      { strong: `du ${begins ?? formatDay(period.start)} au ${formatDay(period.end)} à 24\u00a0h` },
    ],
  }),
} as const
