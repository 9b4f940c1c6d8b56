import sharp from 'sharp'
import { DomainError, refuse } from '../../platform/http/domain-error.ts'
import { CONTRACT_REFUSALS } from '../contracts.messages.ts'
import { hasItsPixels } from './png-pixels.ts'
import { SIGNATURE_REFUSALS } from './signing.messages.ts'

const PREFIX = 'data:image/png;base64,'
const MOST_BYTES = 500_000
const WIDEST = 2000
const HIGHEST = 1000
const PNG_MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Fewer marked pixels than this are a slip of the pen, not a signature. */
const FEWEST_INKED = 30

/**
 * Reads a signature sent as a PNG data URL and encodes its pixels again, so that nothing but a picture is kept. Throws
 * 422 when it is not a PNG, is larger than 2000 x 1000, or is blank. Runs on worker threads, so that other requests are
 * served meanwhile.
 */
export async function readSignature(
  dataUrl: string,
  missing: string = CONTRACT_REFUSALS.signatureMissing,
): Promise<Buffer> {
  if (dataUrl === '') throw refused('signature.missing', missing)
  if (!dataUrl.startsWith(PREFIX)) throw refused('signature.not_png', SIGNATURE_REFUSALS.notPng)
  const bytes = Buffer.from(dataUrl.slice(PREFIX.length), 'base64')
  if (bytes.length > MOST_BYTES) throw refused('signature.too_large', SIGNATURE_REFUSALS.tooLarge)
  checkHeader(bytes)
  const { data, info } = await decode(bytes)
  if (isBlank(data)) throw refused('signature.blank', SIGNATURE_REFUSALS.blank(missing))
  return sharp(data, { raw: info }).png().toBuffer()
}

/** Reads the size from the header before decoding, so that a small file can't unpack to gigabytes. */
function checkHeader(bytes: Buffer) {
  const isPng =
    bytes.length >= 33 &&
    bytes.subarray(0, 8).equals(PNG_MAGIC) &&
    bytes.toString('latin1', 12, 16) === 'IHDR' &&
    // the decoder unpacks interlaced pixels without a limit
    bytes[28] === 0
  if (!isPng) throw refused('signature.not_png', SIGNATURE_REFUSALS.notPng)
  const width = bytes.readUInt32BE(16)
  const height = bytes.readUInt32BE(20)
  if (width === 0 || height === 0 || width > WIDEST || height > HIGHEST)
    throw refused('signature.size', SIGNATURE_REFUSALS.size(WIDEST, HIGHEST))
}

async function decode(bytes: Buffer) {
  try {
    if (!(await hasItsPixels(bytes))) throw new Error('Other pixels than announced')
    const picture = sharp(bytes, { failOn: 'warning' })
    return await picture
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
  } catch {
    throw refused('signature.not_png', SIGNATURE_REFUSALS.notPng)
  }
}

/** Whether too few pixels show on white paper. */
function isBlank(rgba: Buffer): boolean {
  let inked = 0
  for (let at = 0; at < rgba.length && inked < FEWEST_INKED; at += 4) {
    const alpha = (rgba[at + 3] ?? 0) / 255
    const light = ((rgba[at] ?? 0) + (rgba[at + 1] ?? 0) + (rgba[at + 2] ?? 0)) / 3
    if ((255 - light) * alpha > 60) inked++
  }
  return inked < FEWEST_INKED
}

function refused(code: string, message: string): DomainError {
  return refuse({ code, message, path: 'signatureData' })
}
