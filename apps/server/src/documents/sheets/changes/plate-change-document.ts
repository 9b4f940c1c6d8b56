import type { ProductId } from '@sillage/domain/products/names.ts'
import type { Verification } from '../../verification/verification.ts'
import type { Insurer, Policyholder } from '../parties.ts'

/** A signed change of registration: the plate before and after. */
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
  /** Absent from the version presented for signature. */
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
