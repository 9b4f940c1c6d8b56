import { hash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Config } from '../../../platform/configuration/config.ts'
import { openStore } from '../../../platform/files/open-files.ts'
import { DOCTOR_MESSAGES as SAY } from './doctor.messages.ts'
import { type Finding, fault, watch, well } from './finding.ts'

const GIBIBYTE = 2 ** 30
/** Below this, one night of files and of PostgreSQL's journal may fill the disk. */
const LEAST_FREE = 2 * GIBIBYTE

export async function lookAtFolder({ dataDir, demo }: Config): Promise<readonly Finding[]> {
  const topic = SAY.topics.folder
  const probe = join(dataDir, `probe-${randomUUID()}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(probe, randomBytes(4096), { flag: 'wx', mode: 0o600 })
  } catch {
    return [fault(topic, SAY.folder.closed(dataDir))]
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const said = `${(free / GIBIBYTE).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0Gio`
  const { mode } = await stat(dataDir)
  return [
    free < LEAST_FREE
      ? watch(topic, SAY.folder.full(dataDir, said))
      : well(topic, SAY.folder.open(dataDir, said)),
    // as root, PostgreSQL runs under another account, which must be able to enter
    ...(!demo && (mode & 0o007) !== 0 && process.getuid?.() !== 0
      ? [watch(topic, SAY.folder.readable(dataDir))]
      : []),
  ]
}

/** Stores a random file, reads it back and deletes it. */
export async function lookAtStorage(config: Config): Promise<readonly Finding[]> {
  const topic = SAY.topics.storage
  const place = config.s3 === null ? SAY.storage.folder : SAY.storage.s3
  const bytes = randomBytes(1024)
  const key = hash('sha256', bytes)
  const file = join(tmpdir(), `sillage-probe-${key}`)
  try {
    const store = openStore(config)
    await writeFile(file, bytes, { mode: 0o600 })
    await store.put(key, file)
    const isSame = (await buffer(await store.get(key))).equals(bytes)
    await store.delete(key)
    const isGone = !(await store.has(key))
    if (isSame && isGone) return [well(topic, SAY.storage.works(place))]
  } catch {
    // reported below: whatever the error, files can't be checked
  } finally {
    await rm(file, { force: true })
  }
  return [fault(topic, SAY.storage.fails(place))]
}
