import { sql } from 'kysely'
import { openOwnDatabase } from './database.ts'

interface Files {
  /** The claim they are copies of. */
  readonly like: string
  readonly count: number
  /** The handler of all of them, the original included. */
  readonly handlerId: string
}

/** Copies claims in the database: through the API, quotas would make it take days. */
export async function growFiles(port: string, { like, count, handlerId }: Files) {
  const database = await openOwnDatabase(port)
  await sql`
    with made as (
      insert into claim (contract_id, owner_id, nature, nature_id, description, incident_date,
        declared_at, waiting_since, updated_at, status, assignee_id)
      select contract_id, owner_id, nature, nature_id, description, incident_date,
        declared_at - at * interval '1 minute', declared_at - at * interval '1 minute', updated_at,
        status, ${handlerId}
      from claim, generate_series(1, ${count - 1}::int) at where id = ${like}
      returning id, owner_id)
    insert into claim_participant (claim_id, account_id)
    select id, owner_id from made union all select id, ${handlerId} from made`.execute(database)
  await database.destroy()
}

/**
 * How many open files two people have, and in how many transactions these rows and the leaver's account were last
 * written.
 */
export async function filesOf(port: string, handlerId: string, leaverId: string) {
  const database = await openOwnDatabase(port)
  const { rows } = await sql<{ open: number; left: number; transactions: number }>`
    select (select count(*)::int from claim where assignee_id = ${handlerId} and status <> 'closed') as open,
      (select count(*)::int from claim where assignee_id = ${leaverId} and status <> 'closed') as left,
      (select count(distinct written)::int from (
        select xmin::text as written from claim where assignee_id = ${handlerId}
        union all select xmin::text from account where id = ${leaverId}) as rows) as transactions`.execute(
    database,
  )
  await database.destroy()
  return rows[0]
}
