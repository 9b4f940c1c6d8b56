import { ConfigError } from '../platform/configuration/config-values.ts'

/** A sentence for a failure that the operator can fix; any other error unchanged. */
export function explainStartFailure(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const call = 'syscall' in error ? String(error.syscall) : ''
  if (call === 'listen') return LISTENING[code] ?? error
  if (call === 'getaddrinfo' && 'hostname' in error && error.hostname === process.env['HOST'])
    return LISTENING['EADDRNOTAVAIL']
  const place = 'path' in error ? ` (${String(error.path)})` : ''
  if (call !== 'connect' && FOLDER[code] !== undefined) return FOLDER[code] + place
  // initdb's own exit code says nothing, so its output is read
  if ('stderr' in error && /No space left on device/.test(String(error.stderr)))
    return FOLDER['ENOSPC']
  if (/\bpg_trgm\b/.test(error.message) && /^(0A000|58P01)$/.test(code)) return NO_TRIGRAMS
  if (ABSENT.test(code) || call === 'connect')
    return `La base de données indiquée par DATABASE_URL ne répond pas (${code}).`
  return DATABASE[code] ?? error
}

const LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Ce port est déjà pris. Choisissez-en un autre avec PORT.',
  EACCES: 'Ce port est réservé. Choisissez-en un autre avec PORT.',
  EADDRNOTAVAIL: 'HOST n’est pas une adresse de cette machine.',
}

const FULL =
  'Le disque est plein : Sillage ne peut pas écrire dans DATA_DIR. Faites de la place, ou choisissez un autre dossier.'
const CLOSED =
  'Sillage ne peut pas écrire dans DATA_DIR : le dossier doit être ouvert à l’utilisateur qui le lance, sur un disque qui accepte l’écriture.'

const FOLDER: Readonly<Record<string, string>> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EFBIG: FULL,
  EROFS: CLOSED,
  EACCES: CLOSED,
  EPERM: CLOSED,
  ENOTDIR: CLOSED,
}

const NO_TRIGRAMS =
  'L’extension pg_trgm manque au serveur PostgreSQL. Installez ses modules complémentaires (paquet postgresql-contrib), puis relancez.'

/** No answer, no such database, or a wrong name or password. */
const ABSENT =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|28P01|28000|3D000|57P03)$/

const DATABASE: Readonly<Record<string, string>> = {
  '42501':
    'La base est à mettre à jour, et le rôle qui s’y connecte n’en a pas le droit : donnez à DATABASE_OWNER_URL celui qui possède les tables.',
  '25006':
    'La base de données n’accepte pas l’écriture : DATABASE_URL indique sans doute une copie.',
  '53100': 'Le disque de la base de données est plein.',
  '53300': 'La base de données refuse une connexion de plus.',
}
