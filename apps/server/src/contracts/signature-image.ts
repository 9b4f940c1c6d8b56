import { PNG } from 'pngjs'
import { DomainError } from '../platform/http/domain-error.ts'
import { CONTRACT_REFUSALS } from './contracts.messages.ts'
import { hasItsPixels } from './png-pixels.ts'

const PREFIX = 'data:image/png;base64,'
const MOST_BYTES = 500_000
const WIDEST = 2000
const HIGHEST = 1000
const PNG_MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Fewer marked pixels than this are a slip of the pen, not a signature. */
const FEWEST_INKED = 30

/**
 * Reads a signature sent as a PNG data URL and encodes its pixels anew, so that nothing but a picture
 * is kept. Refused (422) when it isn't one, is larger than 2000 x 1000, or is blank.
 */
export function readSignature(
  dataUrl: string,
  missing: string = CONTRACT_REFUSALS.signatureMissing,
): Buffer {
  if (dataUrl === '') throw refused('signature.missing', missing)
  if (!dataUrl.startsWith(PREFIX)) throw refused('signature.not_png', 'Signature invalide')
  const bytes = Buffer.from(dataUrl.slice(PREFIX.length), 'base64')
  if (bytes.length > MOST_BYTES)
    throw refused('signature.too_large', 'Signature trop lourde (500 ko au plus)')
  checkHeader(bytes)
  const picture = decode(bytes)
  if (inkedPixels(picture) < FEWEST_INKED)
    throw refused('signature.blank', `La signature est vide. ${missing}`)
  return PNG.sync.write(picture, { deflateLevel: 9 })
}

/** The size stands in the header: read before decoding, so that a small file can't unpack to gigabytes. */
function checkHeader(bytes: Buffer) {
  const isPng =
    bytes.length >= 33 &&
    bytes.subarray(0, 8).equals(PNG_MAGIC) &&
    bytes.toString('latin1', 12, 16) === 'IHDR' &&
    // the decoder unpacks interlaced pixels without a limit
    bytes[28] === 0
  if (!isPng) throw refused('signature.not_png', 'Signature invalide')
  const width = bytes.readUInt32BE(16)
  const height = bytes.readUInt32BE(20)
  if (width === 0 || height === 0 || width > WIDEST || height > HIGHEST)
    throw refused('signature.size', `Signature invalide (${WIDEST} × ${HIGHEST} pixels au plus)`)
}

function decode(bytes: Buffer): PNG {
  if (!hasItsPixels(bytes)) throw refused('signature.not_png', 'Signature invalide')
  try {
    return PNG.sync.read(bytes)
  } catch {
    throw refused('signature.not_png', 'Signature invalide')
  }
}

/** Pixels that show on white paper. */
function inkedPixels({ data }: PNG): number {
  let inked = 0
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255
    const light = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3
    if ((255 - light) * alpha > 60) inked++
  }
  return inked
}

function refused(code: string, message: string): DomainError {
  return new DomainError({
    status: 422,
    code,
    message,
    errors: [{ path: 'signatureData', message }],
  })
}
