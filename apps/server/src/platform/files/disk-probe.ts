import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError } from '../http/domain-error.ts'
import { nowAndThen } from './now-and-then.ts'

/** The block size of most disks: a full disk has none left. */
const BLOCK = Buffer.alloc(4096)

/**
 * Returns a check that rejects while the folder accepts no new file (disk full or read-only). It tries at most every
 * three seconds.
 */
export function openDiskProbe(folder: string): () => Promise<void> {
  return nowAndThen(() => tryDisk(folder))
}

async function tryDisk(folder: string) {
  const place = join(folder, `probe-${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(place, BLOCK, { flag: 'wx' })
  } catch {
    throw new DomainError({
      status: 503,
      code: 'disk.closed',
      message: 'Le disque du serveur n’accepte plus de fichier.',
      retryAfter: 10,
    })
  } finally {
    await rm(place, { force: true }).catch(() => undefined)
  }
}
