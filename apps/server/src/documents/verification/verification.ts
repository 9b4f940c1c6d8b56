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
