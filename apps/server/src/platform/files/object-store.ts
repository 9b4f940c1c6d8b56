import type { Readable } from 'node:stream'

/** A store of files. A key is the SHA-256 of the bytes; the key of a preview is its picture's with `.webp`. */
export interface ObjectStore {
  has(key: string): Promise<boolean>
  /** Stores a file atomically. */
  put(key: string, path: string): Promise<void>
  get(key: string): Promise<Readable>
  /** Rejects while the store doesn't respond. */
  probe(): Promise<unknown>
  /** Deleting a missing object succeeds. */
  delete(key: string): Promise<void>
}

/** The key of a picture's preview. */
export const previewOf = (key: string) => `${key}.webp`
