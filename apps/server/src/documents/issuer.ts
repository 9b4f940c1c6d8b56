import { randomBytes } from 'node:crypto'
import { verificationCode } from '@sillage/domain/documents/verification-code.ts'
import { mustHoldNoConnection } from '../platform/database/database.ts'
import type { SealIdentity } from './cms-signature.ts'
import { demonstrationInsurer } from './demonstration-insurer.ts'
import type { Verification } from './document-data.ts'
import { sealPdf } from './pdf-seal.ts'

/** Who gives documents out: it draws their codes and seals them. */
export interface Issuer {
  newVerification(): Verification
  seal(pdf: Buffer, verification: Verification, sealedAt: Temporal.Instant): Buffer
}

export function createIssuer(identity: SealIdentity, publicUrl: string): Issuer {
  return {
    newVerification: () => {
      const code = verificationCode(randomBytes(20))
      return { code, url: `${publicUrl}/verification/${code}` }
    },
    seal: (pdf, { url }, sealedAt) => {
      mustHoldNoConnection('Sealing a document')
      return sealPdf(pdf, {
        identity,
        sealedAt,
        name: demonstrationInsurer.name,
        // the verification page finds the code here when a file was changed
        reason: `Vérifier ce document : ${url}`,
      })
    },
  }
}
