import type { ClaimDocument } from './claim-document.ts'

/** What a quote or a contract says, as plain JSON: cents for money, `YYYY-MM-DD` for days, UTC ISO 8601 for instants. */
export interface PolicyDocument {
  product: 'car' | 'travel'
  period: { start: string; end: string }
  issuedAt: string
  policyholder: Policyholder
  insurer: Insurer
  covered: readonly string[]
  notCovered: readonly string[]
  answers: readonly Answer[]
  /** Empty for a car. */
  trips: readonly Trip[]
  price: Price
  tariffVersion: string
  contribution?: Contribution | undefined
}

export interface QuoteDocument extends PolicyDocument {
  reference: string
}

/** Without `signature`: the document as presented for signature, whose SHA-256 the signed one carries. */
export interface ContractDocument extends PolicyDocument {
  contractId: string
  origin: 'original' | 'extension' | 'renewal'
  signature?: Signature | undefined
  /** Of the signed document: where anyone checks it. */
  verification?: Verification | undefined
}

/** How a document that was issued is checked. */
export interface Verification {
  /** As printed: four groups of five. */
  code: string
  url: string
}

export interface Policyholder {
  name: string
  email: string
  addressLines: readonly string[]
  /** Consumer rights such as the right of withdrawal hold for natural persons acting outside their profession. */
  professional: boolean
}

export interface Insurer {
  name: string
  /** One line under the name, such as "Société fictive de démonstration". */
  description: string
  addressLines: readonly string[]
  /** What the reader must know of the company, in a sentence at the foot of the terms. */
  notice: string
  assistance: string
  complaintsEmail: string
  dataProtectionEmail: string
  mediator: { name: string; addressLines: readonly string[]; website: string }
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
  /** base + factors = covers; covers + taxes + funds = `cents`. The total needs no line. */
  lines: readonly PriceLine[]
}

export interface PriceLine {
  /** `fund` is a flat levy, which no refund gives back. */
  kind: 'base' | 'factor' | 'cover' | 'tax' | 'fund' | 'total'
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
  openedDocuments: readonly { title: string; openedAt: string }[]
}

/** The data of every template, by its name. */
export interface Documents {
  acknowledgement: ClaimDocument
  'claim-summary': ClaimDocument
  quote: QuoteDocument
  contract: ContractDocument
}
