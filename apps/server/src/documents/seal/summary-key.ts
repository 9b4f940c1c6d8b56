import {
  createECDH,
  createPrivateKey,
  createPublicKey,
  hash,
  hkdfSync,
  type KeyObject,
  sign,
} from 'node:crypto'
import {
  type SignedSummary,
  signedText,
  writeSummary,
} from '@sillage/domain/documents/signed-summary.ts'

/** Signs the content of QR codes; anyone can check it with the public key. */
export interface SummaryKey {
  /** SHA-256 of the public key, in hexadecimal: printed on each document. */
  readonly fingerprint: string
  /** SubjectPublicKeyInfo, in base64. */
  readonly publicKey: string
  /** The part after the address in a QR code. */
  payload(code: string, summary: SignedSummary): string
}

/**
 * An ECDSA key on P-256, supported by every browser, with 64-byte signatures whatever the seal's key is. It is derived
 * from the seal's key, so that the operator has nothing more to keep.
 */
export function deriveSummaryKey(seal: KeyObject): SummaryKey {
  const secret = seal.export({ type: 'pkcs8', format: 'der' })
  const pair = createECDH('prime256v1')
  // a value beyond the order of the curve, which is refused, comes up once in four billion keys
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'sillage verification', 32)))
  const point = pair.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: pair.getPrivateKey('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' })
  return {
    fingerprint: hash('sha256', spki),
    publicKey: spki.toString('base64'),
    payload: (code, summary) => {
      const text = writeSummary(summary)
      const signature = sign('sha256', Buffer.from(signedText(code, text)), {
        key,
        dsaEncoding: 'ieee-p1363',
      })
      return `${Buffer.from(text).toString('base64url')}.${signature.toString('base64url')}`
    },
  }
}
