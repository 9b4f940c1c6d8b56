import { hash } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { ConfigError } from '../../configuration/config-values.ts'
import { isThere, mustHoldItsDatabase } from './database-place.ts'

/** The account that PostgreSQL runs under when the process is root, because PostgreSQL refuses to run as root. */
const NOBODY = { uid: 65_534, gid: 65_534 }

export interface EmbeddedFolder {
  /** Holds the data, the binaries and the log. */
  readonly path: string
  /** Holds the socket; separate because a socket's path may not exceed 107 bytes. */
  readonly sockets: string
  /** The user that runs PostgreSQL; null for the current one. */
  readonly owner: { uid: number; gid: number } | null
}

/**
 * Creates the folder of an embedded database where its PostgreSQL can reach it: in /var/lib/sillage when running as
 * root below a folder that others can't enter (a 0700 home).
 */
export function prepareFolder(requested: string): EmbeddedFolder {
  const dataDir = resolve(requested)
  const isRoot = process.getuid?.() === 0
  const name = nameOf(dataDir)
  mkdirSync(dataDir, { recursive: true })
  const path = placeOf(dataDir)
  mustHoldItsDatabase(dataDir, path)
  const user = process.getuid?.() ?? 0
  const sockets = join(tmpdir(), `sillage-${user}-${name}`)
  const owner = isRoot ? NOBODY : null
  for (const folder of [path, sockets]) {
    // a recursive mkdir gives its mode to the parents too, which PostgreSQL must be able to enter
    mkdirSync(dirname(folder), { recursive: true, mode: 0o755 })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (owner) chownSync(folder, owner.uid, owner.gid)
    chmodSync(folder, 0o700)
  }
  // in the shared temporary folder another user could have created the socket folder before us
  if (statSync(sockets).uid !== (owner?.uid ?? user))
    throw new ConfigError(`Le dossier ${sockets} appartient à un autre utilisateur.`)
  return { path, sockets, owner }
}

const nameOf = (dataDir: string) => hash('sha256', dataDir).slice(0, 12)

function placeOf(dataDir: string): string {
  const isApart = process.getuid?.() === 0 && !othersMayEnter(dataDir)
  return isApart ? join('/var/lib/sillage', nameOf(dataDir)) : join(dataDir, 'postgres')
}

/** Whether a data folder has its database; creates nothing. Throws when it had one that is gone. */
export function hasDatabase(requested: string): boolean {
  const dataDir = resolve(requested)
  if (!isThere(dataDir)) return false
  const path = placeOf(dataDir)
  mustHoldItsDatabase(dataDir, path)
  return isThere(join(path, 'data', 'PG_VERSION'))
}

function othersMayEnter(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}
