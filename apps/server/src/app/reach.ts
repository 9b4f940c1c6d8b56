import type { PoolConfig } from 'pg'
import type { Places } from '../platform/configuration/config.ts'
import { ConfigError } from '../platform/configuration/config-values.ts'
import { awaitDatabase } from '../platform/database/await-database.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { hasDatabase } from '../platform/database/embedded/embedded-folder.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts'
import { holdEmbeddedPostgres } from '../platform/database/embedded/held-postgres.ts'
import { SERVER_ROLE } from '../platform/database/server-role.ts'

/** Called with what was opened; the end of the process closes it, from the last to the first. */
export type OnEnd = (close: () => Promise<unknown>) => void

/** The ways into a database: as the server, and as who owns its tables where that is another. */
export interface Ways {
  readonly server: PoolConfig
  readonly owner: PoolConfig | null
}

/** There is no database yet where a command looks for one. */
export class NoDatabaseError extends ConfigError {}

/** The outside database, or the embedded one once this process alone holds its folder; the owner's way in is apart. */
export async function waysInto(places: Places, onEnd: OnEnd): Promise<Ways> {
  if (places.databaseUrl !== null) return outsideWays(places)
  const embedded = await holdEmbeddedPostgres(places.dataDir)
  onEnd(() => embedded.stop())
  return waysOf(embedded)
}

/** The same beside a server that runs, whose embedded database is then left running; none is made. */
export async function waysBeside(places: Places, onEnd: OnEnd): Promise<Ways> {
  const { databaseUrl, dataDir } = places
  if (databaseUrl !== null) return outsideWays(places)
  if (!hasDatabase(dataDir)) throw new NoDatabaseError(`Aucune donnée dans ${dataDir}.`)
  const held = await holdEmbeddedPostgres(dataDir).catch(() => null)
  if (held) onEnd(() => held.stop())
  // a server holds it
  return waysOf(held ?? (await startEmbeddedPostgres(dataDir)))
}

/** A database as the server reaches it, once it answers. */
export async function openServed({ server }: Ways, places: Places, onEnd: OnEnd) {
  const database: Database = openDatabase({ ...server, max: 2 })
  onEnd(() => database.destroy())
  if (places.databaseUrl !== null) await awaitDatabase(database)
  return database
}

function outsideWays({ databaseUrl, databaseOwnerUrl }: Places): Ways {
  return {
    server: { connectionString: databaseUrl ?? '' },
    owner: databaseOwnerUrl === null ? null : { connectionString: databaseOwnerUrl },
  }
}

function waysOf(embedded: { connection(database: string, user?: string): PoolConfig }): Ways {
  return {
    server: embedded.connection('postgres', SERVER_ROLE),
    owner: embedded.connection('postgres'),
  }
}
