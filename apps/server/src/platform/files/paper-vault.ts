import { hash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer as readWhole } from 'node:stream/consumers'
import { type AttachmentType, isPicture } from '@sillage/domain/claims/attachments.ts'
import { mustHoldNoConnection } from '../database/database.ts'
import type { WorkContext } from '../http/request-context.ts'
import type { PaperKeys } from '../sealing/paper-keys.ts'
import { openBytes, sealBytes } from '../sealing/sealing.ts'
import { type ObjectStore, previewOf } from './object-store.ts'
import { touchObject } from './stored-objects.repository.ts'

/** A file as its row names it; `sealed_key` is set when the file is encrypted. */
export interface KeptRow {
  readonly id: string
  readonly object_key: string
  readonly sealed_key: Buffer | null
}

interface OpenPaper {
  readonly fileId: string
  readonly key: string
  readonly type: AttachmentType
}

/** Health documents: stored encrypted, and read only through here. */
export interface PaperVault {
  /** Stores an encrypted copy of a file, before the row that names it. */
  seal(
    context: WorkContext,
    paper: OpenPaper,
  ): Promise<{ readonly key: string; readonly sealedKey: Buffer }>
  /** The file of a row, encrypted or not. */
  open(row: KeptRow): Promise<Readable>
  openPreview(row: KeptRow): Promise<Readable>
}

interface Parts {
  readonly store: ObjectStore
  readonly incoming: string
  readonly keys: PaperKeys
}

export function createPaperVault({ store, incoming, keys }: Parts): PaperVault {
  const put = async (key: string, sealed: Buffer) => {
    await mkdir(incoming, { recursive: true })
    const place = join(incoming, randomUUID())
    try {
      await writeFile(place, sealed, { mode: 0o600 })
      await store.put(key, place)
    } finally {
      await rm(place, { force: true })
    }
  }
  const openAs = async (part: 'paper' | 'preview', row: KeptRow) => {
    const stored = await store.get(part === 'paper' ? row.object_key : previewOf(row.object_key))
    if (row.sealed_key === null) return stored
    // read whole, since nothing may be sent before its seal is verified; ten megabytes at most
    const bytes = openBytes(keys.open(row.id, row.sealed_key), part, await readWhole(stored))
    return Readable.from(bytes, { objectMode: false })
  }
  return {
    async seal({ database, now }, { fileId, key, type }) {
      mustHoldNoConnection('Sealing a paper')
      const own = keys.draw(fileId)
      const sealed = sealBytes(own.key, 'paper', await readWhole(await store.get(key)))
      const sealedAs = hash('sha256', sealed)
      const at = new Date(now.epochMilliseconds)
      await touchObject(database, { key: sealedAs, type, bytes: sealed.length, at })
      if (isPicture(type)) {
        const preview = await readWhole(await store.get(previewOf(key)))
        await put(previewOf(sealedAs), sealBytes(own.key, 'preview', preview))
      }
      await put(sealedAs, sealed)
      return { key: sealedAs, sealedKey: own.sealed }
    },
    open: (row) => openAs('paper', row),
    openPreview: (row) => openAs('preview', row),
  }
}
