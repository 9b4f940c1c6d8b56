import type { Verification } from '../verification/verification.ts'
import { groupHexadecimal } from './document-text.ts'

/** The code in letters; what is scanned is drawn where the document is made. */
export function verificationSheet({ code, url, keyFingerprint }: Verification) {
  return { code, url, key: groupHexadecimal(keyFingerprint.slice(0, 32)) }
}
