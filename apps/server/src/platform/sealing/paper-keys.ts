import { randomBytes } from 'node:crypto'
import { drawKey, KEY_BYTES, openBytes, sealBytes } from './sealing.ts'

/** Each paper that is kept apart has a key of its own, which lies sealed beside its row. */
export interface PaperKeys {
  /** A new key for a file, and the same sealed for its row alone. */
  draw(fileId: string): { readonly key: Buffer; readonly sealed: Buffer }
  /** Throws where the file, the secret or the bytes are not those that sealed it. */
  open(fileId: string, sealed: Buffer): Buffer
  /** Sealed by the secret of today; null where it is. */
  sealAnew(fileId: string, sealed: Buffer): Buffer | null
}

/** By the secret of the settings. What the secret before has sealed still opens; it seals nothing. */
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
