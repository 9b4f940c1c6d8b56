import type { PoolConfig } from 'pg'
import { ConfigError } from '../platform/configuration/config-values.ts'
import { DEMO_ACCOUNTS } from '../platform/configuration/demo-accounts.ts'
import { openDatabase } from '../platform/database/database.ts'
import { type Contents, findContents } from '../platform/database/demonstration.repository.ts'

export const TEAM = DEMO_ACCOUNTS.filter(({ role }) => role !== 'user').map(({ email }) => email)

const REFUSED_BY_DEMO: Partial<Record<Contents, string>> = {
  accounts:
    'Cette base contient des comptes qui ne sont pas ceux d’une démonstration. Choisissez un autre DATA_DIR ou une autre DATABASE_URL, ou indiquez NODE_ENV=production.',
  foreign:
    'Cette base contient les tables d’un autre programme : la démonstration demande une base vide. Choisissez une autre DATABASE_URL.',
}
const REFUSED_BY_PRODUCTION: Partial<Record<Contents, string>> = {
  demonstration:
    'Cette base a été remplie par une démonstration, dont les mots de passe sont publics : elle ne s’ouvre pas en production. Choisissez un autre DATA_DIR ou une autre DATABASE_URL.',
}

/**
 * Refuses a demonstration's database in production, and any other in a demonstration. Checked before anything is
 * written, with a role that can read tables of older releases.
 */
export async function refuseOtherDatabase(connection: PoolConfig, { demo }: { demo: boolean }) {
  const refused = demo ? REFUSED_BY_DEMO : REFUSED_BY_PRODUCTION
  const database = openDatabase({ ...connection, max: 1 })
  const contents = await findContents(database, TEAM).finally(() => database.destroy())
  const sentence = refused[contents]
  if (sentence !== undefined) throw new ConfigError(sentence)
}
