import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** The properties of a PostgreSQL that Sillage depends on. */
export interface Traits {
  /** 180004 for 18.4. */
  readonly number: number
  readonly version: string
  readonly encoding: string
  /** Whether `pg_trgm` is installed or can be. */
  readonly hasTrigrams: boolean
  /** Settings with which a power cut would lose committed data. */
  readonly careless: readonly string[]
}

export async function readTraits(database: Database): Promise<Traits> {
  const { rows } = await sql<Omit<Traits, 'careless'> & { careless: string[] }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding,
      exists (select from pg_available_extensions where name = 'pg_trgm') as "hasTrigrams",
      array(select name from pg_settings
        where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name) as careless
  `.execute(database)
  const [traits] = rows
  if (!traits) throw new Error('No row')
  return traits
}
