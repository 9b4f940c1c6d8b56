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
import type { ComplaintLetter } from './complaint-sheet.ts'
import type { Insurer, IssuedPaper, Policyholder } from './parties.ts'

/**
 * The data of a quote or a contract, as plain JSON: cents for money, `YYYY-MM-DD` for days, UTC ISO 8601 for instants.
 */
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

/** Without `signature`, the document presented for signature; the signed one carries the SHA-256 of that content. */
export interface ContractDocument extends PolicyDocument {
  contractId: string
  origin: ContractOrigin
  signature?: Signature | undefined
  /** Where anyone can verify the signed document. */
  verification?: Verification | undefined
  /** One for each cover, in the order of the tariff; absent from contracts made before they were kept. */
  coverPeriods?: readonly { code: string; label: string; from: string; until: string }[] | undefined
  /** Version of its general conditions. */
  termsVersion: string
  /** For an extension: the contract first signed, whose withdrawal period it shares. */
  firstSigned?: { at: string; period: { start: string; end: string } } | undefined
  /** Absent from contracts signed before instalments were kept. */
  payment?: PrintedPayment | undefined
  /** For an extension or a renewal: the contract that it continues, its last day and its total price. */
  continued?:
    | { contractId: string; lastDay: string; cents: number; isMoved?: boolean | undefined }
    | undefined
}

/** How a contract is paid. */
export interface PrintedPayment {
  method: 'direct_debit' | 'transfer'
  instalments: readonly { dueOn: string; cents: number }[]
  /** The insurer's account. */
  iban: string
  mandate?:
    | {
        /** Whether it is signed with this contract; otherwise an existing one goes on. */
        isNew: boolean
        reference: string
        ics: string
        creditor: string
        creditorAddress: readonly string[]
        holder: string
        holderAddress: readonly string[]
        /** Complete in the document; masked in the stored content. */
        iban: string
      }
    | undefined
}

/** The notice (« avis d’échéance ») or receipt (« quittance ») of a due. */
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
  /** The content of the transfer's QR code. */
  transferCode: string
  /** For a receipt: the day of the last payment, and the methods used. */
  paid: { on: string; by: readonly ('direct_debit' | 'transfer' | 'card')[] } | null
  /** The end of the contract, when it has one that it was not signed for. */
  ended: { on: string; isWithdrawal: boolean } | null
  /** Of the whole contract that the due belongs to. */
  period: { start: string; end: string }
  price: { lines: readonly PriceRow[]; reference: ReferencePremium | null }
}

/** The common part of letters about unpaid premiums (code des assurances, L113-3 and R113-1). */
export interface RegisteredLetter {
  contractId: string
  productLabel: string
  recipient: string
  addressLines: readonly string[]
  /** Outside France, where it is posted with a receipt. */
  isAbroad: boolean
  insurer: Insurer
  draftedOn: string
  creditor: { name: string; iban: string }
}

export interface FormalNoticeDocument extends RegisteredLetter {
  /** The last day of the contract. */
  endsOn: string
  dues: readonly { dueOn: string; reference: string; cents: number }[]
  /** The content of the transfer's QR code; null when there are several dues to pay. */
  transferCode: string | null
}

/** Posted on the last day of the contract. */
export interface TerminationDocument extends RegisteredLetter {
  /** Whether insurance is compulsory for what it covers. */
  isMotor: boolean
  notice: { postedOn: string; number: string; suspendedOn: string }
  remainingCents: number
  givenUpCents: number
  paidBackCents: number
}

interface Answer {
  /** The topic in a word or two, as the first page has no room for the question. */
  topic?: string | undefined
  question: string
  answer: string
}

export interface Trip {
  departure: string
  arrival: string
  format: 'car' | 'train' | 'flight'
}

interface Price {
  /** With all taxes, without the contribution. */
  cents: number
  /** base + factors = covers; covers + fee + taxes + funds = `cents`. There is no line for the total. */
  lines: readonly PriceRow[]
}

export interface PriceRow {
  /** `fund` is a flat levy, never refunded. */
  kind: 'base' | 'factor' | 'cover' | 'fee' | 'tax' | 'fund' | 'total'
  code: string
  label: string
  cents: number
  /** How the amount is calculated: a coefficient, a rate. */
  detail?: string | undefined
}

export interface Contribution {
  option: 'renewable_energy' | 'tree_planting'
  cents: number
  estimatedKg: number
  uncertaintyPercent: number
  factorSet: string
  /** What the estimate is based on, in words. */
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
  /** Whether the request contained the consent sentence and its acceptance. */
  isConsentSent: boolean
  /** Each accepted separately, besides the consent. */
  declarations: readonly string[]
  /** By the device's clock, as reported by the page. */
  openedDocuments: readonly { title: string; openedAt: string }[]
  /** As recorded by the server. */
  deliveredDocuments: readonly {
    title: string
    deliveredAt: string
    tariffVersion: string
    /** Version of the product’s texts; absent for documents given before it was kept. */
    termsVersion?: string | null
    sha256: string
  }[]
}

/** The certificate of a product; for a car, the Mémo Véhicule Assuré (Code des assurances, R211-14-0-1). */
export interface AttestationDocument extends IssuedPaper {
  period: { start: string; end: string }
  /** The instant from which its covers are effective; null for a contract older than the record. */
  takesEffect: string | null
  covered: readonly string[]
  /** The day on which the file of insured vehicles registered it. */
  registeredOn: string | null
  tariff: Tariff
  choices: Choices
  /** The answers given, by question. */
  answers: Readonly<Record<string, string>>
}

/** The « relevé d’information » of a motor vehicle. */
export type ClaimsHistoryDocument = IssuedPaper & { history: ClaimsHistoryReply }

/** The standardised product document (IPID) of Regulation (EU) 2017/1469. */
export interface InformationDocument {
  tariff: Tariff
  /** The answer that selects one level of cover; null for every level. */
  level: string | null
  /** Version of the texts; undefined for those in force, null for the first. */
  terms?: string | null | undefined
}

export interface ConditionsDocument {
  tariff: Tariff
  terms?: string | null | undefined
}

/** The data of every template, by template name. */
export interface Documents {
  quote: QuoteDocument
  contract: ContractDocument
  attestation: AttestationDocument
  ending: EndingDocument
  'plate-change': PlateChangeDocument
  due: DueDocument
  'formal-notice': FormalNoticeDocument
  termination: TerminationDocument
  'complaint-letter': ComplaintLetter
  'claims-history': ClaimsHistoryDocument
  information: InformationDocument
  conditions: ConditionsDocument
  acknowledgement: ClaimDocument
  'claim-decision': ClaimDocument
  'claim-summary': ClaimDocument
  statement: StatementDocument
}
