import { promisify } from 'node:util'
import { inflate, type ZlibOptions } from 'node:zlib'

/** Samples per pixel for each PNG colour type: grey, RGB, palette, grey + alpha, RGBA. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const SIGNATURE_LENGTH = 8

const unpack = promisify<Buffer, ZlibOptions, Buffer>(inflate)

/**
 * Whether a non-interlaced PNG unpacks to exactly the pixels its header announces. The decoder does not check: with
 * fewer it would leave process memory in the picture, with more it would unpack without a limit.
 */
export async function hasItsPixels(png: Buffer): Promise<boolean> {
  const width = png.readUInt32BE(16)
  const height = png.readUInt32BE(20)
  const samples = SAMPLES[png[25] ?? -1]
  if (samples === undefined) return false
  const lineBytes = 1 + Math.ceil((width * samples * (png[24] ?? 0)) / 8)
  try {
    const packed = Buffer.concat(chunksOf(png, 'IDAT'))
    const most = height * lineBytes
    return (await unpack(packed, { maxOutputLength: most })).length === most
  } catch {
    return false
  }
}

function chunksOf(png: Buffer, wanted: string): Buffer[] {
  const found: Buffer[] = []
  for (let at = SIGNATURE_LENGTH; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    if (type === wanted) found.push(png.subarray(at + 8, at + 8 + length))
    if (type === 'IEND') break
    at += 12 + length
  }
  return found
}
