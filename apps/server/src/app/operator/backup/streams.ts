import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

export interface Measure {
  readonly bytes: number
  readonly sha256: string
  /** Line ends: as many as rows in COPY format. */
  readonly lines: number
}

const LINE_FEED = 10

/** Measures what passes through a stream; `measured` is valid once it has ended. */
function measuring(): {
  readonly pass: (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>
  readonly measured: () => Measure
} {
  const hash = createHash('sha256')
  let bytes = 0
  let lines = 0
  return {
    pass: async function* pass(source) {
      for await (const piece of source) {
        hash.update(piece)
        bytes += piece.length
        for (let at = piece.indexOf(LINE_FEED); at !== -1; at = piece.indexOf(LINE_FEED, at + 1))
          lines++
        yield piece
      }
    },
    measured: () => ({ bytes, lines, sha256: hash.digest('hex') }),
  }
}

/** Measures a source by reading it to its end. */
export async function measure(source: AsyncIterable<Buffer>): Promise<Measure> {
  const { pass, measured } = measuring()
  for await (const piece of pass(source)) void piece
  return measured()
}

/** Writes a source into a new file, readable by its owner only. */
export async function writeAside(source: Readable, file: string): Promise<Measure> {
  const { pass, measured } = measuring()
  await pipeline(source, pass, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  return measured()
}

/** The same, compressed; measures the uncompressed data. */
export async function writeCompressed(source: Readable, file: string): Promise<Measure> {
  const { pass, measured } = measuring()
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  await pipeline(source, pass, createGzip({ level: 1 }), target)
  return measured()
}

export function readCompressed(file: string): Readable {
  const whole = createGunzip()
  // an unreadable file passes its error on to the reader
  createReadStream(file)
    .on('error', (error) => whole.destroy(error))
    .pipe(whole)
  return whole
}
