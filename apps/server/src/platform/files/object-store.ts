import type { Readable } from 'node:stream'

/** A place for files. A key is the SHA-256 of the bytes; a preview has that of its picture, with `.webp`. */
export interface ObjectStore {
  has(key: string): Promise<boolean>
  /** Keeps a file whole or not at all. */
  put(key: string, path: string): Promise<void>
  get(key: string): Promise<Readable>
  /** Rejects while the store doesn't answer. */
  probe(): Promise<unknown>
  /** What is not there is deleted already. */
  delete(key: string): Promise<void>
}

/** Where the preview of a picture lies. */
export const previewOf = (key: string) => `${key}.webp`
