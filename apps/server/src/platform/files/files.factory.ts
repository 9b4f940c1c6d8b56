import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import type { FileKeeper } from './file-keeper.ts'
import { openFiles } from './open-files.ts'

const keepers = new WeakMap<Database, FileKeeper>()
let elsewhere: FileKeeper | undefined

/** Registers the file keeper that holds the files of a database. */
export function keepFilesOf(database: Database, files: FileKeeper) {
  keepers.set(database, files)
}

/** The file keeper of a database; without a server, a folder of this process. */
export function filesOf(database: Database): FileKeeper {
  return keepers.get(database) ?? (elsewhere ??= openOwnFolder())
}

function openOwnFolder(): FileKeeper {
  const dataDir = mkdtempSync(join(tmpdir(), 'sillage-papers-'))
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  return openFiles({ dataDir, s3: null, clamdUrl: null, ibanKey: randomUUID() })
}
