import type { ContractOrigin } from '@sillage/domain/contracts/status.ts'
import type { Parts } from '@sillage/domain/payments/parts.ts'
import type { ReferencePremium } from '@sillage/domain/payments/reference-premium.ts'
import type { Advice } from '@sillage/domain/products/advice.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import type { Choices } from '@sillage/domain/subscription/choices.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import type { ClaimsHistoryReply } from '@sillage/wire/contracts/claims-history.ts'
import type { Verification } from '../verification/verification.ts'
import type { EndingDocument } from './changes/ending-document.ts'
import type { PlateChangeDocument } from './changes/plate-change-document.ts'
import type { ClaimDocument } from './claims/claim-document.ts'
import type { StatementDocument } from './claims/statement-sheet.ts'
import type { Insurer, IssuedPaper, Policyholder } from './parties.ts'

/** What a quote or a contract says, as plain JSON: cents for money, `YYYY-MM-DD` for days, UTC ISO 8601 for instants. */
export interface PolicyDocument {
  product: ProductId
  period: { start: string; end: string }
  issuedAt: string
  policyholder: Policyholder
  insurer: Insurer
  covered: readonly string[]
  notCovered: readonly string[]
  answers: readonly Answer[]
  trips: readonly Trip[]
  price: Price
  tariffVersion: string
  contribution?: Contribution | undefined
  advice: Advice
}

export interface QuoteDocument extends PolicyDocument {
  reference: string
}

/** Without `signature`: the document as presented for signature, the SHA-256 of whose content the signed one carries. */
export interface ContractDocument extends PolicyDocument {
  contractId: string
  origin: ContractOrigin
  signature?: Signature | undefined
  /** Of the signed document: where anyone checks it. */
  verification?: Verification | undefined
  /** Of each cover, in the order of the tariff; absent from contracts made before they were kept. */
  coverPeriods?: readonly { code: string; label: string; from: string; until: string }[] | undefined
  /** Of the general conditions that go with it. */
  termsVersion: string
  /** Of an extension: the contract first signed, whose right of withdrawal it shares. */
  firstSigned?: { at: string; period: { start: string; end: string } } | undefined
  /** Absent from contracts signed before instalments were kept. */
  payment?: PrintedPayment | undefined
  /** Of an extension or a renewal: the contract that it continues, its last day and what it cost in all. */
  continued?:
    | { contractId: string; lastDay: string; cents: number; isMoved?: boolean | undefined }
    | undefined
}

/** How a contract is paid. */
export interface PrintedPayment {
  method: 'direct_debit' | 'transfer'
  instalments: readonly { dueOn: string; cents: number }[]
  /** Of the insurer. */
  iban: string
  mandate?:
    | {
        /** Whether it is signed with this contract; else it goes on. */
        isNew: boolean
        reference: string
        ics: string
        creditor: string
        creditorAddress: readonly string[]
        holder: string
        /** Whole in the paper; masked in the content that is kept of it. */
        iban: string
      }
    | undefined
}

/** The notice of a due (« avis d’échéance »), or its receipt (« quittance »). */
export interface DueDocument {
  kind: 'notice' | 'receipt'
  contractId: string
  policyholder: Policyholder
  insurer: Insurer
  issuedAt: string
  rank: number
  dueOn: string
  method: 'direct_debit' | 'transfer'
  parts: Parts
  cents: number
  owedCents: number
  reference: string
  creditor: { name: string; iban: string }
  /** What the QR code of the transfer holds. */
  transferCode: string
  /** Of a receipt: the day of the last payment, and how each was made. */
  paid: { on: string; by: readonly ('direct_debit' | 'transfer' | 'card')[] } | null
  /** Of the whole contract, whose due this is. */
  period: { start: string; end: string }
  price: { lines: readonly PriceRow[]; reference: ReferencePremium | null }
}

/** What letters to somebody who has not paid share (code des assurances, L113-3 and R113-1). */
export interface RegisteredLetter {
  contractId: string
  productLabel: string
  recipient: string
  addressLines: readonly string[]
  /** Outside France: posted with a receipt. */
  isAbroad: boolean
  insurer: Insurer
  draftedOn: string
  creditor: { name: string; iban: string }
}

export interface FormalNoticeDocument extends RegisteredLetter {
  /** The last day of the contract. */
  endsOn: string
  dues: readonly { dueOn: string; reference: string; cents: number }[]
  /** What the QR code of the transfer holds; null where several are to be paid. */
  transferCode: string | null
}

/** Posted on the last day of the contract. */
export interface TerminationDocument extends RegisteredLetter {
  /** Whether what it insures must be insured by law. */
  isMotor: boolean
  notice: { postedOn: string; number: string; suspendedOn: string }
  remainingCents: number
  givenUpCents: number
  paidBackCents: number
}

export interface Answer {
  /** What the question is about, in a word or two: the first page has no room for the question. */
  topic?: string | undefined
  question: string
  answer: string
}

export interface Trip {
  departure: string
  arrival: string
  format: 'car' | 'train' | 'flight'
}

export interface Price {
  /** All taxes included, without the contribution. */
  cents: number
  /** base + factors = covers; covers + fee + taxes + funds = `cents`. The total needs no line. */
  lines: readonly PriceRow[]
}

export interface PriceRow {
  /** `fund` is a flat levy, which no refund gives back. */
  kind: 'base' | 'factor' | 'cover' | 'fee' | 'tax' | 'fund' | 'total'
  code: string
  label: string
  cents: number
  /** How the amount was found: a coefficient, a rate. */
  detail?: string | undefined
}

export interface Contribution {
  option: 'renewable_energy' | 'tree_planting'
  cents: number
  estimatedKg: number
  uncertaintyPercent: number
  factorSet: string
  /** What the estimate is of, in words. */
  basis?: string | undefined
}

export interface Signature {
  pngBase64: string
  method: 'drawn' | 'typed'
  signedAt: string
  /** SHA-256, in hexadecimal, of the same contract rendered without this member. */
  documentSha256: string
  accountId: string
  sessionId: string
  ipAddress: string
  userAgent: string
  consent: string
  /** Whether the request carried the sentence and its acceptance. */
  isConsentSent: boolean
  /** Accepted each by itself, beside the consent. */
  declarations: readonly string[]
  /** By the device's clock, as the page tells. */
  openedDocuments: readonly { title: string; openedAt: string }[]
  /** By the server's record. */
  deliveredDocuments: readonly {
    title: string
    deliveredAt: string
    tariffVersion: string
    /** Of the product’s texts; unknown for what was given before it was kept. */
    termsVersion?: string | null
    sha256: string
  }[]
}

/** What its product certifies: of a car, the Mémo Véhicule Assuré (Code des assurances, R211-14-0-1). */
export interface AttestationDocument extends IssuedPaper {
  period: { start: string; end: string }
  /** The instant from which its covers hold; null for a contract made before it was kept. */
  takesEffect: string | null
  covered: readonly string[]
  /** The day on which the file of insured vehicles took it. */
  registeredOn: string | null
  tariff: Tariff
  choices: Choices
  /** As they were answered, by question. */
  answers: Readonly<Record<string, string>>
}

/** The « relevé d’information » of a motor vehicle. */
export type ClaimsHistoryDocument = IssuedPaper & { history: ClaimsHistoryReply }

/** The standard sheet of Regulation (EU) 2017/1469. */
export interface InformationDocument {
  tariff: Tariff
  /** The answer that chooses one level of cover; every level without it. */
  level: string | null
  /** The version of the texts; those in force without it, the first for null. */
  terms?: string | null | undefined
}

export interface ConditionsDocument {
  tariff: Tariff
  terms?: string | null | undefined
}

/** The data of every template, by its name. */
export interface Documents {
  quote: QuoteDocument
  contract: ContractDocument
  attestation: AttestationDocument
  ending: EndingDocument
  'plate-change': PlateChangeDocument
  due: DueDocument
  'formal-notice': FormalNoticeDocument
  termination: TerminationDocument
  'claims-history': ClaimsHistoryDocument
  information: InformationDocument
  conditions: ConditionsDocument
  acknowledgement: ClaimDocument
  'claim-decision': ClaimDocument
  'claim-summary': ClaimDocument
  statement: StatementDocument
}
