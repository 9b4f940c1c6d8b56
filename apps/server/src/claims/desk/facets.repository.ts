import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** The nature ids and incident years that occur, read from the indexes by skipping from value to value. */
export async function findFacets(database: Database) {
  const natures = await sql<{ id: string }>`
    with recursive step as (
      (select nature_id as id from claim order by nature_id limit 1)
      union all
      select (select nature_id from claim where nature_id > step.id order by nature_id limit 1)
      from step where step.id is not null
    ) select id from step where id is not null`.execute(database)
  const years = await sql<{ year: number }>`
    with recursive step as (
      (select incident_date from claim order by incident_date desc limit 1)
      union all
      select (select incident_date from claim
        where incident_date < date_trunc('year', step.incident_date)::date
        order by incident_date desc limit 1)
      from step where step.incident_date is not null
    ) select extract(year from incident_date)::int as year from step where incident_date is not null`.execute(
    database,
  )
  return {
    natures: natures.rows.map(({ id }) => id),
    years: years.rows.map(({ year }) => year),
  }
}
