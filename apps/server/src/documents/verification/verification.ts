/** How an issued document can be verified. */
export interface Verification {
  /** As printed: four groups of five. */
  code: string
  url: string
  /** The content of the QR code: the address followed by a signed summary. */
  scanned: string
  /** SHA-256, in hexadecimal, of the public key that verifies the summary. */
  keyFingerprint: string
}
