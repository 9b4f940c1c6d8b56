import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/embedded-postgres.ts'
import { SERVER_ROLE } from '../apps/server/src/platform/database/server-role.ts'
import { DEMO } from './people.ts'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Where the server of a run keeps its things; runs on other ports have theirs. */
export const folderOf = (port: number | string) => join(ROOT, `.cache/e2e-${port}`)

/** The PostgreSQL of a run, started by whoever comes first, and the addresses of its database: the server's and the owner's. */
export async function openPostgres(port: number | string) {
  const postgres = await startEmbeddedPostgres(folderOf(port))
  const { host, user } = postgres.connection('e2e')
  const as = (role: string) => `postgres://${role}@localhost/e2e?host=${encodeURIComponent(host)}`
  return { ...postgres, address: as(SERVER_ROLE), ownerAddress: as(user) }
}

/** The database of a run as its owner, for what no call does. */
export async function openOwnDatabase(port: number | string) {
  const { host, user } = (await openPostgres(port)).connection('e2e')
  return openDatabase({ host, user, database: 'e2e', max: 1 })
}

/** As if the provider had sent nobody of this address yet: a journey that is walked again begins like the first. */
export async function forgetOutsider(email: string) {
  const database = await openOwnDatabase(process.env['E2E_PORT'] ?? '4173')
  const account = database.selectFrom('account').select('id').where('email', '=', email)
  await database.deleteFrom('external_identity').where('account_id', '=', account).execute()
  // the team was there before it came from outside
  if (!Object.values<string>(DEMO).includes(email))
    await database
      .updateTable('account')
      .set({ email: `${randomUUID()}@exemple.fr` })
      .where('email', '=', email)
      .execute()
  await database.destroy()
}
