import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

export const KEY_BYTES = 32
/** Bytes that encryption adds. */
export const SEAL_BYTES = IV_BYTES + TAG_BYTES

/** Derives the key of one purpose from a secret (HKDF, RFC 5869). */
export function drawKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `sillage ${purpose}`, KEY_BYTES))
}

/** Encrypts bytes bound to a place; opening them for another place throws. */
export function sealBytes(key: Buffer, place: string, bytes: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Throws unless the place, the key and the bytes match those that were encrypted. */
export function openBytes(key: Buffer, place: string, bytes: Uint8Array): Buffer {
  const iv = bytes.subarray(0, IV_BYTES)
  const tag = bytes.subarray(IV_BYTES, SEAL_BYTES)
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
  const opened = decipher.update(bytes.subarray(SEAL_BYTES))
  return Buffer.concat([opened, decipher.final()])
}
