import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/embedded-postgres.ts'
import { SERVER_ROLE } from '../apps/server/src/platform/database/server-role.ts'
import { DEMO } from './people.ts'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The port of the run's server. */
export const PORT = process.env['E2E_PORT'] ?? '4173'

/** The data folder of a run's server; each port has its own. */
export const folderOf = (port: number | string) => join(ROOT, `.cache/e2e-${port}`)

/**
 * The PostgreSQL of a run, started by the first caller, and the addresses of its database for the server and for the
 * owner.
 */
export async function openPostgres(port: number | string) {
  const postgres = await startEmbeddedPostgres(folderOf(port))
  const { host, user } = postgres.connection('e2e')
  const as = (role: string) => `postgres://${role}@localhost/e2e?host=${encodeURIComponent(host)}`
  return { ...postgres, address: as(SERVER_ROLE), ownerAddress: as(user) }
}

/** The database of a run as its owner, for changes that no API call can make. */
export async function openOwnDatabase(port: number | string = PORT) {
  const { host, user } = (await openPostgres(port)).connection('e2e')
  return openDatabase({ host, user, database: 'e2e', max: 1 })
}

/** Removes every trace of a sign-in through the provider, so that a repeated journey starts like the first one. */
export async function forgetOutsider(email: string) {
  const database = await openOwnDatabase()
  const account = database.selectFrom('account').select('id').where('email', '=', email)
  await database.deleteFrom('external_identity').where('account_id', '=', account).execute()
  // the demo's team accounts existed before, so they keep their address
  if (!Object.values<string>(DEMO).includes(email))
    await database
      .updateTable('account')
      .set({ email: `${randomUUID()}@exemple.fr` })
      .where('email', '=', email)
      .execute()
  await database.destroy()
}
