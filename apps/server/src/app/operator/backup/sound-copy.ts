import { createReadStream } from 'node:fs'
import { ConfigError } from '../../../platform/configuration/config-values.ts'
import { BACKUP_MESSAGES } from './backup.messages.ts'
import { type Manifest, placesIn } from './manifest.ts'
import { measure, readCompressed } from './streams.ts'

/** Reads a whole backup and compares it with its manifest; throws at the first file that differs. */
export async function mustBeSound(folder: string, manifest: Manifest) {
  const places = placesIn(folder)
  for (const { name, sha256 } of manifest.tables) {
    const file = places.rows(name)
    await compare({ file, bytes: readCompressed(file), sha256 })
  }
  for (const { key, sha256 } of manifest.objects) {
    const file = places.object(key)
    await compare({ file, bytes: createReadStream(file), sha256 })
  }
  const { heads } = manifest
  if (heads)
    await compare({
      file: places.heads,
      bytes: createReadStream(places.heads),
      sha256: heads.sha256,
    })
}

interface Compared {
  readonly file: string
  readonly bytes: AsyncIterable<Buffer>
  readonly sha256: string
}

async function compare({ file, bytes, sha256 }: Compared) {
  const found = await measure(bytes).catch(() => null)
  if (found?.sha256 !== sha256) throw new ConfigError(BACKUP_MESSAGES.changed(file))
}
