import { randomUUID } from 'node:crypto'
import { chmodSync, constants, createReadStream, mkdirSync } from 'node:fs'
import { access, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ObjectStore } from './object-store.ts'

/** A folder as object store: files are at `ab/cdef…`, so that no folder holds too many. */
export function folderStore(root: string): ObjectStore {
  // a folder created before `umask 077` was readable by every user of the machine
  mkdirSync(root, { recursive: true, mode: 0o700 })
  chmodSync(root, 0o700)
  const pathOf = (key: string) => {
    if (!/^[0-9a-f]{64}(?:\.webp)?$/.test(key)) throw new Error('Not the key of an object')
    return join(root, key.slice(0, 2), key.slice(2))
  }
  return {
    has: (key) =>
      access(pathOf(key), constants.R_OK).then(
        () => true,
        () => false,
      ),
    async put(key, path) {
      const place = pathOf(key)
      const folder = dirname(place)
      const beside = join(folder, `${randomUUID()}.part`)
      await mkdir(folder, { recursive: true })
      try {
        await copyFile(path, beside)
        await flush(beside)
        await rename(beside, place)
        await flush(folder)
      } finally {
        await rm(beside, { force: true })
      }
    },
    async get(key) {
      const file = createReadStream(pathOf(key))
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      file.once('open', () => resolve())
      file.once('error', reject)
      await promise
      return file
    },
    probe: () => access(root, constants.R_OK | constants.W_OK),
    delete: (key) => rm(pathOf(key), { force: true }),
  }
}

/** Flushes to disk a file, or the entries of a folder, so that a power cut can't lose it. */
async function flush(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
