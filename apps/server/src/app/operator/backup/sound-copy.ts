import { createReadStream } from 'node:fs'
import { ConfigError } from '../../../platform/configuration/config-values.ts'
import { BACKUP_MESSAGES } from './backup.messages.ts'
import { type Manifest, placesIn } from './manifest.ts'
import { measure, readCompressed } from './streams.ts'

/** Reads a whole copy and compares it with its list; throws at the first file that is not what was written. */
export async function mustBeSound(folder: string, manifest: Manifest) {
  const places = placesIn(folder)
  const check = async (file: string, open: () => AsyncIterable<Buffer>, sha256: string) => {
    const found = await measure(open()).catch(() => null)
    if (found?.sha256 !== sha256) throw new ConfigError(BACKUP_MESSAGES.changed(file))
  }
  for (const { name, sha256 } of manifest.tables) {
    const file = places.rows(name)
    await check(file, () => readCompressed(file), sha256)
  }
  for (const { key, sha256 } of manifest.objects) {
    const file = places.object(key)
    await check(file, () => createReadStream(file), sha256)
  }
  const { heads } = manifest
  if (heads) await check(places.heads, () => createReadStream(places.heads), heads.sha256)
}
