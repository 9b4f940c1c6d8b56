import { hash } from 'node:crypto'

/** The SHA-256 of a text or of bytes, as the database keeps it. */
export function sha256Of(content: string | NodeJS.ArrayBufferView): Buffer {
  return hash('sha256', content, 'buffer')
}
