import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigError } from '../../configuration/config-values.ts'

/** A file of the data folder that says where its database is: a relative or an absolute path. */
const MARK = 'database-place'

const gone = (dataDir: string, place: string) =>
  `Le dossier de données ${dataDir} a déjà servi, et sa base manque : elle était dans ${place}. Remettez-la à sa place, restaurez une sauvegarde dans un dossier vide (sillage restore), ou choisissez un autre DATA_DIR.`

const elsewhere = (dataDir: string, place: string) =>
  `La base du dossier de données ${dataDir} est dans ${place} : ce dossier a été copié ou déplacé sans elle, ou ouvert par un autre utilisateur. Démarrez Sillage sur le dossier d’origine, ou restaurez une sauvegarde dans un dossier vide (sillage restore).`

/**
 * Refuses a data folder that was copied without its database, since it would silently start as an empty product. `path`
 * is where this process would look.
 */
export function mustHoldItsDatabase(dataDir: string, path: string) {
  const place = markedPlace(dataDir) ?? unmarkedPlace(dataDir)
  if (place === null) return
  if (place !== path) throw new ConfigError(elsewhere(dataDir, place))
  if (!isThere(join(path, 'data', 'PG_VERSION'))) throw new ConfigError(gone(dataDir, place))
}

/** Records where the database of a folder is, once it exists. */
export function markPlace(requested: string, path: string) {
  const dataDir = resolve(requested)
  const mark = join(dataDir, MARK)
  const text = path === join(dataDir, 'postgres') ? 'postgres' : path
  if (!isThere(mark)) writeFileSync(mark, `${text}\n`)
}

function markedPlace(dataDir: string): string | null {
  const mark = join(dataDir, MARK)
  return isThere(mark) ? resolve(dataDir, readFileSync(mark, 'utf8').trim()) : null
}

/**
 * For a folder older than the mark: the database inside it, if any. Another user's start would not look for it there.
 */
function unmarkedPlace(dataDir: string): string | null {
  const inside = join(dataDir, 'postgres')
  return isThere(join(inside, 'data', 'PG_VERSION')) ? inside : null
}

export function isThere(path: string): boolean {
  try {
    accessSync(path, constants.F_OK)
    return true
  } catch {
    return false
  }
}
