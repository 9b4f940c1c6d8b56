import { sql } from 'kysely'
import { openOwnDatabase } from './database.ts'

const PORT = process.env['E2E_PORT'] ?? '4173'

/** As if a contract had been signed so many days earlier. */
export async function signedEarlier(contractId: string, days: number) {
  const database = await openOwnDatabase(PORT)
  await sql`update contract set start_date = start_date - ${days}::int, end_date = end_date - ${days}::int,
    created_at = created_at - ${days}::int * interval '1 day' where id = ${contractId}`.execute(
    database,
  )
  await database.destroy()
}
