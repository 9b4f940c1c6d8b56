import type { Verification } from '../verification/verification.ts'
import { groupHexadecimal } from './document-text.ts'

/** The code as text; the QR code is drawn when the document is made. */
export function verificationSheet({ code, url, keyFingerprint }: Verification) {
  return { code, url, key: groupHexadecimal(keyFingerprint.slice(0, 32)) }
}
