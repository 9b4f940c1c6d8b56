import type { ProductId } from '@sillage/domain/products/names.ts'
import type { Verification } from '../../verification/verification.ts'
import type { Insurer, Policyholder } from '../parties.ts'

/** A signed change of the registration: what the contract carried, and carries since. */
export interface PlateChangeDocument {
  contractId: string
  product: ProductId
  policyholder: Policyholder
  insurer: Insurer
  issuedAt: string
  verification: Verification
  /** « Renault Clio », or empty. */
  car: string
  before: string
  plate: string
  consent: string
  /** Absent from what is presented to be signed. */
  signature?: {
    pngBase64: string
    method: 'drawn' | 'typed'
    documentSha256: string
    accountId: string
    sessionId: string
    ipAddress: string
    userAgent: string
    isConsentSent: boolean
  }
}
