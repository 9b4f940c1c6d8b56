import { randomBytes } from 'node:crypto'
import { drawKey, KEY_BYTES, openBytes, sealBytes } from './sealing.ts'

/** Each health document has its own key, stored encrypted in its row. */
export interface PaperKeys {
  /** A new key for a file, plain and encrypted for its row alone. */
  draw(fileId: string): { readonly key: Buffer; readonly sealed: Buffer }
  /** Throws unless the file, the secret and the bytes match those that were encrypted. */
  open(fileId: string, sealed: Buffer): Buffer
  /** Re-encrypts with the current secret; null when it already is. */
  sealAnew(fileId: string, sealed: Buffer): Buffer | null
}

/** Uses the secret of the settings. The previous secret still decrypts but no longer encrypts. */
export function createPaperKeys(secret: string, previous: string | null): PaperKeys {
  const today = drawKey(secret, 'health paper key')
  const before = previous === null ? null : drawKey(previous, 'health paper key')
  const openedToday = (fileId: string, sealed: Buffer) => {
    try {
      return openBytes(today, fileId, sealed)
    } catch (error) {
      if (before === null) throw error
      return null
    }
  }
  const open = (fileId: string, sealed: Buffer) =>
    openedToday(fileId, sealed) ?? openBytes(before ?? today, fileId, sealed)
  return {
    draw(fileId) {
      const key = randomBytes(KEY_BYTES)
      return { key, sealed: sealBytes(today, fileId, key) }
    },
    open,
    sealAnew: (fileId, sealed) =>
      openedToday(fileId, sealed) === null ? sealBytes(today, fileId, open(fileId, sealed)) : null,
  }
}
