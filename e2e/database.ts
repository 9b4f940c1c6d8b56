import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/embedded-postgres.ts'
import { SERVER_ROLE } from '../apps/server/src/platform/database/server-role.ts'

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
