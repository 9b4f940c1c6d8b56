import type { ProductId } from '@sillage/domain/products/names.ts'
import type { Verification } from '../verification/verification.ts'

export interface Insurer {
  name: string
  /** One line under the name, such as "Société fictive de démonstration". */
  description: string
  addressLines: readonly string[]
  /** What readers must know about the company: a sentence at the end of the terms. */
  notice: string
  assistance: string
  complaintsEmail: string
  dataProtectionEmail: string
  /** The ombudsman, with the texts used in documents and linked from a page. */
  mediator: { name: string; addressLines: readonly string[]; website: string; words: string }
}

export interface Policyholder {
  /** The company's name, if there is one. */
  name: string
  /** The formatted SIREN, and who signs for the company in what capacity; absent for a natural person. */
  company?: { siren: string; signer: string } | undefined
  email: string
  addressLines: readonly string[]
  /** Consumer rights, such as withdrawal, belong to natural persons acting outside their profession. */
  professional: boolean
}

/** A document about a contract, issued on request: sealed, and verifiable by its code. */
export interface IssuedPaper {
  contractId: string
  product: ProductId
  policyholder: Policyholder
  insurer: Insurer
  issuedAt: string
  verification: Verification
}
