import { isUtf8 } from 'node:buffer'
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer as readWhole } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { ATTACHMENT_MESSAGES } from '@sillage/domain/claims/attachments.messages.ts'
import {
  type AttachmentType,
  MOST_ATTACHMENT_BYTES,
  shownName,
  typeOfContent,
  typeOfName,
} from '@sillage/domain/claims/attachments.ts'
import { mustHoldNoConnection } from '../database/database.ts'
import { DomainError } from '../http/domain-error.ts'
import type { Waiter } from '../http/queue.ts'
import type { WorkContext } from '../http/request-context.ts'
import type { PaperKeys } from '../sealing/paper-keys.ts'
import { sha256Of } from '../sha256.ts'
import { openDiskProbe } from './disk-probe.ts'
import { nowAndThen } from './now-and-then.ts'
import { type ObjectStore, previewOf } from './object-store.ts'
import { createPaperVault, type PaperVault } from './paper-vault.ts'
import { pdfProblemOf, pdfQueue } from './pdf-content.ts'
import { encodeAnew, picturesWaiting } from './pictures.ts'
import { scan } from './scanner.ts'
import { touchObject } from './stored-objects.repository.ts'

const DAY_MS = 86_400_000

interface GivenFile {
  readonly name: string
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

interface KeptFile {
  readonly key: string
  readonly type: AttachmentType
  readonly bytes: number
}

/** Who waits for it: nobody for the files of a demonstration. */
type KeepContext = WorkContext & { readonly waiter?: Waiter }

/** How many pictures and PDFs wait to be read in this process. */
export const filesWaiting = () => ({ pictures: picturesWaiting(), pdfs: pdfQueue.length() })

/** Receives files, checks them and stores each content once. */
export interface FileKeeper {
  /** Stores a file after checking that its content matches its type; throws a refusal that names it. */
  keep(context: KeepContext, file: GivenFile): Promise<KeptFile>
  /** Stores a document of our own, before the row that names it. Returns its key. */
  keepPaper(context: WorkContext, pdf: Buffer): Promise<string>
  open(key: string): Promise<Readable>
  /** Reads a whole document: none is larger than a few hundred kilobytes. */
  readPaper(key: string): Promise<Buffer>
  openPreview(key: string): Promise<Readable>
  /** Encrypted health documents. */
  readonly vault: PaperVault
  remove(key: string): Promise<void>
  /** Rejects while this machine can write no file. */
  probe(): Promise<void>
  /** Rejects while the object store doesn't respond. Asks it at most every three seconds. */
  probeStore(): Promise<void>
  /** Removes the temporary files of interrupted uploads. */
  tidy(now: Temporal.Instant): Promise<void>
}

interface Parts {
  readonly store: ObjectStore
  /** A local folder for files that are not stored yet. */
  readonly incoming: string
  readonly clamdUrl: string | null
  readonly keys: PaperKeys
}

export function createFileKeeper({ store, incoming, clamdUrl, keys }: Parts): FileKeeper {
  return {
    async keep({ database, now, waiter }, { name, bytes }) {
      mustHoldNoConnection('Keeping a file')
      await mkdir(incoming, { recursive: true })
      const place = join(incoming, randomUUID())
      const encoded = `${place}.encoded`
      const preview = `${place}.preview`
      try {
        const received = await receive(place, { name, bytes })
        const type = await typeOfFile(place, name)
        if (clamdUrl !== null) await mustBeClean({ clamdUrl, path: place, name })
        if (type === 'pdf') await mustOnlyShowPages({ path: place, name, waiter })
        const isEncoded = type === 'jpg' || type === 'png'
        if (isEncoded) {
          const problem = await encodeAnew(type, { from: place, to: encoded, preview }, waiter)
          if (problem) throw PICTURE_REFUSALS[problem](name)
        }
        const final = isEncoded ? encoded : place
        const key = isEncoded ? await hashOf(encoded) : received
        const { size } = await stat(final)
        await touchObject(database, {
          key,
          type,
          bytes: size,
          at: new Date(now.epochMilliseconds),
        })
        if (!(await store.has(key))) {
          // the preview first, so that a stored picture always has one
          if (isEncoded) await store.put(previewOf(key), preview)
          await store.put(key, final)
        }
        return { key, type, bytes: size }
      } finally {
        for (const path of [place, encoded, preview]) await rm(path, { force: true })
      }
    },
    async keepPaper({ database, now }, pdf) {
      mustHoldNoConnection('Keeping a paper')
      const key = sha256Of(pdf).toString('hex')
      const at = new Date(now.epochMilliseconds)
      await touchObject(database, { key, type: 'pdf', bytes: pdf.length, at })
      if (await store.has(key)) return key
      await mkdir(incoming, { recursive: true })
      const place = join(incoming, randomUUID())
      try {
        await writeFile(place, pdf, { mode: 0o600 })
        await store.put(key, place)
      } finally {
        await rm(place, { force: true })
      }
      return key
    },
    open: (key) => store.get(key),
    readPaper: async (key) => readWhole(await store.get(key)),
    openPreview: (key) => store.get(previewOf(key)),
    vault: createPaperVault({ store, incoming, keys }),
    async remove(key) {
      await store.delete(key)
      await store.delete(previewOf(key))
    },
    probe: openDiskProbe(incoming),
    probeStore: nowAndThen(() => store.probe()),
    async tidy(now) {
      const names = await readdir(incoming).catch(() => [])
      for (const name of names) {
        const { mtimeMs } = await stat(join(incoming, name)).catch(() => ({ mtimeMs: Infinity }))
        if (now.epochMilliseconds - mtimeMs > DAY_MS)
          await rm(join(incoming, name), { force: true })
      }
    },
  }
}

/**
 * Writes the bytes to a file as they come. Returns their SHA-256, calculated on the way so that the file is read once.
 */
async function receive(place: string, { name, bytes }: GivenFile): Promise<string> {
  const handle = await open(place, 'wx', 0o600)
  const hash = createHash('sha256')
  try {
    let size = 0
    for await (const piece of bytes) {
      size += piece.length
      if (size > MOST_ATTACHMENT_BYTES)
        throw refusal(413, 'file.too_large', ATTACHMENT_MESSAGES.tooLarge(shownName(name)))
      hash.update(piece)
      await handle.write(piece)
    }
    if (size === 0) throw refusal(422, 'file.empty', ATTACHMENT_MESSAGES.empty(shownName(name)))
    return hash.digest('hex')
  } finally {
    await handle.close()
  }
}

async function typeOfFile(path: string, name: string): Promise<AttachmentType> {
  const handle = await open(path)
  const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0).finally(() => handle.close())
  const type = typeOfContent(buffer)
  if (type !== typeOfName(name))
    throw refusal(415, 'file.lying', ATTACHMENT_MESSAGES.lyingType(shownName(name)))
  if (type === 'txt') {
    const text = await readFile(path)
    if (!isUtf8(text) || text.includes(0))
      throw refusal(415, 'file.not_text', ATTACHMENT_MESSAGES.unreadableText(shownName(name)))
  }
  return type
}

interface Suspect {
  readonly clamdUrl: string
  readonly path: string
  readonly name: string
}

async function mustBeClean({ clamdUrl, path, name }: Suspect) {
  const verdict = await scan(clamdUrl, path)
  if (verdict === 'infected')
    throw refusal(422, 'file.infected', ATTACHMENT_MESSAGES.infected(shownName(name)))
  // a file that could not be scanned is refused
  if (verdict === 'unknown')
    throw new DomainError({
      status: 503,
      code: 'file.not_scanned',
      message: ATTACHMENT_MESSAGES.scannerDown(shownName(name)),
      retryAfter: 60,
    })
}

/** Refuses a PDF with anything that a reader would run, open or send; a printed copy has none of it. */
async function mustOnlyShowPages({
  path,
  name,
  waiter,
}: {
  readonly path: string
  readonly name: string
  readonly waiter: Waiter | undefined
}) {
  const problem = await pdfProblemOf(path, { waiter })
  if (problem === 'late')
    throw new DomainError({
      status: 503,
      code: 'file.not_checked',
      message: ATTACHMENT_MESSAGES.notChecked(shownName(name)),
      retryAfter: 10,
    })
  if (problem)
    throw refusal(422, `file.pdf_${problem}`, ATTACHMENT_MESSAGES.pdf[problem](shownName(name)))
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

const PICTURE_REFUSALS = {
  unreadable: (name: string) =>
    refusal(415, 'file.unreadable', ATTACHMENT_MESSAGES.unreadablePicture(shownName(name))),
  too_many_pixels: (name: string) =>
    refusal(422, 'file.pixels', ATTACHMENT_MESSAGES.tooManyPixels(shownName(name))),
  heavy_png: (name: string) =>
    refusal(422, 'file.heavy_png', ATTACHMENT_MESSAGES.heavyPng(shownName(name))),
} as const

function refusal(status: 413 | 415 | 422, code: string, message: string): DomainError {
  return new DomainError({ status, code, message })
}
