import { sql } from 'kysely'
import type { Database } from './database.ts'

/** What a PostgreSQL is like, as far as Sillage needs it to be something. */
export interface Traits {
  /** 180004 for 18.4. */
  readonly number: number
  readonly version: string
  readonly encoding: string
  /** Whether `pg_trgm` is there or can be made. */
  readonly hasTrigrams: boolean
  /** Settings by which a power cut would lose what was committed. */
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
