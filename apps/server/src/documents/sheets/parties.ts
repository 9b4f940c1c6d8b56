import type { ProductId } from '@sillage/domain/products/names.ts'
import type { Verification } from '../verification/verification.ts'

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
  /** Whom a customer may turn to: the words of papers, and what a page makes links of. */
  mediator: { name: string; addressLines: readonly string[]; website: string; words: string }
}

export interface Policyholder {
  /** Of the company where there is one. */
  name: string
  /** Its SIREN as it is read, and who signs for it in what capacity; absent of a natural person. */
  company?: { siren: string; signer: string } | undefined
  email: string
  addressLines: readonly string[]
  /** Consumer rights such as the right of withdrawal hold for natural persons acting outside their profession. */
  professional: boolean
}

/** A paper that says of a contract what somebody asks to see: sealed, and checked by its code. */
export interface IssuedPaper {
  contractId: string
  product: ProductId
  policyholder: Policyholder
  insurer: Insurer
  issuedAt: string
  verification: Verification
}
