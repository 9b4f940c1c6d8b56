import { join } from 'node:path'
import { createFileKeeper, type FileKeeper } from './file-keeper.ts'
import { folderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { type S3Place, s3Store } from './s3-store.ts'

interface Settings {
  readonly dataDir: string
  readonly s3: S3Place | null
  readonly clamdUrl: string | null
}

/** The files of an installation: in its data folder, or in an S3. */
export function openFiles(settings: Settings): FileKeeper {
  const { dataDir, clamdUrl } = settings
  return createFileKeeper({
    store: openStore(settings),
    incoming: join(dataDir, 'incoming'),
    clamdUrl,
  })
}

/** The place itself, for who moves files that were checked when they came. */
export function openStore({ dataDir, s3 }: Omit<Settings, 'clamdUrl'>): ObjectStore {
  return s3 ? s3Store(s3) : folderStore(join(dataDir, 'files'))
}
