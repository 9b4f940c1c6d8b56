import {
  readSummary,
  type SignedSummary,
  signedText,
} from '@sillage/domain/documents/signed-summary.ts'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/**
 * Verifies a QR code by its signature alone, without any request. Null when the URL carries no summary, « forged »
 * when none of our keys signed it with this code.
 */
export async function readSignedCode(
  { code, payload }: { code: string; payload: string },
  keys: readonly string[],
): Promise<SignedSummary | 'forged' | null> {
  const [summaryPart, signed] = payload.replace(/^#/, '').split('.')
  if (!summaryPart || !signed) return null
  const [text, signature] = [bytesOf(summaryPart), bytesOf(signed)]
  if (!text || !signature) return 'forged'
  const summary = new TextDecoder().decode(text)
  const content = new TextEncoder().encode(signedText(code, summary))
  for (const key of keys)
    if (await isSignedBy(key, signature, content)) return readSummary(summary) ?? 'forged'
  return 'forged'
}

async function isSignedBy(key: string, signature: BufferSource, content: BufferSource) {
  const spki = bytesOf(key)
  if (!spki) return false
  const publicKey = await crypto.subtle.importKey('spki', spki, ALGORITHM, false, ['verify'])
  return crypto.subtle.verify(ALGORITHM, publicKey, signature, content)
}

/** Decodes base64 or base64url; null when invalid. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}
