import type { PoolConfig } from 'pg'
import type { Places } from '../platform/configuration/config.ts'
import { ConfigError } from '../platform/configuration/config-values.ts'
import { awaitDatabase } from '../platform/database/await-database.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { hasDatabase } from '../platform/database/embedded/embedded-folder.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts'
import { holdEmbeddedPostgres } from '../platform/database/embedded/held-postgres.ts'
import { SERVER_ROLE } from '../platform/database/server-role.ts'

/** Registers a closing function; they run in reverse order when the process ends. */
export type OnEnd = (close: () => Promise<unknown>) => void

/** The connections to a database: as the server, and as the owner of its tables if that is another role. */
export interface Connections {
  readonly server: PoolConfig
  readonly owner: PoolConfig | null
}

/** Thrown when a command finds no database. */
export class NoDatabaseError extends ConfigError {}

/** The external database, or the embedded one once this process holds its folder. */
export async function connectExclusively(places: Places, onEnd: OnEnd): Promise<Connections> {
  if (places.databaseUrl !== null) return externalConnections(places)
  const embedded = await holdEmbeddedPostgres(places.dataDir)
  onEnd(() => embedded.stop())
  return embeddedConnections(embedded)
}

/** The same while a server may be running: its embedded database is then used and left running. Creates none. */
export async function connectBesideServer(places: Places, onEnd: OnEnd): Promise<Connections> {
  const { databaseUrl, dataDir } = places
  if (databaseUrl !== null) return externalConnections(places)
  if (!hasDatabase(dataDir)) throw new NoDatabaseError(`Aucune donnée dans ${dataDir}.`)
  const held = await holdEmbeddedPostgres(dataDir).catch(() => null)
  if (held) onEnd(() => held.stop())
  // a running server holds it
  return embeddedConnections(held ?? (await startEmbeddedPostgres(dataDir)))
}

/** A database with the server's role, once it responds. */
export async function openServed({ server }: Connections, places: Places, onEnd: OnEnd) {
  const database: Database = openDatabase({ ...server, max: 2 })
  onEnd(() => database.destroy())
  if (places.databaseUrl !== null) await awaitDatabase(database)
  return database
}

function externalConnections({ databaseUrl, databaseOwnerUrl }: Places): Connections {
  return {
    server: { connectionString: databaseUrl ?? '' },
    owner: databaseOwnerUrl === null ? null : { connectionString: databaseOwnerUrl },
  }
}

function embeddedConnections(embedded: {
  connection(database: string, user?: string): PoolConfig
}): Connections {
  return {
    server: embedded.connection('postgres', SERVER_ROLE),
    owner: embedded.connection('postgres'),
  }
}
