import type { AboutCovers } from '../documents/about-covers.ts'
import type { Choices } from '../subscription/choices.ts'
import type { Tariff } from '../subscription/tariff.ts'
import { formatDay } from '../values/day.ts'
import type { Period } from '../values/period.ts'
import type { Advice, AnswerTo, Known } from './advice.ts'

/** What is known of a contract when it is certified. */
export interface Certified {
  readonly contractId: string
  readonly insurer: { readonly name: string; readonly address: string; readonly assistance: string }
  /** The address is empty for a contract signed before it was asked for. */
  readonly policyholder: { readonly name: string; readonly address: string }
  readonly period: Period
  /** The day and the time from which it covers; null for a contract that did not keep it. */
  readonly begins: string | null
  readonly issuedOn: Temporal.PlainDate
  readonly answerTo: AnswerTo
  /** When the file of insured vehicles took it; null before, and for what is no motor vehicle. */
  readonly registeredOn: Temporal.PlainDate | null
  readonly tariff: Tariff
  readonly choices: Choices
}

/** Words of a person stand here, so strong ones are said apart and not by marks. */
export type Words = readonly (string | { readonly strong: string })[]

/** One thing that a certificate states. */
export interface Fact {
  readonly label: string
  readonly value: Words
}

/** What proves to others that somebody is insured. */
export interface Certificate {
  readonly title: string
  /** The large line above, cut where it breaks. */
  readonly heading: (known: Certified) => readonly string[]
  readonly facts: (known: Certified) => readonly Fact[]
  /** With the marks of `inlineParts`. */
  readonly notes: (known: Certified) => readonly string[]
}

/** What the papers of a product say that those of another don't. Texts carry the marks of `inlineParts`. */
export interface Papers {
  readonly certificate: Certificate
  /** What quote and contract say of the needs stated, and of what answers them. */
  readonly advice: (known: Known) => Advice
  /** What a contract says to do on a claim. Delays: code des assurances, L113-2 and L125-2. */
  readonly claimTerms: {
    readonly delays: readonly (AboutCovers & { readonly event: string; readonly delay: string })[]
    readonly steps: readonly (AboutCovers & { readonly text: string })[]
    readonly afterwards: { readonly title: string; readonly text: string }
  }
  /** What the letters of a claim say besides its own data. */
  readonly claimLetters: {
    /** With the acknowledgement: what the law wants said at the first contact. */
    readonly rights: readonly string[]
    /** With the decision, for a nature: what it changes beside the indemnity. */
    readonly effects: (natureId: string) => readonly string[]
  }
  /** What it says of its cancellation, besides what every contract says. */
  readonly cancellationTerms: {
    readonly warning: string | null
    /** What ends the contract of this product alone (code des assurances, L121-11). */
    readonly changes: string | null
  }
  /** What whoever left is reminded of. */
  readonly endingNote: string | null
}

const ADDRESS_UNKNOWN = 'adresse non renseignée à la signature'

/** The facts that every certificate states. */
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
