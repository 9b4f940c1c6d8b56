import { randomBytes } from 'node:crypto'
import type { SignedSummary } from '@sillage/domain/documents/signed-summary.ts'
import { verificationCode } from '@sillage/domain/documents/verification-code.ts'
import { mustHoldNoConnection } from '../platform/database/database.ts'
import type { SealIdentity } from './cms-signature.ts'
import { demonstrationInsurer } from './demonstration-insurer.ts'
import { type SealedPdf, sealPdf } from './pdf-seal.ts'
import { deriveSummaryKey, type SummaryKey } from './summary-key.ts'
import type { TimeStamper } from './time-stamp.ts'

/** How a document that was issued is checked. */
export interface Verification {
  /** As printed: four groups of five. */
  code: string
  url: string
  /** What the QR code holds: the address with a signed summary behind it. */
  scanned: string
  /** SHA-256, in hexadecimal, of the public key that checks the summary. */
  keyFingerprint: string
}

/** Who gives documents out: it draws their codes and seals them. */
export interface Issuer {
  /** Of the QR codes. */
  readonly summaryKey: SummaryKey
  newVerification(summary: SignedSummary): Verification
  seal(pdf: Buffer, verification: Verification, sealedAt: Temporal.Instant): Promise<SealedPdf>
}

export function createIssuer({
  identity,
  publicUrl,
  timeStamper = null,
}: {
  identity: SealIdentity
  publicUrl: string
  timeStamper?: TimeStamper | null
}): Issuer {
  const summaryKey = deriveSummaryKey(identity.key)
  return {
    summaryKey,
    newVerification: (summary) => {
      const code = verificationCode(randomBytes(20))
      const url = `${publicUrl}/verification/${code}`
      return {
        code,
        url,
        scanned: `${url}#${summaryKey.payload(code, summary)}`,
        keyFingerprint: summaryKey.fingerprint,
      }
    },
    seal: (pdf, { url }, sealedAt) => {
      mustHoldNoConnection('Sealing a document')
      return sealPdf(pdf, {
        identity,
        sealedAt,
        timeStamper,
        name: demonstrationInsurer.name,
        // the verification page finds the code here when a file was changed
        reason: `Vérifier ce document : ${url}`,
      })
    },
  }
}
