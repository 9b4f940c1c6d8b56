/** Bytes from the end of a file searched for its seal: the signature takes 16 kB of them. */
const SEAL_BYTES = 40_000
const ADDRESS = /\/verification\/([0-9A-Z]{5}(?:-[0-9A-Z]{5}){3})\)/g

/** The code that the seal of a document names, even when the rest of the file was changed; null without one. */
export function codeInFile(bytes: Uint8Array): string | null {
  const end = new TextDecoder('latin1').decode(bytes.subarray(-SEAL_BYTES))
  return Array.from(end.matchAll(ADDRESS)).at(-1)?.[1] ?? null
}

export function hexadecimal(digest: ArrayBuffer): string {
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
