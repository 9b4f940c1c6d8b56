import { join } from 'node:path'
import { createPaperKeys } from '../sealing/paper-keys.ts'
import { createFileKeeper, type FileKeeper } from './file-keeper.ts'
import { folderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { type S3Place, s3Store } from './s3-store.ts'

interface Settings {
  readonly dataDir: string
  readonly s3: S3Place | null
  readonly clamdUrl: string | null
  /** Encrypts health documents. */
  readonly ibanKey: string
  readonly previousIbanKey?: string | null
}

/** The files of an installation: in its data folder, or in an S3 bucket. */
export function openFiles(settings: Settings): FileKeeper {
  const { dataDir, clamdUrl, ibanKey, previousIbanKey = null } = settings
  return createFileKeeper({
    store: openStore(settings),
    incoming: join(dataDir, 'incoming'),
    clamdUrl,
    keys: createPaperKeys(ibanKey, previousIbanKey),
  })
}

/** The bare store, for code that moves files already checked at upload. */
export function openStore({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): ObjectStore {
  return s3 ? s3Store(s3) : folderStore(join(dataDir, 'files'))
}
