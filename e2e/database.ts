import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Where the server of a run keeps its things; runs on other ports have theirs. */
export const folderOf = (port: number | string) => join(ROOT, `.cache/e2e-${port}`)

/** The PostgreSQL of a run, started by whoever comes first, and the address of its database. */
export async function openPostgres(port: number | string) {
  const postgres = await startEmbeddedPostgres(folderOf(port))
  const { host, user } = postgres.connection('e2e')
  const address = `postgres://${user}@localhost/e2e?host=${encodeURIComponent(host)}`
  return { ...postgres, address }
}
